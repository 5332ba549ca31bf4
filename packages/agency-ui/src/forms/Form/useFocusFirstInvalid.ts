'use client';

import { useEffect, useRef } from 'react';
import { focusField } from './focus-field.js';

/** Focuses the first invalid field inside the returned ref, each time `invalidSubmitCount` increases. */
export function useFocusFirstInvalid(invalidSubmitCount: number) {
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (invalidSubmitCount) focusField(fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]'));
  }, [invalidSubmitCount]);
  return fields;
}
