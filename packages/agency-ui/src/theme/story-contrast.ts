/** The linear light of one channel of sRGB, from 0 to 255. */
function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance of an opaque colour as `getComputedStyle` writes it: `rgb(29, 23, 64)`. */
function luminance(color: string): number {
  const [red, green, blue, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
  if (red === undefined || green === undefined || blue === undefined || alpha !== 1) {
    throw new Error(`contrast: "${color}" is no opaque rgb() colour. Measure a colour that nothing shines through.`);
  }
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/**
 * How far two colours stand apart, from 1 to 21 (WCAG 2.2, "contrast ratio").
 *
 * @throws when a colour is not an opaque `rgb()`.
 */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
