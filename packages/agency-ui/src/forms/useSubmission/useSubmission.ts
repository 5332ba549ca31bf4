'use client';

import { useRef, useState } from 'react';
import { useIsHydrating } from '../../primitives/index.js';
import { dequeue, enqueue } from './offline-queue.js';

/** Second argument of a sender. */
export interface SenderOptions {
  /** Aborts when sending exceeds `timeout`, but not when the form unmounts. */
  signal: AbortSignal;
  /**
   * Identifies the submission: 8 to 200 digits and dashes, the same for every attempt until one succeeds. A server that
   * stores each key once never stores a retried request twice.
   */
  idempotencyKey: string;
  /** Time since the form appeared, in ms. Bots are faster than people. */
  elapsedMs: number;
  /** Value of the honeypot field, which people do not see. Empty without a form. */
  website: string;
}

/**
 * Sends the values of a form. It fails by throwing, by a rejected promise, or by a `Response` that is not ok, so that a
 * bare `fetch` works.
 */
export type Sender<Values> = (values: Values, options: SenderOptions) => unknown;

/**
 * Status of a submission:
 *
 * - `idle`: nothing was sent, or the draft was discarded.
 * - `submitting`: the request is in progress.
 * - `queued`: the browser is offline. It is sent on the `online` event.
 * - `succeeded`: the sender has confirmed it.
 * - `failed`: it was not sent. The visitor can retry.
 */
export type SubmissionStatus = 'idle' | 'submitting' | 'queued' | 'succeeded' | 'failed';

export interface SubmissionOptions {
  /**
   * Timeout of sending, in ms.
   *
   * @default 20000
   */
  timeout?: number | undefined;
  /**
   * Duration of a simulated submission without a sender, in ms.
   *
   * @default 0
   */
  simulatedDelay?: number | undefined;
  /** Called with each new status, also after the form has unmounted. */
  onStatusChange?: ((status: SubmissionStatus) => void) | undefined;
}

/** Rejects on abort, whether or not the sender listens to its signal. */
const rejectOnAbort = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/** `crypto.randomUUID` exists on https only. */
const createKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

/**
 * State machine of one form submission: idle → submitting → succeeded, failed or queued. A queued one is sent on the
 * `online` event; after a success or a failure the next one can start. `submit` ignores calls during a submission.
 * Unmounting does not interrupt it.
 *
 * @param send - Without it a submission succeeds after `simulatedDelay`, and nothing is sent.
 * @param onSuccess - Called after each success, also of a queued submission.
 * @returns `submit` resolves with true once the values are sent, with false if they failed or are queued.
 */
export function useSubmission<Values>(
  send: Sender<Values> | undefined,
  { timeout = 20_000, simulatedDelay = 0, onStatusChange }: SubmissionOptions = {},
  onSuccess?: (values: Values) => void,
) {
  const isHydrating = useIsHydrating();
  const [status, setStatus] = useState<SubmissionStatus>('idle');
  // A hydrated form has been on the page since navigation.
  const [appearedAt] = useState(() => (isHydrating ? 0 : performance.now()));
  const attempt = useRef({ idempotencyKey: '', startedAt: appearedAt });
  // Not state: a second press can come before the next render.
  const isBusy = useRef(false);

  const change = (next: SubmissionStatus) => {
    setStatus(next);
    onStatusChange?.(next);
  };

  const startAnew = () => {
    dequeue(attempt.current.idempotencyKey);
    attempt.current = { idempotencyKey: '', startedAt: performance.now() };
  };

  const submit = async (values: Values): Promise<boolean> => {
    if (isBusy.current) return false;
    isBusy.current = true;
    attempt.current.idempotencyKey ||= createKey();
    const { idempotencyKey, startedAt } = attempt.current;
    const controller = new AbortController();
    const { signal } = controller;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let next: SubmissionStatus = 'succeeded';
    dequeue(idempotencyKey);
    try {
      if (send && !navigator.onLine) throw undefined;
      change('submitting');
      if (send) {
        const elapsedMs = Math.round(performance.now() - startedAt);
        timer = setTimeout(() => controller.abort(), timeout);
        const answer = await Promise.race([
          send(values, { signal, idempotencyKey, elapsedMs, website: '' }),
          rejectOnAbort(signal),
        ]);
        if (answer instanceof Response && !answer.ok) next = 'failed';
      } else if (simulatedDelay) {
        await new Promise((resolve) => {
          timer = setTimeout(resolve, simulatedDelay);
        });
      }
    } catch {
      next = navigator.onLine ? 'failed' : 'queued';
    }
    clearTimeout(timer);
    isBusy.current = false;
    if (next === 'queued') enqueue(idempotencyKey, () => void submit(values));
    if (next === 'succeeded') startAnew();
    change(next);
    if (next === 'succeeded') onSuccess?.(values);
    return next === 'succeeded';
  };

  return {
    status,
    submit,
    /** Discards a failed or queued submission. */
    reset: () => {
      startAnew();
      change('idle');
    },
    /** Key and start of the current submission, which a draft keeps across reloads. */
    attempt,
  };
}
