import { useId } from 'react';
import type { NavigationItem } from '../../entities/index.js';
import {
  ArrowRight,
  assertFields,
  assertProps,
  ButtonLink,
  Container,
  Heading,
  type HeadingLevel,
  Section,
  type SectionProps,
  Text,
} from '../../primitives/index.js';
import type { Tone } from '../../theme/index.js';
import { HalftoneGlyph } from '../HalftoneGlyph/index.js';
import * as styles from './FaqPrompt.css.js';

export interface FaqPromptProps extends Omit<SectionProps, 'children' | 'space'> {
  /** Section heading, which also names the landmark. */
  heading: string;
  /** One sentence about what the FAQ covers. */
  text?: string;
  /** Link to the FAQ page. */
  link: NavigationItem;
  /**
   * Heading level.
   *
   * @default 2
   */
  headingLevel?: HeadingLevel;
  /**
   * Tone of the section and everything in it.
   *
   * @default 'accent'
   */
  tone?: Tone;
}

/** A link to the FAQ, for visitors who are about to write. */
export function FaqPrompt({
  heading,
  text,
  link,
  tone = 'accent',
  headingLevel = 2,
  className,
  ...rest
}: FaqPromptProps) {
  if (process.env.NODE_ENV !== 'production') {
    assertProps('FaqPrompt', { link });
    assertFields('FaqPrompt', 'link', link, ['name', 'path']);
  }
  const headingId = useId();
  return (
    <Section tone={tone} space="none" aria-labelledby={headingId} className={className} {...rest}>
      <div className={styles.clip}>
        <Container className={styles.slip}>
          <HalftoneGlyph glyph="?" className={styles.mark} />
          <div className={styles.text}>
            <Heading level={headingLevel} id={headingId} variant="feature">
              {heading}
            </Heading>
            {text && <Text>{text}</Text>}
          </div>
          <ButtonLink href={link.path} icon={ArrowRight} className={styles.action}>
            {link.name}
          </ButtonLink>
        </Container>
      </div>
    </Section>
  );
}
