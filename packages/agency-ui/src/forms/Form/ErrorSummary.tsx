'use client';

import { useEffect, useId, useRef } from 'react';
import * as styles from './ErrorSummary.css.js';

interface ErrorSummaryProps {
  heading: string;
  errors: readonly { id: string; message: string }[];
  /** Each new number draws the focus here. */
  refusals: number;
}

/** What is wrong with a long form, at its top: every message leads to its field. */
export function ErrorSummary({ heading, errors, refusals }: ErrorSummaryProps) {
  const headingId = useId();
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (refusals) root.current?.focus();
  }, [refusals]);

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
                  // The page keeps its address, and a router hears nothing of it.
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
