'use client';

import { useEffect, useRef, useState } from 'react';

/**
 * Sends what a form holds. It has failed when it throws, when its promise is rejected, or when it answers with a
 * `Response` that is not ok, so that a bare `fetch` will do.
 *
 * @param options.signal - Aborts when the form leaves the page, and when sending takes too long.
 */
export type Sender<Values> = (values: Values, options: { signal: AbortSignal }) => unknown;

export type SubmissionState = 'idle' | 'submitting' | 'succeeded' | 'failed';

export interface SubmissionOptions {
  /**
   * Milliseconds after which sending counts as failed.
   *
   * @default 20000
   */
  timeout?: number | undefined;
  /**
   * Milliseconds that a submission takes where there is nothing to send it with.
   *
   * @default 0
   */
  simulatedDelay?: number | undefined;
}

/** Settles when the attempt is given up, whether or not the sender listens to its signal. */
const givenUp = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/**
 * The course of a submission: idle, submitting, then succeeded or failed; from there another can begin. While one is
 * under way another is ignored, and what arrives after the form has left the page is too.
 *
 * @param send - Without it a submission succeeds after `simulatedDelay`, and nothing leaves the page.
 * @returns `submit` answers whether the values were taken.
 */
export function useSubmission<Values>(
  send: Sender<Values> | undefined,
  { timeout = 20_000, simulatedDelay = 0 }: SubmissionOptions = {},
) {
  const [state, setState] = useState<SubmissionState>('idle');
  // Not state: a second press can come before the next render.
  const attempt = useRef<AbortController>(undefined);

  useEffect(
    () => () => {
      attempt.current?.abort();
      attempt.current = undefined;
    },
    [],
  );

  const submit = async (values: Values): Promise<boolean> => {
    if (attempt.current) return false;
    const current = new AbortController();
    const { signal } = current;
    attempt.current = current;
    setState('submitting');
    let timer: ReturnType<typeof setTimeout> | undefined;
    let outcome: SubmissionState = 'succeeded';
    try {
      const sent = send
        ? send(values, { signal })
        : new Promise((resolve) => {
            timer = setTimeout(resolve, simulatedDelay);
          });
      if (send) timer = setTimeout(() => current.abort(), timeout);
      const answer = await Promise.race([sent, givenUp(signal)]);
      if (answer instanceof Response && !answer.ok) outcome = 'failed';
    } catch {
      outcome = 'failed';
    }
    clearTimeout(timer);
    if (attempt.current !== current) return false;
    attempt.current = undefined;
    setState(outcome);
    return outcome === 'succeeded';
  };

  return { state, submit };
}
