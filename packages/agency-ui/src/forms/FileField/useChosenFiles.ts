'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { mergeFiles, replaceFiles } from './chosen-files.js';

/**
 * A native input's files, with the input as the single source of truth. A native input replaces its files each time the
 * visitor chooses some; this hook adds to them.
 */
export function useChosenFiles(input: RefObject<HTMLInputElement | null>, multiple: boolean) {
  const [files, setFiles] = useState<readonly File[]>([]);
  // A ref, not state, because a choice and a removal can happen before the next render.
  const kept = useRef<readonly File[]>([]);
  const isRemoving = useRef(false);

  const read = () => {
    kept.current = [...(input.current?.files ?? [])];
    setFiles(kept.current);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for files that were chosen before hydration
  useEffect(() => {
    read();
    const form = input.current?.form;
    // The reset empties the input after this event.
    const readLater = () => queueMicrotask(read);
    form?.addEventListener('reset', readLater);
    return () => form?.removeEventListener('reset', readLater);
  }, []);

  return {
    files,
    /** Adds chosen or dropped files to the earlier ones. Returns all of them. */
    add: (): readonly File[] => {
      const element = input.current;
      if (!element || isRemoving.current) return kept.current;
      const chosen = [...(element.files ?? [])];
      // Some browsers empty the input if the visitor closes the dialog without choosing.
      const isCancelled = chosen.length === 0;
      if (isCancelled || (multiple && kept.current.length > 0)) replaceFiles(element, mergeFiles(kept.current, chosen));
      read();
      return kept.current;
    },
    remove: (file: File) => {
      const element = input.current;
      if (!element) return;
      const others = kept.current.filter((other) => other !== file);
      if (!replaceFiles(element, others)) element.value = '';
      read();
      isRemoving.current = true;
      for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }));
      isRemoving.current = false;
    },
  };
}
