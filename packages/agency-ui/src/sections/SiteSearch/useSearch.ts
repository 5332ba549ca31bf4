'use client';

import { useEffect, useRef, useState } from 'react';

/** A part of an excerpt. */
export interface ExcerptPart {
  text: string;
  /** Whether it matches the query. */
  isMatch?: boolean;
}

/** A page that a search has found. */
export interface SearchResult {
  title: string;
  /** Path of the page, with the fragment of the matching place if there is one. */
  path: string;
  /** Where the result belongs: the page's group or, for a section, the title of its page. */
  context?: string | undefined;
  /** The text around the match. It is shown as text, never as HTML. */
  excerpt?: string | readonly ExcerptPart[] | undefined;
}

/**
 * Finds pages, best first. Rejects if the search could not be loaded.
 *
 * @param query - What the visitor has typed, without spaces around it, never empty.
 * @param options - `signal` is aborted when the visitor keeps typing.
 */
export type SearchPages = (query: string, options: { signal: AbortSignal }) => Promise<readonly SearchResult[]>;

/** `slow` is a search that takes longer than usual. */
export type SearchState = 'idle' | 'searching' | 'slow' | 'found' | 'failed';

interface Outcome {
  /** The query and the attempt number. */
  key: string;
  state: 'found' | 'failed';
  query: string;
  results: readonly SearchResult[];
}

/** Pause after a keystroke before the search starts, in ms. */
const typingPauseMs = 200;

/** Time before the visitor is told that a search is running, in ms. */
const slowAfterMs = 700;

const nothing: readonly SearchResult[] = [];

/**
 * Searches while the visitor types. A search superseded by another is aborted and its results are discarded.
 *
 * @returns The state, the latest results with their query, and functions to search at once and to retry. The previous
 * results stay until the next arrive.
 */
export function useSearch(search: SearchPages, query: string) {
  const words = query.trim().replace(/\s+/g, ' ');
  const [attempt, setAttempt] = useState(1);
  const key = `${attempt} ${words}`;
  const [outcome, setOutcome] = useState<Outcome>();
  const [slowKey, setSlowKey] = useState('');
  const currentSearch = useRef(search);
  useEffect(() => {
    currentSearch.current = search;
  });
  // The first query comes from the URL, not from the keyboard.
  const isUrgent = useRef(true);
  const start = useRef(() => {});

  useEffect(() => {
    const pauseMs = isUrgent.current ? 0 : typingPauseMs;
    isUrgent.current = false;
    if (words === '') return;
    const controller = new AbortController();
    const { signal } = controller;
    let isStarted = false;

    const settle = (state: Outcome['state'], results: readonly SearchResult[]) => {
      if (!signal.aborted) setOutcome({ key, state, query: words, results });
    };
    const run = async () => {
      if (isStarted) return;
      isStarted = true;
      const slowTimer = setTimeout(() => setSlowKey(key), slowAfterMs);
      signal.addEventListener('abort', () => clearTimeout(slowTimer));
      try {
        settle('found', await currentSearch.current(words, { signal }));
      } catch {
        settle('failed', nothing);
      } finally {
        clearTimeout(slowTimer);
      }
    };

    start.current = run;
    const timer = setTimeout(run, pauseMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [key, words]);

  const stateOf = (): SearchState => {
    if (words === '') return 'idle';
    if (outcome?.key === key) return outcome.state;
    return slowKey === key ? 'slow' : 'searching';
  };
  return {
    state: stateOf(),
    query: words === '' ? '' : (outcome?.query ?? ''),
    results: words === '' ? nothing : (outcome?.results ?? nothing),
    /** Searches at once, without waiting for a pause in typing. */
    searchNow: () => void start.current(),
    retry: () => {
      isUrgent.current = true;
      setAttempt(attempt + 1);
    },
  };
}
