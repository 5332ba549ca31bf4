/** What the stories of the foundations share. They show the theme bare, so nothing here comes from the primitives. */
import { type CSSProperties, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { vars } from './contract.css.js';
import type { Tone } from './tones.js';

export { tokenName } from './token-name.js';

/** Reads something of an element after every render: another theme changes it without telling React. */
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

/** A band of the page with its headline, in a tone. */
export function Band({ title, tone, children }: { title: string; tone?: Tone; children: ReactNode }) {
  return (
    <section data-agency-tone={tone} style={bandStyle}>
      <h2 style={{ marginBlockEnd: '1rem', font: `780 1.5rem/1.1 ${vars.font.display}` }}>{title}</h2>
      {children}
    </section>
  );
}

/** The name of a token as it is written in CSS. */
export function TokenName({ children }: { children: string }) {
  return <code style={{ fontSize: '0.875rem', overflowWrap: 'anywhere' }}>{children}</code>;
}

/** The value of a custom property where it stands. */
export function Property({ name }: { name: string }) {
  const [ref, value] = useMeasured<HTMLSpanElement>((element) => getComputedStyle(element).getPropertyValue(name));
  return <span ref={ref}>{value}</span>;
}
