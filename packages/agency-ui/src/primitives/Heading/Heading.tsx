import type { ComponentPropsWithRef } from 'react';
import { classes } from '../classes.js';
import * as styles from './Heading.css.js';

/** Heading level. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /**
   * Heading level. It does not change the variant.
   *
   * @default 2
   */
  level?: HeadingLevel;
  /**
   * `poster` for a hero, `sheet` for a headline as wide as its section, `title` for a section, `feature` for part of a
   * section, `heading` for a card, `subheading` for a list's label.
   *
   * @default 'title'
   */
  variant?: 'poster' | 'sheet' | 'title' | 'feature' | 'heading' | 'subheading';
}

/** A headline in the display typeface. Level and variant are independent. */
export function Heading({ level = 2, variant = 'title', className, ...rest }: HeadingProps) {
  if (process.env.NODE_ENV !== 'production') assertLevel(level);
  const Tag = `h${level}` as const;
  return <Tag className={classes(styles.heading, styles.variants[variant], className)} {...rest} />;
}

/** @throws a TypeError or RangeError that says what to write instead. */
function assertLevel(level: unknown): void {
  if (typeof level === 'string') {
    throw new TypeError(
      `Heading: the level is the string "${level}", but it must be a number. Write level={${level}}, or ` +
        `headingLevel={${level}} on a section.`,
    );
  }
  if (!(Number(level) >= 1 && Number(level) <= 6))
    throw new RangeError(
      `Heading: "level" is ${level}, but heading levels go from 1 to 6. Write level={2} for a section of the page.`,
    );
}
