'use client';

import { useEffect, useRef } from 'react';

/** Focuses the first invalid field inside the returned ref, each time `invalidSubmitCount` increases. */
export function useFocusFirstInvalid(invalidSubmitCount: number) {
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (invalidSubmitCount) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [invalidSubmitCount]);
  return fields;
}
