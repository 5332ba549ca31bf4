'use client';

import { type RefObject, useRef, useState } from 'react';
import { useIsHydrating } from '../../primitives/index.js';
import { isResponse } from '../is-response.js';
import { dequeue, enqueue, postpone } from './offline-queue.js';

/** Second argument of a sender. */
export interface SenderOptions {
  /** Aborts when sending exceeds `timeoutMs`, but not when the form unmounts. */
  signal: AbortSignal;
  /**
   * Identifies the submission with 8 to 200 letters, digits and hyphens, the same for every attempt until one succeeds.
   * A server that stores each key only once never stores a retried request twice.
   */
  idempotencyKey: string;
  /** Time since the form appeared, in ms. Bots are faster than people. */
  elapsedMs: number;
  /** Value of the honeypot field, which people don't see. Empty without a form. */
  website: string;
  /**
   * Call it with the number of bytes sent so far, totalled over all files. It updates the progress and restarts the
   * timeout. A plain `fetch` can't report progress, so its progress is indeterminate.
   */
  onProgress?: ((sentBytes: number) => void) | undefined;
}

/**
 * Sends a form's values. To report a failure, it can throw, reject, or return a `Response` that isn't ok, so a plain
 * `fetch` works. While offline, a submission is queued only after a timeout, a `TypeError` (which `fetch` rejects
 * with), or an error whose `name` is `NetworkError`; any other error is shown as a failure.
 */
export type Sender<Values> = (values: Values, options: SenderOptions) => unknown;

/**
 * A submission's status:
 *
 * - `idle`: nothing was sent, or the draft was discarded.
 * - `submitting`: the request is in progress.
 * - `queued`: sending failed because the browser was offline. It is retried on the `online`
 *   event and by a timer.
 * - `succeeded`: the sender has confirmed it.
 * - `failed`: it was not sent. The visitor can retry.
 */
export type SubmissionStatus = 'idle' | 'submitting' | 'queued' | 'succeeded' | 'failed';

export interface SubmissionOptions {
  /**
   * Timeout for sending, in ms. Files extend it by the time they take to upload at 256 kbit/s, and each `onProgress`
   * call by the sender restarts it.
   *
   * @default 20000
   * @minimum 0
   */
  timeoutMs?: number | undefined;
  /**
   * Duration of a simulated submission when there is no sender, in ms.
   *
   * @default 0
   * @minimum 0
   */
  simulatedDelay?: number | undefined;
  /** Called on every status change, even after the form has unmounted. */
  onStatusChange?: ((status: SubmissionStatus) => void) | undefined;
}

/** Functions for sending a queued submission later. */
export interface SubmissionQueueOptions<Values> {
  /**
   * Returns a queued submission's current values, just before it is sent. If it returns none, the submission fails.
   *
   * @default the submitted values
   */
  refresh?: (() => Values | undefined) | undefined;
  /** The size of the files among the values. @default 0 */
  bytesOf?: ((values: Values) => number) | undefined;
  /** @default 'idle' */
  initialStatus?: SubmissionStatus | undefined;
}

/** What `useSubmission` returns. */
export interface Submission<Values> {
  status: SubmissionStatus;
  /** Bytes of files sent so far, if the sender reports them. */
  sentBytes: number | undefined;
  /** Sends the values. Resolves with true once they have been sent, and with false if they failed or are queued. */
  submit: (values: Values) => Promise<boolean>;
  /** Reports a submission that was queued before a reload as failed. */
  fail: () => void;
  /** Submits a draft that was queued before a reload. Without a connection, it stays queued. */
  retry: (values: Values) => Promise<boolean>;
  /** Delays the automatic retry of a queued submission while the visitor edits it. */
  postpone: () => void;
  /** Discards a failed or queued submission. */
  reset: () => void;
  /** Key and start time of the current submission, which a draft keeps across reloads. */
  attempt: RefObject<SubmissionAttempt>;
}

/** 256 kbit/s, the upload speed of a slow mobile connection. */
const slowBytesPerMs = 32;

/** Rejects on abort, whether or not the sender respects its signal. */
const rejectOnAbort = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/** `crypto.randomUUID` exists only over https. A key must be unique, not secret. */
const createKey = () =>
  (typeof globalThis.crypto?.getRandomValues === 'function'
    ? crypto.getRandomValues(new Uint32Array(4))
    : Uint32Array.from({ length: 4 }, () => Math.random() * 2 ** 32)
  ).join('-');

/** Data of the current submission, which a draft keeps across reloads. */
export interface SubmissionAttempt {
  idempotencyKey: string;
  /** Time of `performance.now()`. */
  startedAt: number;
  /** When it was first queued, as Unix time in ms; undefined if it never was. */
  queuedAt?: number | undefined;
}

/** Without a connection, `fetch` rejects with a `TypeError`, and other clients with an error named `NetworkError`. */
const isNetworkError = (error: unknown, signal: AbortSignal) =>
  signal.aborted ||
  error instanceof TypeError ||
  (error !== null && typeof error === 'object' && 'name' in error && error.name === 'NetworkError');

