'use client';

import { useEffect, useRef, useState } from 'react';
import { readFragment } from '../../primitives/index.js';

export interface LightboxFragment {
  /** Index of the open picture, from 0; undefined if none is open. */
  index: number | undefined;
  /** Opens a picture in its own history entry, so that Back closes it. */
  open: (index: number) => void;
  /** Replaces the open picture and its history entry. */
  show: (index: number) => void;
  close: () => void;
}

/** The page's URL with a different fragment. A bare fragment would be relative to a `<base>`. */
const addressOf = (fragment: string) => `${location.pathname}${location.search}${fragment && `#${fragment}`}`;

function replaceFragment(fragment: string): void {
  try {
    history.replaceState(history.state, '', addressOf(fragment));
  } catch {
    // Safari refuses more than 100 changes in 30 s. The URL then still points to an earlier picture.
  }
}

/**
 * A gallery's open picture, which is the fragment of the page's URL. A URL with such a fragment opens the picture, and
 * Back closes it.
 *
 * @param ids - Each picture's fragment.
 */
export function useLightboxFragment(ids: readonly string[]): LightboxFragment {
  const [index, setIndex] = useState<number>();
  /** Whether `open` added the current history entry. */
  const hasEntry = useRef(false);
  const latestIds = useRef(ids);

  useEffect(() => {
    latestIds.current = ids;
  });

  useEffect(() => {
    const follow = () => {
      const target = latestIds.current.indexOf(readFragment());
      if (target < 0) hasEntry.current = false;
      setIndex(target < 0 ? undefined : target);
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);

  return {
    index,
    open: (target) => {
      history.pushState(null, '', addressOf(ids[target] ?? ''));
      hasEntry.current = true;
      setIndex(target);
    },
    show: (target) => {
      replaceFragment(ids[target] ?? '');
      setIndex(target);
    },
    close: () => {
      const isShown = latestIds.current.includes(readFragment());
      // Its `hashchange` closes the picture, after the browser has restored the scroll position.
      if (isShown && hasEntry.current) {
        history.back();
        return;
      }
      // After Back, WebKit reports the closed dialog before `hashchange`. Going back again would then leave the page.
      if (isShown) replaceFragment('');
      setIndex(undefined);
    },
  };
}
