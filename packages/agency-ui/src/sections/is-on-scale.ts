import { warnOnce, written } from '../primitives/index.js';

interface Bar {
  name: string;
  /** Parts before the bar: 0 to 11. */
  start: number;
  /** Parts up to the end of the bar: 1 to 12. */
  end: number;
}

/**
 * Whether a bar is on a scale of twelve equal parts. Warns in development if not.
 *
 * @param consequence - What the component does with a bar outside its scale.
 */
export function isOnScale(component: string, { name, start, end }: Bar, consequence: string): boolean {
  const isKnown = Number.isInteger(start) && Number.isInteger(end) && start >= 0 && start < end && end <= 12;
  if (!isKnown && process.env.NODE_ENV !== 'production')
    warnOnce(
      `${component}: the bar ${written(name)} runs from ${start} to ${end}, which is not on the scale, so ` +
        `${consequence}. Use a whole number from 0 to 11 for the start, and a larger one, up to 12, for the end.`,
    );
  return isKnown;
}
