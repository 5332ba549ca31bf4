import { breakpoints } from '../../theme/index.js';
import type { CardShape } from './card-shape.js';

/** Content width of the agency theme: browsers evaluate `sizes` before any stylesheet, so it cannot use tokens. */
const content = 'min(clamp(75rem, 60vw, 96rem), 100vw - 2 * clamp(1.25rem, 4vw, 3rem))';

const columns = (count: number, gap: string) => `calc((${content} + ${gap}) * ${count} / 12 - ${gap})`;

const desktop = (count: number) => columns(count, '1.5rem');
const tablet = (count: number) => columns(count, '1rem');
const whole = `calc(${content})`;

/** A 4:3 picture that covers a portrait box is a third wider than the box is high. */
const coverOf = (height: number) => `${((height * 4) / 3).toFixed(1)}rem`;

const onPhone = coverOf(12.5);

/** Rendered widths per shape: desktop, tablet, phone. */
const widths: Record<CardShape, { desktop: string; tablet: string; phone: string }> = {
  lead: { desktop: desktop(7), tablet: whole, phone: whole },
  broad: { desktop: desktop(7), tablet: tablet(6), phone: whole },
  narrow: { desktop: desktop(5), tablet: tablet(6), phone: whole },
  third: { desktop: desktop(4), tablet: tablet(6), phone: onPhone },
  lastThird: { desktop: desktop(4), tablet: coverOf(19), phone: onPhone },
  full: { desktop: desktop(7), tablet: coverOf(19), phone: whole },
  pictureStart: { desktop: coverOf(19), tablet: coverOf(19), phone: onPhone },
  pictureEnd: { desktop: coverOf(19), tablet: coverOf(19), phone: onPhone },
};

/** The `sizes` attribute of the picture in a card. */
export function pictureSizes(shape: CardShape): string {
  const width = widths[shape];
  return `(width >= ${breakpoints.desktop}) ${width.desktop}, (width >= ${breakpoints.tablet}) ${width.tablet}, ${width.phone}`;
}
