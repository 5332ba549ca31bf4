'use client';

import type { ComponentPropsWithRef } from 'react';
import { AgencyLink, assertProps, classes, Icon, MessageCircle, useLabels } from '../../primitives/index.js';
import * as styles from './ChatAppButton.css.js';
import { type ChatAppButtonLabels, chatAppButtonLabels } from './ChatAppButton.labels.js';
import { chatAppLink } from './chat-app-link.js';

export interface ChatAppButtonProps extends Omit<ComponentPropsWithRef<'a'>, 'children' | 'href'> {
  /** The number that the chat opens with, in the form of `Agency.phone`: `+254 700 000 000`. */
  phone: string;
  /** What the visitor's message starts with. */
  greeting?: string;
  labels?: Partial<ChatAppButtonLabels>;
}

/**
 * A chat with the agency, one press away on every page: fixed in the lower end corner (spec section 2, "Floating
 * chat-app button"). Once on a page, after the footer. What it is given
 * reaches the link, which a landmark surrounds.
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
  return (
    <aside aria-label={labels.region}>
      <AgencyLink
        href={chatAppLink(phone, greeting)}
        newTab
        aria-label={labels.chat}
        data-agency-tone="white"
        className={classes(styles.button, className)}
        {...rest}
      >
        <Icon icon={MessageCircle} className={styles.icon} />
      </AgencyLink>
    </aside>
  );
}
