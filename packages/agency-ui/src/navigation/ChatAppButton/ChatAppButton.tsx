'use client';

import { type ComponentPropsWithRef, useRef } from 'react';
import {
  AgencyLink,
  assertProps,
  classes,
  Icon,
  MessageCircle,
  useLabels,
  warnOnce,
  written,
} from '../../primitives/index.js';
import * as styles from './ChatAppButton.css.js';
import { type ChatAppButtonLabels, chatAppButtonLabels } from './ChatAppButton.labels.js';
import { chatAppLink } from './chat-app-link.js';
import { useStepAside } from './useStepAside.js';

export interface ChatAppButtonProps extends Omit<ComponentPropsWithRef<'a'>, 'children' | 'href'> {
  /**
   * Phone number for the chat, in the same format as `Agency.phone`: `+254 700 000 000`. If it has no digits, nothing
   * is rendered.
   */
  phone: string;
  /**
   * Prefilled text for the visitor's message.
   *
   * @default ''
   */
  greeting?: string;
  /** Overrides individual strings; the rest keep their defaults. */
  labels?: Partial<ChatAppButtonLabels>;
}

/**
 * A fixed WhatsApp link in the bottom inline-end corner. Render it once per page, after the footer. Attributes apply to
 * the link, which is inside a landmark.
 *
 * It moves aside where it would cover a form field, a button, a toggle, or an element with `data-keep-clear`. On small
 * screens, it also moves aside where it would cover text, while a form field has focus, and while the visitor scrolls
 * down. State: `data-place` on the landmark is `corner` or `aside`.
 */
export function ChatAppButton({
  phone,
  greeting = '',
  labels: labelOverrides,
  className,
  ...rest
}: ChatAppButtonProps) {
  if (process.env.NODE_ENV !== 'production') assertProps('ChatAppButton', { phone });
  const labels = useLabels('ChatAppButton', chatAppButtonLabels, labelOverrides);
  const landmark = useRef<HTMLElement>(null);
  const aside = useStepAside(landmark);
  if (!/\d/.test(phone)) {
    if (process.env.NODE_ENV !== 'production') {
      warnOnce(
        `ChatAppButton: the phone ${written(phone)} contains no digits, so the button is not shown. ` +
          'Write the number with its country code, such as "+254 700 000 000".',
      );
    }
    return null;
  }
  return (
    <aside
      ref={landmark}
      aria-label={labels.region}
      data-place={aside ? 'aside' : 'corner'}
      // A script may have moved it aside before hydration.
      suppressHydrationWarning
      className={styles.corner}
    >
      <AgencyLink
        href={chatAppLink(phone, greeting)}
        newTab
        aria-label={labels.chat}
        data-agency-tone="white"
        className={classes(styles.button, className)}
        {...rest}
      >
        <Icon icon={MessageCircle} className={styles.icon} />
        <span className={styles.name}>{labels.whatsApp}</span>
      </AgencyLink>
    </aside>
  );
}
