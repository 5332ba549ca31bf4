import { type ReactNode, useId } from 'react';
import type { NavigationItem } from '../../entities/index.js';
import {
  ArrowRight,
  assertFields,
  assertProps,
  ButtonLink,
  Container,
  Eyebrow,
  Heading,
  type HeadingLevel,
  RegistrationMark,
  Section,
  type SectionProps,
  Text,
} from '../../primitives/index.js';
import type { Tone } from '../../theme/index.js';
import * as styles from './CallToActionBanner.css.js';

export interface CallToActionBannerProps extends Omit<SectionProps, 'children' | 'space'> {
  /** Label above the heading. */
  eyebrow?: string;
  /** What the reader gets. Also names the landmark. */
  heading: string;
  /** One or two sentences below the heading. */
  text?: string;
  /** The banner's main action. */
  action: NavigationItem;
  /** An alternative for readers who aren't ready for the main action. */
  secondaryAction?: NavigationItem;
  /** A line below the actions, such as a phone number or "No deposit". */
  note?: ReactNode;
  /**
   * Text at the start with the actions beside it, or everything centred.
   *
   * @default 'start'
   */
  align?: 'start' | 'center';
  /**
   * Heading level.
   *
   * @default 2
   */
  headingLevel?: HeadingLevel;
  /**
   * Tone of the band.
   *
   * @default 'accent'
   */
  tone?: Tone;
}

/** A band with one offer and one action, between sections or at the end of a page. */
export function CallToActionBanner({
  eyebrow,
  heading,
  text,
  action,
  secondaryAction,
  note,
  align = 'start',
  headingLevel = 2,
  tone = 'accent',
  ...rest
}: CallToActionBannerProps) {
  if (process.env.NODE_ENV !== 'production') {
    assertProps('CallToActionBanner', { heading, action });
    assertFields('CallToActionBanner', 'action', action, ['name', 'path']);
  }
  const headingId = useId();
  return (
    <Section tone={tone} space="none" aria-labelledby={headingId} {...rest}>
      <Container className={styles.banner[align]}>
        <RegistrationMark className={styles.mark} />
        <div className={styles.offer}>
          {eyebrow && <Eyebrow className={styles.eyebrow}>{eyebrow}</Eyebrow>}
          <Heading level={headingLevel} variant="title" id={headingId}>
            {heading}
          </Heading>
          {text && (
            <Text variant="lead" className={styles.text}>
              {text}
            </Text>
          )}
        </div>
        <div className={styles.actions}>
          <div className={styles.buttons}>
            <ButtonLink href={action.path} size="large" icon={ArrowRight}>
              {action.name}
            </ButtonLink>
            {secondaryAction && (
              <ButtonLink href={secondaryAction.path} size="large" variant="outline">
                {secondaryAction.name}
              </ButtonLink>
            )}
          </div>
          {note && (
            <Text variant="small" className={styles.note}>
              {note}
            </Text>
          )}
        </div>
      </Container>
    </Section>
  );
}
