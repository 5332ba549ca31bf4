import { type ComponentPropsWithRef, useId } from 'react';
import { classes } from '../classes.js';
import * as styles from './PatternBand.css.js';

/** Width and height of one repeat, in px. */
const tile = { width: 192, height: 88 };

const teeth = Array.from({ length: tile.width / 16 }, (_, index) => index * 16);
const lozenges = [0, 96, 192];
const rosettes = [48, 144];
const beads = [24, 72, 120, 168];

const toothed = (edge: number, depth: number) => teeth.map((x) => `M${x} ${edge}l8 ${depth} 8 ${-depth}z`).join('');
const lozenge = (x: number, width: number, height: number) =>
  `M${x} ${tile.height / 2 - height}l${width} ${height}-${width} ${height}-${width}-${height}z`;

/**
 * A band across the page with a kanga-like pattern in the theme's inks. Use it once or twice per page. Hidden from
 * assistive technology.
 */
export function PatternBand({ className, ...rest }: Omit<ComponentPropsWithRef<'svg'>, 'children'>) {
  const id = useId();
  const middle = tile.height / 2;
  return (
    <svg aria-hidden="true" focusable="false" className={classes(styles.band, className)} {...rest}>
      <pattern id={id} width={tile.width} height={tile.height} patternUnits="userSpaceOnUse">
        <rect {...tile} className={styles.ground} />
        <path d={`M0 0h${tile.width}v14H0zM0 74h${tile.width}v14H0z`} className={styles.dark} />
        <path d={toothed(14, -11) + toothed(74, 11)} className={styles.gold} />
        <path d={`M0 16h${tile.width}v1.5H0zM0 70.5h${tile.width}v1.5H0z`} className={styles.light} />
        {lozenges.map((x) => (
          <g key={x}>
            <path d={lozenge(x, 28, 24)} className={styles.gold} />
            <path d={lozenge(x, 19, 16)} className={styles.dark} />
            <path d={lozenge(x, 11, 9)} className={styles.ground} />
            <path d={lozenge(x, 5, 4)} className={styles.light} />
          </g>
        ))}
        {rosettes.map((x) => (
          <g key={x}>
            <circle cx={x} cy={middle} r="23" className={styles.dark} />
            <circle cx={x} cy={middle} r="19" className={styles.stitch} />
            <circle cx={x} cy={middle} r="13" className={styles.water} />
            <circle cx={x} cy={middle} r="7.5" className={styles.light} />
            <circle cx={x} cy={middle} r="3.5" className={styles.ground} />
          </g>
        ))}
        {beads.map((x) => (
          <g key={x} className={styles.light}>
            <circle cx={x} cy="23" r="2.5" />
            <circle cx={x} cy="65" r="2.5" />
          </g>
        ))}
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
