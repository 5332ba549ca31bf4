/**
 * Shared parts of the foundation stories. These stories show only the theme, so nothing is imported from the
 * primitives.
 */
import { type CSSProperties, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { vars } from './contract.css.js';
import type { Tone } from './tones.js';

export { tokenName } from './token-name.js';

/** Reads a value from an element after every render, because a theme change doesn't re-render. */
export function useMeasured<Measured extends HTMLElement>(
  read: (element: Measured) => string,
): [RefObject<Measured | null>, string] {
  const ref = useRef<Measured>(null);
  const [measured, setMeasured] = useState('');
  useEffect(() => {
    if (ref.current) setMeasured(read(ref.current));
  });
  return [ref, measured];
}

const bandStyle: CSSProperties = {
  padding: '2rem clamp(1.25rem, 4vw, 3rem)',
  color: vars.color.text,
  backgroundColor: vars.color.surface,
  fontFamily: vars.font.text,
  fontSize: vars.type.small.size,
  lineHeight: vars.type.small.leading,
};

/** A band with a headline, in a given tone. */
export function Band({ title, tone, children }: { title: string; tone?: Tone; children: ReactNode }) {
  return (
    <section data-agency-tone={tone} style={bandStyle}>
      <h2 style={{ marginBlockEnd: '1rem', font: `780 1.5rem/1.1 ${vars.font.display}` }}>{title}</h2>
      {children}
    </section>
  );
}

/** The CSS name of a token. */
export function TokenName({ children }: { children: string }) {
  return <code style={{ fontSize: '0.875rem', overflowWrap: 'anywhere' }}>{children}</code>;
}

/** A custom property's value on an element. */
export function Property({ name }: { name: string }) {
  const [ref, value] = useMeasured<HTMLSpanElement>((element) => getComputedStyle(element).getPropertyValue(name));
  return <span ref={ref}>{value}</span>;
}
