'use client';

import type { ComponentPropsWithRef } from 'react';
import { AgencyLink, classes, given, Icon, MessageCircle, useLabels } from '../../primitives/index.js';
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
export function ChatAppButton({ phone, greeting = '', labels, className, ...rest }: ChatAppButtonProps) {
  if (process.env.NODE_ENV !== 'production') given('ChatAppButton', { phone });
  const words = useLabels('ChatAppButton', chatAppButtonLabels, labels);
  return (
    <aside aria-label={words.region}>
      <AgencyLink
        href={chatAppLink(phone, greeting)}
        newTab
        aria-label={words.chat}
        data-agency-tone="white"
        className={classes(styles.button, className)}
        {...rest}
      >
        <Icon icon={MessageCircle} className={styles.icon} />
      </AgencyLink>
    </aside>
  );
}
