/** Colour arithmetic for themes, with opaque sRGB colours written as `#rrggbb`. */

type Channels = readonly [red: number, green: number, blue: number];

const short = /^#([\da-f])([\da-f])([\da-f])$/i;
const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i;

/** Whether a colour is `#rgb` or `#rrggbb`, the notations that the arithmetic supports. */
export const isHex = (color: string) => short.test(color) || long.test(color);

function channelsOf(hex: string): Channels {
  const [, ...digits] = short.exec(hex)?.map((digit) => digit + digit) ?? long.exec(hex) ?? [];
  const [red, green, blue] = digits.map((digit) => Number.parseInt(digit, 16));
  if (red === undefined || green === undefined || blue === undefined) {
    throw new Error(`contrast: "${hex}" is not a hex colour. Use # and six digits, such as "#b93c0a".`);
  }
  return [red, green, blue];
}

/** Linear light value of an sRGB channel from 0 to 255. */
function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance, from 0 (black) to 1 (white), of channels from 0 to 255. */
export function luminanceOf([red, green, blue]: Channels): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Contrast ratio of two luminances, from 1 to 21 (WCAG 2.2). */
export function ratioOf(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

export const luminance = (hex: string) => luminanceOf(channelsOf(hex));

/** Whether a background needs dark text. False for colours in other notations. */
export const isLight = (hex: string) => isHex(hex) && luminance(hex) > 0.4;

/** Contrast ratio of two colours, from 1 to 21 (WCAG 2.2). */
export const contrast = (one: string, other: string) => ratioOf(luminance(one), luminance(other));

/** Mixes two colours; `share` is the fraction of the second, from 0 to 1. */
export function mix(one: string, other: string, share: number): string {
  const to = channelsOf(other);
  const mixed = channelsOf(one).map((channel, index) =>
    Math.round(channel + ((to[index] ?? channel) - channel) * share),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** The first colour with sufficient contrast to a background, or else the one with the most. */
export function firstReadable(ground: string, least: number, colors: readonly string[]): string {
  const [best = ground] = [...colors].sort((one, other) => contrast(other, ground) - contrast(one, ground));
  return colors.find((color) => contrast(color, ground) >= least) ?? best;
}

/** Mixes one colour with another, only as much as needed for sufficient contrast to every background. */
export function towards(color: string, target: string, least: number, grounds: readonly string[]): string {
  const steps = Array.from({ length: 21 }, (_, step) => mix(color, target, step / 20));
  return steps.find((step) => grounds.every((ground) => contrast(step, ground) >= least)) ?? target;
}
