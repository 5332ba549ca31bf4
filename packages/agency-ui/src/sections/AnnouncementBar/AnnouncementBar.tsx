'use client';

import { type ComponentPropsWithRef, type MouseEvent, useSyncExternalStore } from 'react';
import type { NavigationItem } from '../../entities/index.js';
import { AgencyLink, assertProps, Container, classes, Icon, useLabels, warnOnce, X } from '../../primitives/index.js';
import type { Tone } from '../../theme/index.js';
import * as styles from './AnnouncementBar.css.js';
import { type AnnouncementBarLabels, announcementBarLabels } from './AnnouncementBar.labels.js';
import { dismissalOf } from './dismissal.js';

export interface AnnouncementBarProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** One sentence. */
  text: string;
  /** A link after the text. */
  link?: NavigationItem;
  /**
   * Adds a button that dismisses the bar. The browser remembers the dismissal under this key, so give each announcement
   * its own, such as `fair-2026`. By default the bar cannot be dismissed.
   */
  dismissalKey?: string;
  /** Called when the visitor dismisses the bar. */
  onDismiss?: () => void;
  /**
   * Tone of the bar.
   *
   * @default 'night'
   */
  tone?: Tone;
  /** Overrides individual strings; the rest keep their defaults. */
  labels?: Partial<AnnouncementBarLabels>;
}

/**
 * A message at the top of the page that applies to the whole site. It is part of the server's HTML;
 * `restorePreferences` from `agency-ui/prehydration` hides it before the first paint if the visitor has dismissed it.
 */
export function AnnouncementBar({
  text,
  link,
  dismissalKey,
  onDismiss,
  tone = 'night',
  labels: labelOverrides,
  className,
  ...rest
}: AnnouncementBarProps) {
  if (process.env.NODE_ENV !== 'production') {
    assertProps('AnnouncementBar', { text });
    if (dismissalKey === '')
      warnOnce(
        'AnnouncementBar: "dismissalKey" is empty. Give the announcement a key, such as dismissalKey="fair-2026".',
      );
  }
  const labels = useLabels('AnnouncementBar', announcementBarLabels, labelOverrides);
  const dismissal = dismissalKey ? dismissalOf(dismissalKey) : undefined;
  const isDismissed = useSyncExternalStore(
    dismissal?.subscribe ?? never,
    () => Boolean(dismissal && dismissal.read() !== null),
    () => false,
  );
  if (isDismissed) return null;

  const dismiss = (event: MouseEvent<HTMLButtonElement>) => {
    // With a mouse, there is no focus to move.
    const isKeyboard = event.detail === 0;
    const next = isKeyboard ? document.querySelector<HTMLElement>('main') : null;
    dismissal?.write('dismissed');
    next?.focus({ preventScroll: true });
    onDismiss?.();
  };

  return (
    <section
      aria-label={labels.announcement}
      data-agency-tone={tone}
      data-announcement={dismissalKey || undefined}
      // The prehydration script may have set `hidden`.
      suppressHydrationWarning
      className={classes(styles.bar, className)}
      {...rest}
    >
      <Container className={styles.row}>
        <p className={styles.message}>
          <span>{text}</span>
          {link && (
            <>
              {' '}
              <AgencyLink href={link.path} className={styles.link}>
                {link.name}
              </AgencyLink>
            </>
          )}
        </p>
        {dismissal && (
          <button type="button" aria-label={labels.dismiss} className={styles.dismiss} onClick={dismiss}>
            <Icon icon={X} />
          </button>
        )}
      </Container>
    </section>
  );
}

const never = () => () => {};
