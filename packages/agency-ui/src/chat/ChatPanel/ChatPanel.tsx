'use client';

import { type ComponentPropsWithRef, useId, useRef } from 'react';
import type { Agency, NavigationItem } from '../../entities/index.js';
import { assertProps, Button, classes, useIsHydrating, useLabels, VisuallyHidden } from '../../primitives/index.js';
import type { ChatClient } from '../client/index.js';
import * as styles from './ChatPanel.css.js';
import { type ChatPanelLabels, chatPanelLabels } from './ChatPanel.labels.js';
import { Composer } from './Composer.js';
import { LinkedText } from './LinkedText.js';
import { useChat } from './useChat.js';
import { useNewestInView } from './useNewestInView.js';

/** Whose assistant it is, and how to reach a person instead. */
export type ChatContact = Pick<Agency, 'name' | 'phone' | 'email' | 'hours'>;

export interface ChatPanelProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Answers the conversation: `createChatCompletions(…)`, or any function of that shape. */
  send: ChatClient;
  contact: ChatContact;
  /** Pages that an answer may lead to: where it writes one of these paths, the page's name stands there as a link. */
  links?: readonly NavigationItem[] | undefined;
  /**
   * Longest message that can be sent, in characters.
   *
   * @default 1000
   */
  limit?: number;
  /**
   * How long an answer may take, in ms.
   *
   * @default 20000
   */
  timeoutMs?: number;
  labels?: Partial<ChatPanelLabels>;
}

/**
 * A conversation with the agency's automated assistant (spec section 4, "Chat"). State words: `data-chat` on the root
 * is `ready`, `waiting` or `failed`; `data-speaker` on a message is `assistant` or `visitor`.
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
  if (process.env.NODE_ENV !== 'production') assertProps('ChatPanel', { contact });
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
          // A live region that is filled while the page loads would be read out unasked.
          aria-live={isHydrating ? 'off' : 'polite'}
          aria-label={labels.conversation}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must scroll by keyboard (WCAG 2.1.1).
          tabIndex={0}
          className={styles.list}
        >
          <div data-speaker="assistant" className={classes(styles.message, styles.variants.assistant)}>
            <VisuallyHidden>{assistant}: </VisuallyHidden>
            <p dir="auto" className={styles.text}>
              {greeting}
            </p>
          </div>
          {entries.map((entry, index) =>
            entry.role === 'user' ? (
              <div key={entry.id} data-speaker="visitor" className={classes(styles.message, styles.variants.visitor)}>
                <VisuallyHidden>{labels.you}: </VisuallyHidden>
                <p dir="auto" className={styles.text}>
                  {entry.content}
                </p>
              </div>
            ) : (
              <div
                key={entry.id}
                data-speaker="assistant"
                className={classes(styles.message, styles.variants[entry.role === 'trouble' ? 'trouble' : 'assistant'])}
              >
                <VisuallyHidden>{assistant}: </VisuallyHidden>
                <p dir="auto" className={styles.text}>
                  <LinkedText
                    text={entry.role === 'trouble' ? labels.trouble(reach) : entry.content}
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
                      // The button goes away with the failure: the focus must not.
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
        <Composer field={field} waiting={waiting} limit={limit} onSend={submit} onResize={stay} labels={labels} />
        <p className={styles.withoutScript}>
          <LinkedText text={labels.withoutScript(reach)} reach={reach} />
        </p>
      </div>
      <p className={styles.person}>
        <LinkedText text={labels.person({ ...reach, hours: hours.weekdays })} reach={reach} />
      </p>
    </section>
  );
}
