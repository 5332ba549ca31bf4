import type { ComponentPropsWithRef } from 'react';
import type { BrandMark } from '../../entities/index.js';
import { assertProps } from '../assert-props.js';
import { classes } from '../classes.js';
import { warnOfHighlight } from '../warn.js';
import * as styles from './Logo.css.js';

export interface LogoProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The brand's name. */
  name: string;
  /** The part of the name set in the highlight colour, such as an ampersand. */
  highlightText?: string | undefined;
  /** Drawing beside the name. Without it, the logo is just the name. */
  mark?: BrandMark | undefined;
}

/** The brand's mark and name. Not a link: wrap it in one to link home. */
export function Logo({ name, highlightText, mark, className, ...rest }: LogoProps) {
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
      {/* Keeps the punctuation at the correct end of a name written in the opposite direction. */}
      <bdi>
        <HighlightedName name={name} highlightText={highlightText} className={styles.highlight} />
      </bdi>
    </span>
  );
}

export interface HighlightedNameProps {
  /** The whole name or title. */
  name: string;
  /** The highlighted part of the name, which must be an exact substring. */
  highlightText?: string | undefined;
  /** Class for the highlighted part. */
  className: string | undefined;
  /**
   * Element of the highlighted part: `tspan` inside an SVG `<text>`.
   *
   * @default 'span'
   */
  as?: 'span' | 'tspan';
}

/** A name with one part styled by its own class. Assistive technology reads it as a single text. */
export function HighlightedName({ name, highlightText, className, as: Part = 'span' }: HighlightedNameProps) {
  if (process.env.NODE_ENV !== 'production') warnOfHighlight(name, highlightText);
  const start = highlightText ? name.indexOf(highlightText) : -1;
  // A new key replaces the element, because a page translator may have replaced its text nodes (facebook/react#11538).
  return highlightText && start >= 0 ? (
    <Part key={`${name} ${highlightText}`}>
      {name.slice(0, start)}
      <Part className={className}>{highlightText}</Part>
      {name.slice(start + highlightText.length)}
    </Part>
  ) : (
    <Part>{name}</Part>
  );
}
