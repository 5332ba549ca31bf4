'use client';

import { useSyncExternalStore } from 'react';
import { colorSchemeAttribute, colorSchemeStorageKey } from '../../theme/index.js';
import { createStoredValue } from '../stored-value.js';

/** The page's colour scheme: the visitor's system setting, or always light or dark. */
export type ColorSchemeChoice = 'system' | 'light' | 'dark';

const choices: readonly (string | null)[] = ['system', 'light', 'dark'] satisfies ColorSchemeChoice[];

const stored = createStoredValue(colorSchemeStorageKey);

const isChoice = (value: string | null): value is ColorSchemeChoice => choices.includes(value);

const attribute = () => document.documentElement.getAttribute(colorSchemeAttribute);

/** Without a stored choice, the attribute keeps the value that the application set. */
function apply(): void {
  const choice = stored.read();
  if (isChoice(choice) && choice !== attribute()) document.documentElement.setAttribute(colorSchemeAttribute, choice);
}

/** Follows other tabs and the attribute, which applications may also set. */
function subscribe(listener: () => void): () => void {
  apply();
  const unsubscribe = stored.subscribe(() => {
    apply();
    listener();
  });
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: [colorSchemeAttribute] });
  return () => {
    unsubscribe();
    observer.disconnect();
  };
}

/** Without the attribute, the page is light. */
function read(): ColorSchemeChoice {
  const value = attribute();
  return isChoice(value) ? value : 'light';
}

/**
 * The page's colour scheme, and a function that stores and applies the visitor's choice. The scheme is `undefined` on
 * the server and while hydrating, when it is unknown. For `ColorSchemeSwitch` and custom switches.
 */
export function useColorScheme(): {
  scheme: ColorSchemeChoice | undefined;
  choose: (scheme: ColorSchemeChoice) => void;
} {
  const scheme = useSyncExternalStore<ColorSchemeChoice | undefined>(subscribe, read, () => undefined);
  return { scheme, choose: stored.write };
}