/**
 * State machine of one form submission: idle → submitting → succeeded, failed or queued. It always calls the sender,
 * because some connected devices report that they are offline. A queued submission is retried in the background, on the
 * `online` event and by a timer; after a success or failure, the next submission can start. `submit` ignores calls
 * during a submission. Unmounting does not interrupt it.
 *
 * @param send - Without it, a submission succeeds after `simulatedDelay` and nothing is sent.
 * @param onSuccess - Called after each success, including that of a queued submission.
 * @returns `submit` resolves with true once the values have been sent, and with false if they failed or are queued.
 */
export function useSubmission<Values>(
  send: Sender<Values> | undefined,
  {
    timeoutMs = 20_000,
    simulatedDelay = 0,
    onStatusChange,
    initialStatus = 'idle',
    refresh,
    bytesOf = () => 0,
  }: SubmissionOptions & SubmissionQueueOptions<Values> = {},
  onSuccess?: (values: Values) => void,
): Submission<Values> {
  if (process.env.NODE_ENV !== 'production' && send && typeof send !== 'function')
    throw new TypeError(
      `useSubmission: the sender is ${JSON.stringify(send)}, but it must be a function. Write ` +
        "useSubmission(createEnquirySender({ endpoint: '/api/enquiries', form: 'quote' })).",
    );
  const isHydrating = useIsHydrating();
  const [status, setStatus] = useState<SubmissionStatus>(initialStatus);
  const [sentBytes, setSentBytes] = useState<number>();
  // A hydrated form has been on the page since navigation.
  const [appearedAt] = useState(() => (isHydrating ? 0 : performance.now()));
  const attempt = useRef<SubmissionAttempt>({ idempotencyKey: '', startedAt: appearedAt });
  // A ref, not state, because a second press can happen before the next render.
  const isBusy = useRef(false);

  const current = useRef(initialStatus);

  const change = (next: SubmissionStatus) => {
    if (next === 'queued' && current.current === 'queued') return;
    current.current = next;
    setStatus(next);
    onStatusChange?.(next);
  };

  const startAnew = () => {
    dequeue(attempt.current.idempotencyKey);
    attempt.current = { idempotencyKey: '', startedAt: performance.now() };
  };

  const sendQueued = (values: Values) => {
    const latest = refresh ? refresh() : values;
    if (latest !== undefined) return void retry(latest);
    dequeue(attempt.current.idempotencyKey);
    change('failed');
  };

  const run = async (values: Values, isRetry: boolean): Promise<boolean> => {
    if (isBusy.current) {
      // The visitor submitted the form during a background retry.
      if (!isRetry && current.current === 'queued') change('submitting');
      return false;
    }
    isBusy.current = true;
    attempt.current.idempotencyKey ||= createKey();
    const { idempotencyKey, startedAt } = attempt.current;
    const controller = new AbortController();
    const { signal } = controller;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let next: SubmissionStatus = 'succeeded';
    const wasOffline = !navigator.onLine;
    dequeue(idempotencyKey);
    try {
      // Otherwise a retry would announce the queued message again, and lock the fields meanwhile.
      if (!isRetry || current.current !== 'queued') change('submitting');
      if (send) {
        const elapsedMs = Math.round(performance.now() - startedAt);
        const abortAfter = (ms: number) => {
          clearTimeout(timer);
          timer = setTimeout(() => controller.abort(), ms);
        };
        const bytes = bytesOf(values);
        abortAfter(timeoutMs + bytes / slowBytesPerMs);
        const onProgress = (sent: number) => {
          if (signal.aborted || !isBusy.current) return;
          abortAfter(timeoutMs);
          setSentBytes(Math.min(sent, bytes));
        };
        const answer = await Promise.race([
          send(values, { signal, idempotencyKey, elapsedMs, website: '', ...(bytes > 0 && { onProgress }) }),
          rejectOnAbort(signal),
        ]);
        if (isResponse(answer) && !answer.ok) next = 'failed';
      } else if (simulatedDelay) {
        await new Promise((resolve) => {
          timer = setTimeout(resolve, simulatedDelay);
        });
      }
    } catch (error) {
      const isOffline = wasOffline || !navigator.onLine || isRetry;
      // `onLine` alone proves nothing, and a sender that rejects for another reason would be retried forever.
      next = isOffline && isNetworkError(error, signal) ? 'queued' : 'failed';
    }
    clearTimeout(timer);
    setSentBytes(undefined);
    isBusy.current = false;
    if (next === 'queued') {
      attempt.current.queuedAt ??= Date.now();
      enqueue(idempotencyKey, () => sendQueued(values), isRetry);
    }
    if (next === 'succeeded') startAnew();
    change(next);
    if (next === 'succeeded') onSuccess?.(values);
    return next === 'succeeded';
  };

  const submit = (values: Values) => run(values, false);
  const retry = (values: Values) => run(values, true);

  return {
    status,
    sentBytes,
    submit,
    fail: () => change('failed'),
    retry,
    postpone: () => postpone(attempt.current.idempotencyKey),
    reset: () => {
      startAnew();
      change('idle');
    },
    attempt,
  };
}
