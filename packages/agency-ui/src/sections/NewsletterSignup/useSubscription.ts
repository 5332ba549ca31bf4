'use client';

import { useEffect, useRef, useState } from 'react';

/** Sends an address; a rejection means failure. `signal` aborts when the section leaves the page. */
export type Subscribe = (email: string, options: { signal: AbortSignal }) => Promise<unknown>;

export type SubscriptionState = 'idle' | 'submitting' | 'succeeded' | 'failed';

/**
 * The course of one subscription: idle, submitting, then succeeded or failed. While one attempt is under way another
 * is ignored; what arrives after the section has left the page is too.
 *
 * @returns `submit` answers whether the address was taken.
 */
export function useSubscription(subscribe: Subscribe | undefined) {
  const [state, setState] = useState<SubscriptionState>('idle');
  const [email, setEmail] = useState('');
  // Not state: a second press can come before the next render.
  const attempt = useRef<AbortController>(undefined);

  useEffect(
    () => () => {
      attempt.current?.abort();
      attempt.current = undefined;
    },
    [],
  );

  const submit = async (address: string): Promise<boolean> => {
    if (!subscribe || attempt.current) return false;
    const current = new AbortController();
    attempt.current = current;
    setEmail(address);
    setState('submitting');
    let outcome: SubscriptionState = 'succeeded';
    try {
      await subscribe(address, { signal: current.signal });
    } catch {
      outcome = 'failed';
    }
    if (current.signal.aborted) return false;
    attempt.current = undefined;
    setState(outcome);
    return outcome === 'succeeded';
  };

  return { state, email, submit };
}
