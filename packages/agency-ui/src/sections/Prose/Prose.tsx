import { type ReactNode, useId } from 'react';
import type { NavigationItem } from '../../entities/index.js';
import { ArrowLink, assertProps, type HeadingLevel, Section, type SectionProps, Text } from '../../primitives/index.js';
import { SideHead } from '../SideHead/index.js';
import * as styles from './Prose.css.js';

export interface ProseProps extends Omit<SectionProps, 'children' | 'space'> {
  /** Label above the heading. */
  eyebrow?: string | undefined;
  /** Section heading, which also names the landmark. */
  heading: string;
  /** The first paragraph is larger. Without paragraphs, the section renders nothing. */
  paragraphs: readonly string[];
  /** Link to a page that continues the text. */
  link?: NavigationItem | undefined;
  /** Content below the text, such as a `LeadTimeChart`. */
  children?: ReactNode;
  /**
   * Heading level.
   *
   * @default 2
   */
  headingLevel?: HeadingLevel;
}

/** A few paragraphs next to their headline. */
export function Prose({ eyebrow, heading, paragraphs, link, children, headingLevel = 2, ...rest }: ProseProps) {
  if (process.env.NODE_ENV !== 'production') assertProps('Prose', {}, { paragraphs });
  const headingId = useId();
  if (paragraphs.length === 0) return null;
  return (
    <Section aria-labelledby={headingId} {...rest}>
      <SideHead headingId={headingId} eyebrow={eyebrow} heading={heading} headingLevel={headingLevel}>
        <div className={styles.text}>
          {paragraphs.map((paragraph, index) => (
            <Text key={paragraph} variant={index === 0 ? 'lead' : 'body'} className={styles.paragraph}>
              {paragraph}
            </Text>
          ))}
          {children && <div className={styles.extra}>{children}</div>}
          {link && (
            <ArrowLink href={link.path} className={styles.link}>
              {link.name}
            </ArrowLink>
          )}
        </div>
      </SideHead>
    </Section>
  );
}
