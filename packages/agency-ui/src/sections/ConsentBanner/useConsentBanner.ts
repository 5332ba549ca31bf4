'use client';

import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type Consent, type ConsentChoice, useIsHydrating } from '../../primitives/index.js';

type InputMethod = 'keyboard' | 'pointer';

interface ConsentBannerState {
  state: 'hidden' | 'asking' | 'changing';
  choice: ConsentChoice | undefined;
  /** Ids of the ticked categories. */
  selected: readonly string[];
  setSelected: (ids: readonly string[]) => void;
  choose: (accepted: readonly string[], by: InputMethod) => void;
  /** Closes a reopened banner without changes. */
  close: (by: InputMethod) => void;
}

const none: readonly string[] = [];

/**
 * Controls when the banner is shown: after hydration until there is a choice, and again after a press on a link to its
 * fragment. Focus then moves to the heading, and back to the link when the banner closes. After a keyboard choice on the
 * first visit, it moves to the page's `main`, because the pressed button no longer exists.
 */
export function useConsentBanner(
  consent: Consent,
  fragment: string,
  heading: RefObject<HTMLElement | null>,
): ConsentBannerState {
  const isHydrating = useIsHydrating();
  const choice = useSyncExternalStore(consent.subscribe, consent.getChoice, () => undefined);
  const [isOpened, setIsOpened] = useState(false);
  const [edited, setEdited] = useState<readonly string[]>();
  const opener = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!consent.isNeeded) return;
    const open = (from: HTMLElement | null) => {
      opener.current = from;
      setEdited(undefined);
      setIsOpened(true);
    };
    // Uses the capture phase, because a router's link would add the fragment to the history, and following the same
    // fragment twice would not fire `hashchange`.
    const onClick = (event: MouseEvent) => {
      const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
      if (!link || !isPlain || link.getAttribute('href') !== `#${fragment}`) return;
      event.preventDefault();
      open(link);
    };
    if (location.hash === `#${fragment}`) open(null);
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [consent, fragment]);

  // Runs after the banner has become visible.
  useEffect(() => {
    if (isOpened) heading.current?.focus();
  }, [isOpened, heading]);

  const close = (by: InputMethod) => {
    setIsOpened(false);
    if (opener.current) opener.current.focus();
    // With a pointer, there is no focus to move.
    else if (by === 'keyboard') document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  };

  const isShown = !isHydrating && consent.isNeeded;
  return {
    state: isShown && isOpened ? 'changing' : isShown && !choice ? 'asking' : 'hidden',
    choice,
    selected: edited ?? choice?.accepted ?? none,
    setSelected: setEdited,
    choose(accepted, by) {
      consent.choose(accepted);
      setEdited(undefined);
      close(by);
    },
    close,
  };
}
