import type { ReactNode } from 'react';

/** A table that a narrow page cannot hold is scrolled sideways by itself, by keyboard too (WCAG 2.1.1). */
export function ScrolledTable({ name, children }: { name: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without the focus no key could scroll it.
    <section className="room-table room-table-scrolled" aria-label={name} tabIndex={0}>
      {children}
    </section>
  );
}
