'use client';

import { useEffect, useId, useRef } from 'react';
import * as styles from './ErrorSummary.css.js';

interface ErrorSummaryProps {
  heading: string;
  errors: readonly { id: string; message: string }[];
  /** Each change moves focus here. */
  invalidSubmitCount: number;
}

/** Error summary at the top of a long form: each message links to its field. */
export function ErrorSummary({ heading, errors, invalidSubmitCount }: ErrorSummaryProps) {
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
                  // A fragment in the URL would reach the router.
                  event.preventDefault();
                  document.getElementById(id)?.focus();
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
