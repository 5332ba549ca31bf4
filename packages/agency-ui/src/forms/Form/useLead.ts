'use client';

import { useEffect, useRef } from 'react';

/** Leads the visitor to the first field that is wrong, each time that `refusals` grows. */
export function useLead(refusals: number) {
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusals) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  return fields;
}
