'use client';

import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useSyncExternalStore } from 'react';
import type { NavigationItem } from '../../entities/index.js';
import {
  AgencyLink,
  assertProps,
  Button,
  type Consent,
  classes,
  Text,
  useLabels,
  warnOnce,
} from '../../primitives/index.js';
import * as styles from './ConsentGate.css.js';
import { type ConsentGateLabels, consentGateLabels } from './ConsentGate.labels.js';

export interface ConsentGateProps extends Omit<ComponentPropsWithRef<'figure'>, 'title'> {
  /** The site's consent, from `createConsent`. */
  consent: Consent;
  /** Id of the content's category. */
  category: string;
  /** What the content is, for the placeholder: "Film of the book fair, 3 minutes". */
  title: string;
  /** Link to the same content elsewhere, such as "Watch on Vimeo". It also works without JavaScript. */
  link?: NavigationItem;
  /** The content. It is mounted, and so loaded, only once its category is allowed. */
  children: ReactNode;
  /** Overrides individual strings; the rest keep their defaults. */
  labels?: Partial<ConsentGateLabels>;
}

/**
 * Third-party content that waits for the visitor's permission, with a placeholder of the same size. State:
 * `data-consent` is `waiting` or `allowed`.
 */
export function ConsentGate({
  consent,
  category,
  title,
  link,
  labels: labelOverrides,
  className,
  children,
  ...rest
}: ConsentGateProps) {
  const known = consent?.categories.find(({ id }) => id === category);
  if (process.env.NODE_ENV !== 'production') {
    assertProps('ConsentGate', { consent, category, title });
    if (!known)
      warnOnce(
        `ConsentGate: there is no category "${category}", so the content is never loaded. Use one of ` +
          `${consent.categories.map(({ id }) => `"${id}"`).join(', ')}, or add it to createConsent.`,
      );
  }
  const labels = useLabels('ConsentGate', consentGateLabels, labelOverrides);
  const isAllowed = useSyncExternalStore(
    consent.subscribe,
    () => consent.isAllowed(category),
    () => false,
  );

  const allow = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The button disappears, so focus moves to the revealed content.
    currentTarget.closest<HTMLElement>('[data-consent]')?.focus({ preventScroll: true });
    consent.allow(category);
  };

  return (
    <figure
      aria-label={title}
      tabIndex={-1}
      data-consent={isAllowed ? 'allowed' : 'waiting'}
      className={classes(styles.gate, className)}
      {...rest}
    >
      {isAllowed ? (
        children
      ) : (
        <div className={styles.placeholder}>
          <p className={styles.title}>{title}</p>
          {known && (
            <>
              <Text variant="small">{known.description}</Text>
              <div className={styles.actions}>
                <Button size="compact" variant="outline" className={styles.allow} onClick={allow}>
                  {labels.allow(known.name)}
                </Button>
              </div>
            </>
          )}
          {link && (
            <AgencyLink href={link.path} className={styles.link}>
              {link.name}
            </AgencyLink>
          )}
        </div>
      )}
    </figure>
  );
}
