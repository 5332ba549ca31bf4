'use client';

import { type ComponentPropsWithRef, type KeyboardEvent, type MouseEvent, useId, useRef } from 'react';
import type { NavigationItem } from '../../entities/index.js';
import {
  AgencyLink,
  assertProps,
  Button,
  type Consent,
  Container,
  classes,
  formatDate,
  Heading,
  type HeadingLevel,
  Text,
  useAgency,
  useLabels,
} from '../../primitives/index.js';
import type { Tone } from '../../theme/index.js';
import * as styles from './ConsentBanner.css.js';
import { type ConsentBannerLabels, consentBannerLabels } from './ConsentBanner.labels.js';
import { useConsentBanner } from './useConsentBanner.js';
import { useScrollPadding } from './useScrollPadding.js';

export interface ConsentBannerProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** The site's consent, from `createConsent`. If no category needs permission, nothing is shown. */
  consent: Consent;
  /** Link to the privacy policy. */
  policy?: NavigationItem;
  /**
   * Links to this fragment reopen the banner, such as `{ name: 'Privacy settings', path: '#consent' }` in the
   * `legalLinks` of `SiteFooter`. Written without the `#`.
   *
   * @default 'consent'
   */
  fragment?: string;
  /**
   * Tone of the banner.
   *
   * @default 'white'
   */
  tone?: Tone;
  /**
   * Heading level.
   *
   * @default 2
   */
  headingLevel?: HeadingLevel;
  /** Overrides individual strings; the rest keep their defaults. */
  labels?: Partial<ConsentBannerLabels>;
}

/**
 * Asks for permission to load third-party content, with equal buttons for yes and no. Meanwhile the page stays usable.
 * State: `data-consent-banner` is `hidden`, `asking` before a choice, or `changing` once it has been reopened.
 */
export function ConsentBanner({
  consent,
  policy,
  fragment = 'consent',
  tone = 'white',
  headingLevel = 2,
  labels: labelOverrides,
  className,
  ...rest
}: ConsentBannerProps) {
  if (process.env.NODE_ENV !== 'production') assertProps('ConsentBanner', { consent });
  const labels = useLabels('ConsentBanner', consentBannerLabels, labelOverrides);
  const { locale } = useAgency();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const { state, choice, selected, setSelected, choose, close } = useConsentBanner(consent, fragment, heading);
  useScrollPadding(panel, state !== 'hidden');
  const optional = consent.categories.filter(({ necessary }) => !necessary);

  const handleKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && state === 'changing') close('keyboard');
  };

  return (
    <section
      aria-labelledby={headingId}
      hidden={state === 'hidden'}
      data-agency-tone={tone}
      data-consent-banner={state}
      className={classes(styles.banner, className)}
      onKeyDown={handleKeyDown}
      {...rest}
    >
      <div ref={panel} className={styles.panel}>
        <Container className={styles.columns}>
          <div>
            <Heading
              ref={heading}
              id={headingId}
              level={headingLevel}
              variant="subheading"
              tabIndex={-1}
              className={styles.heading}
            >
              {labels.heading}
            </Heading>
            <Text variant="small" className={styles.text}>
              <span>{labels.text}</span>
              {policy && (
                <>
                  {' '}
                  <AgencyLink href={policy.path} className={styles.policy}>
                    {policy.name}
                  </AgencyLink>
                </>
              )}
            </Text>
            {state === 'changing' && choice && (
              <Text variant="small" muted className={styles.text}>
                {labels.chosen(formatDate(choice.date, locale, { dateStyle: 'long' }))}
              </Text>
            )}
          </div>
          <div className={styles.buttons}>
            <Button variant="outline" onClick={(event) => choose([], inputMethodOf(event))}>
              {labels.refuse}
            </Button>
            <Button
              variant="outline"
              onClick={(event) =>
                choose(
                  optional.map(({ id }) => id),
                  inputMethodOf(event),
                )
              }
            >
              {labels.accept}
            </Button>
          </div>
          {/* Open by default when the visitor wants to change something. */}
          <details key={state} open={state === 'changing'} className={styles.details}>
            <summary className={styles.summary}>{labels.details}</summary>
            <ul className={styles.categories}>
              {consent.categories.map(({ id, name, description, necessary }) => (
                <li key={id}>
                  <label className={styles.category}>
                    <input
                      type="checkbox"
                      className={styles.box}
                      checked={necessary || selected.includes(id)}
                      disabled={necessary}
                      onChange={({ target }) =>
                        setSelected(target.checked ? [...selected, id] : selected.filter((one) => one !== id))
                      }
                    />
                    <span>
                      <span className={styles.name}>{name}</span>
                      {necessary && <span className={styles.necessary}>{labels.necessary}</span>}
                      <span className={styles.description}>{description}</span>
                    </span>
                  </label>
                </li>
              ))}
            </ul>
            <Button variant="outline" onClick={(event) => choose(selected, inputMethodOf(event))}>
              {labels.save}
            </Button>
          </details>
          {state === 'changing' && (
            <button type="button" className={styles.close} onClick={(event) => close(inputMethodOf(event))}>
              {labels.close}
            </button>
          )}
        </Container>
      </div>
    </section>
  );
}

/** Browsers report key presses on a button as clicks without a count. */
const inputMethodOf = ({ detail }: MouseEvent) => (detail === 0 ? 'keyboard' : 'pointer');
