import type { ComponentPropsWithRef } from 'react';
import type { BrandMark } from '../../entities/index.js';
import { assertProps } from '../assert-props.js';
import { classes } from '../classes.js';
import { warnOfAccent } from '../warn.js';
import * as styles from './Logo.css.js';

export interface LogoProps extends ComponentPropsWithRef<'span'> {
  /** The brand's name. */
  name: string;
  /** The part of the name set in the highlight colour, such as an ampersand. */
  accent?: string | undefined;
  mark?: BrandMark | undefined;
}

/** The brand's mark and name. Not a link: wrap it in one to link home. */
export function Logo({ name, accent, mark, className, ...rest }: LogoProps) {
  if (process.env.NODE_ENV !== 'production') assertProps('Logo', { name });
  return (
    <span className={classes(styles.logo, className)} {...rest}>
      {mark && (
        <svg viewBox={mark.viewBox} aria-hidden="true" focusable="false" className={styles.mark}>
          {mark.shapes.map(({ d, ink, stroke }) => (
            <path key={d} d={d} strokeWidth={stroke} className={stroke ? styles.stroke[ink] : styles.fill[ink]} />
          ))}
        </svg>
      )}
      <span>
        <AccentedName name={name} accent={accent} className={styles.accent} />
      </span>
    </span>
  );
}

/** A name with one part in a class of its own. Assistive technology reads it as one text. */
export function AccentedName({
  name,
  accent,
  className,
  as: Part = 'span',
}: {
  name: string;
  accent?: string | undefined;
  className: string | undefined;
  /** `tspan` inside an SVG `<text>`. */
  as?: 'span' | 'tspan';
}) {
  if (process.env.NODE_ENV !== 'production') warnOfAccent(name, accent);
  const start = accent ? name.indexOf(accent) : -1;
  if (!accent || start < 0) return name;
  return (
    <>
      {name.slice(0, start)}
      <Part className={className}>{accent}</Part>
      {name.slice(start + accent.length)}
    </>
  );
}
