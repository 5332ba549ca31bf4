import { type ComponentPropsWithRef, Fragment, useId } from 'react';
import type { NavigationItem } from '../../entities/index.js';
import {
  ArrowRight,
  assertFields,
  assertProps,
  ButtonLink,
  Container,
  classes,
  Heading,
  type HeadingLevel,
  Section,
  Text,
} from '../../primitives/index.js';
import { PaperSun } from './PaperSun.js';
import * as styles from './QuoteInvitation.css.js';

export interface QuoteInvitationProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Headline sentences, each on its own line. Two short ones are best. */
  lines: readonly string[];
  /** One or two sentences beside the button. */
  description: string;
  /** Link to the quote form. */
  action: NavigationItem;
  /**
   * Heading level.
   *
   * @default 2
   */
  headingLevel?: HeadingLevel;
}

/** A poster that invites visitors to request a quote. */
export function QuoteInvitation({
  lines,
  description,
  action,
  headingLevel = 2,
  className,
  ...rest
}: QuoteInvitationProps) {
  if (process.env.NODE_ENV !== 'production') {
    assertProps('QuoteInvitation', { action }, { lines });
    assertFields('QuoteInvitation', 'action', action, ['name', 'path']);
  }
  const headingId = useId();
  return (
    <Section
      tone="accent"
      space="none"
      aria-labelledby={headingId}
      className={classes(styles.section, className)}
      {...rest}
    >
      <Container className={styles.content}>
        <div className={styles.columns}>
          <Heading id={headingId} level={headingLevel} variant="sheet" className={styles.heading}>
            {lines.map((line, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat, and never change their order.
              <Fragment key={place}>
                <span className={styles.line}>{line}</span>{' '}
              </Fragment>
            ))}
          </Heading>
          <div className={styles.invitation}>
            <Text variant="lead" className={styles.description}>
              {description}
            </Text>
            <ButtonLink href={action.path} size="large" icon={ArrowRight}>
              {action.name}
            </ButtonLink>
          </div>
        </div>
      </Container>
      <PaperSun className={styles.sun} />
    </Section>
  );
}
