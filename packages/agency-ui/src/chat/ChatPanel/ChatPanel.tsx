'use client';

import { type ComponentPropsWithRef, useId, useRef } from 'react';
import type { Agency, NavigationItem } from '../../entities/index.js';
import {
  assertFields,
  assertProps,
  Button,
  classes,
  commaOf,
  useAgency,
  useHoursLines,
  useIsHydrating,
  useLabels,
  VisuallyHidden,
} from '../../primitives/index.js';
import type { ChatClient } from '../client/index.js';
import * as styles from './ChatPanel.css.js';
import { type ChatPanelLabels, chatPanelLabels } from './ChatPanel.labels.js';
import { Composer } from './Composer.js';
import { ContactText } from './ContactText.js';
import { useChat } from './useChat.js';
import { useNewestInView } from './useNewestInView.js';

/** The agency that runs the assistant, and how to contact a person. */
export type ChatContact = Pick<Agency, 'name' | 'phone' | 'email' | 'hours'>;

export interface ChatPanelProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** The client that answers the conversation: `createChatCompletions(…)`, or any function with the same signature. */
  send: ChatClient;
  /** The agency's name, phone and e-mail. They stay visible for visitors who prefer a person. */
  contact: ChatContact;
  /** Pages that an answer may link to. A path in the text becomes a link with the page's name. */
  links?: readonly NavigationItem[] | undefined;
  /**
   * Maximum length of a message, in characters.
   *
   * @default 1000
   * @minimum 1
   */
  limit?: number;
  /**
   * How long to wait for an answer, in ms.
   *
   * @default 20000
   * @minimum 1
   */
  timeoutMs?: number;
  /** Overrides individual strings; the rest keep their defaults. */
  labels?: Partial<ChatPanelLabels>;
}

/**
 * A chat with the agency's automated assistant. State: `data-chat` on the root is `ready`, `waiting` or `failed`;
 * `data-speaker` on a message is `assistant` or `visitor`.
 */
export function ChatPanel({
  send,
  contact,
  links,
  limit = 1000,
  timeoutMs = 20_000,
  labels: labelOverrides,
  className,
  ...rest
}: ChatPanelProps) {
  if (process.env.NODE_ENV !== 'production') {
    assertProps('ChatPanel', { send, contact });
    assertFields('ChatPanel', 'contact', contact, ['name', 'phone', 'email', 'hours']);
  }
  const labels = useLabels('ChatPanel', chatPanelLabels, labelOverrides);
  const nameId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { name, phone, email, hours } = contact;
  const reach = { phone, email };
  const assistant = labels.assistant(name);
  const greeting = labels.greeting(name);
  const { entries, state, submit, sendAgain } = useChat({ send, greeting, timeoutMs });
  const { stay, ...list } = useNewestInView(entries, state);
  const isHydrating = useIsHydrating();
  const { locale } = useAgency();
  const { open: lines } = useHoursLines(hours);
  const waiting = state === 'waiting';

  return (
    <section aria-labelledby={nameId} data-chat={state} className={classes(styles.chat, className)} {...rest}>
      <div data-agency-tone="night" className={styles.panel}>
        <div className={styles.head}>
          <p id={nameId} className={styles.name}>
            {assistant}
          </p>
          <p className={styles.automated}>{labels.automated}</p>
        </div>
        <div
          {...list}
          role="log"
          // Screen readers would announce a live region that already has content when the page loads.
          aria-live={isHydrating ? 'off' : 'polite'}
          aria-label={labels.conversation}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must scroll by keyboard (WCAG 2.1.1).
          tabIndex={0}
          className={styles.list}
        >
          <div data-speaker="assistant" className={classes(styles.message, styles.variants.assistant)}>
            <VisuallyHidden>{`${assistant}: `}</VisuallyHidden>
            <p dir="auto" className={styles.text}>
              {greeting}
            </p>
          </div>
          {entries.map((entry, index) =>
            entry.role === 'user' ? (
              <div key={entry.id} data-speaker="visitor" className={classes(styles.message, styles.variants.visitor)}>
                <VisuallyHidden>{`${labels.you}: `}</VisuallyHidden>
                <p dir="auto" className={styles.text}>
                  {entry.content}
                </p>
              </div>
            ) : (
              <div
                key={entry.id}
                data-speaker="assistant"
                className={classes(styles.message, styles.variants[entry.role === 'failure' ? 'failure' : 'assistant'])}
              >
                <VisuallyHidden>{`${assistant}: `}</VisuallyHidden>
                <p dir="auto" className={styles.text}>
                  <ContactText
                    text={entry.role === 'failure' ? labels.connectionError(reach) : entry.content}
                    reach={reach}
                    links={links}
                  />
                </p>
                {state === 'failed' && index === entries.length - 1 && (
                  <Button
                    variant="outline"
                    size="compact"
                    className={styles.sendAgain}
                    onClick={() => {
                      // The button disappears after success, so focus moves to the message box.
                      field.current?.focus({ preventScroll: true });
                      sendAgain();
                    }}
                  >
                    {labels.sendAgain}
                  </Button>
                )}
              </div>
            ),
          )}
          {waiting && (
            <div aria-hidden="true" className={styles.typing}>
              <i className={styles.dot} />
              <i className={styles.dot} />
              <i className={styles.dot} />
            </div>
          )}
        </div>
        <VisuallyHidden role="status">{waiting && labels.typing}</VisuallyHidden>
        <Composer
          field={field}
          waiting={waiting}
          limit={limit}
          onSend={submit}
          onResize={stay}
          reach={reach}
          labels={labels}
        />
        <p className={styles.noScript}>
          <ContactText text={labels.noScript(reach)} reach={reach} />
        </p>
      </div>
      <p className={styles.person}>
        <ContactText text={labels.person({ ...reach, hours: lines.join(commaOf(locale)) })} reach={reach} />
      </p>
    </section>
  );
}
