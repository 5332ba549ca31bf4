'use client';

import { useEffect, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import * as styles from './ErrorSummary.css.js';
import { focusField } from './focus-field.js';

interface ErrorSummaryProps {
  heading: string;
  errors: readonly { id: string; message: string }[];
  /** A change to this number moves focus here. */
  invalidSubmitCount: number;
  /** Shows a field that belongs to another step. */
  onReveal?: ((id: string) => void) | undefined;
}

/** Error summary at the top of a long form, in which each message links to its field. */
export function ErrorSummary({ heading, errors, invalidSubmitCount, onReveal }: ErrorSummaryProps) {
  const headingId = useId();
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (invalidSubmitCount) root.current?.focus();
  }, [invalidSubmitCount]);

  return (
    errors.length > 0 && (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, and these are links
      <div ref={root} role="group" aria-labelledby={headingId} tabIndex={-1} className={styles.summary}>
        <p id={headingId} className={styles.heading}>
          {heading}
        </p>
        <ul className={styles.list}>
          {errors.map(({ id, message }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className={styles.link}
                onClick={(event) => {
                  // Changing the URL's fragment would trigger the router.
                  event.preventDefault();
                  if (onReveal) flushSync(() => onReveal(id));
                  focusField(document.getElementById(id));
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    )
  );
}
