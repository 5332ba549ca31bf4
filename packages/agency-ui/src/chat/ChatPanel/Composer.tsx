'use client';

import { Send } from 'lucide';
import { type FormEvent, type KeyboardEvent, type RefObject, useId, useLayoutEffect, useState } from 'react';
import { createNumberFormatter, Icon, isComposing, useAgency, VisuallyHidden } from '../../primitives/index.js';
import * as styles from './ChatPanel.css.js';
import type { ChatPanelLabels, DisplayedContact } from './ChatPanel.labels.js';
import { NotLoaded } from './NotLoaded.js';

export interface ComposerProps {
  field: RefObject<HTMLTextAreaElement | null>;
  waiting: boolean;
  /** Maximum length of a message, in characters. */
  limit: number;
  /** Returns whether the message was accepted. If so, the box is cleared. */
  onSend: (text: string) => boolean;
  /** Called when the box's height may have changed. */
  onResize: () => void;
  /** Alternative ways to send the message if the page's scripts fail to load. */
  reach: DisplayedContact;
  labels: ChatPanelLabels;
}

/** The message box and send button. Enter sends; Shift + Enter inserts a line break. */
export function Composer({ field, waiting, limit, onSend, onResize, reach, labels }: ComposerProps) {
  const fieldId = useId();
  const noteId = useId();
  const { locale } = useAgency();
  const [length, setLength] = useState(0);
  const write = createNumberFormatter(locale);
  const tooLong = length > limit;

  // Text typed before hydration or restored by the browser, neither of which fires an event.
  useLayoutEffect(() => setLength(field.current?.value.length ?? 0), [field]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the box's height depends on the message.
  useLayoutEffect(onResize, [length]);

  const send = () => {
    if (!field.current || waiting) return;
    const text = field.current.value;
    // The visitor may have typed before hydration.
    setLength(text.length);
    if (text.trim().length > limit || !onSend(text)) return;
    field.current.value = '';
    setLength(0);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };

  const sendByKey = (event: KeyboardEvent) => {
    // During composition, Enter only confirms the input method's text.
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    send();
  };

  return (
    // Before hydration, `method="dialog"` prevents any submission. An ordinary form would put the message into the URL.
    <form method="dialog" onSubmit={submit} className={styles.composer}>
      <div className={styles.limits}>
        {/* The live region exists before it has content (WCAG 4.1.3). The counter next to it is silent. */}
        <p id={noteId} role="alert" className={styles.tooLong}>
          {tooLong && labels.tooLong(write(limit))}
        </p>
        {length > limit * 0.9 && <p className={styles.count}>{labels.length(write(length), write(limit))}</p>}
      </div>
      <NotLoaded reach={reach} labels={labels} />
      <div className={styles.row}>
        <label htmlFor={fieldId}>
          <VisuallyHidden>{labels.message}</VisuallyHidden>
        </label>
        <textarea
          ref={field}
          id={fieldId}
          name="message"
          rows={1}
          dir="auto"
          placeholder={labels.placeholder}
          enterKeyHint="send"
          autoComplete="off"
          // `readOnly` keeps focus; `disabled` would lose it.
          readOnly={waiting}
          aria-disabled={waiting || undefined}
          aria-invalid={tooLong || undefined}
          aria-describedby={noteId}
          onKeyDown={sendByKey}
          onChange={(event) => setLength(event.currentTarget.value.length)}
          className={styles.field}
        />
        <button type="submit" aria-disabled={waiting || undefined} className={styles.send}>
          <VisuallyHidden>{labels.send}</VisuallyHidden>
          <Icon icon={Send} directional />
        </button>
      </div>
    </form>
  );
}
