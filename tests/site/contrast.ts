import type { Locator, Page } from 'playwright';
import sharp from 'sharp';

/** Minimum text contrast (WCAG 2.2, 1.4.3). Large headlines need only 3, but meet 4.5 as well. */
export const minContrast = 4.5;

/**
 * Share of a box's pixels that must reach the minimum, because a few bright halftone dots don't make a letter
 * unreadable.
 */
const share = 0.99;

/** Text on a picture: its box on the page, its colour, and its contrast with the pixels behind it. */
export interface MeasuredText {
  text: string;
  /** The contrast that 99 % of the box's pixels reach. */
  ratio: number;
}

interface TextBox {
  text: string;
  color: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A rectangle of the page, in px from its origin. */
type Clip = Pick<TextBox, 'x' | 'y' | 'width' | 'height'>;

/** Linear light for each sRGB channel value from 0 to 255. */
const linear = Float64Array.from({ length: 256 }, (_, channel) => {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

const luminance = (red: number, green: number, blue: number) =>
  0.2126 * linear[red]! + 0.7152 * linear[green]! + 0.0722 * linear[blue]!;

/**
 * Contrast between a colour and the pixels behind it, ignoring the worst 1 % of pixels.
 *
 * @param color - An opaque `rgb()` colour.
 * @param pixels - Red, green and blue of each pixel in sequence, from 0 to 255.
 */
export function contrastOver(color: string, pixels: Uint8Array): number {
  const [red, green, blue, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
  if (red === undefined || green === undefined || blue === undefined || alpha !== 1 || !color.startsWith('rgb')) {
    throw new Error(`contrastOver: "${color}" is not an opaque rgb() colour, so its contrast cannot be measured.`);
  }
  if (pixels.length < 3) throw new Error('contrastOver: the box contains no pixels.');
  const own = luminance(red, green, blue);
  const ratios = new Float64Array(Math.floor(pixels.length / 3));
  for (const index of ratios.keys()) {
    const under = luminance(pixels[index * 3]!, pixels[index * 3 + 1]!, pixels[index * 3 + 2]!);
    ratios[index] = (Math.max(own, under) + 0.05) / (Math.min(own, under) + 0.05);
  }
  return ratios.sort()[Math.floor(ratios.length * (1 - share))]!;
}

/**
 * Finds all text on pictures inside an element, with its boxes. Omits text with its own background, such as in a filled
 * button.
 */
function textsOnPictures(root: HTMLElement | SVGElement): TextBox[] {
  const pictures = [...document.querySelectorAll('img')].filter((image) => image.checkVisibility());
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found = new Map<Element, TextBox>();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || !node.textContent?.trim()) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width <= 1 || box.height <= 1 || element.getBoundingClientRect().width <= 1) continue;
    const grounded = (() => {
      for (let at: Element | null = element; at && at !== root; at = at.parentElement) {
        if (/rgba?\((?!0, 0, 0, 0\))/.test(getComputedStyle(at).backgroundColor)) return true;
      }
      return false;
    })();
    const onPicture = pictures.some((image) => {
      const area = image.getBoundingClientRect();
      return area.left < box.right && area.right > box.left && area.top < box.bottom && area.bottom > box.top;
    });
    if (grounded || !onPicture) continue;
    const own = { x: box.x + scrollX, y: box.y + scrollY, width: box.width, height: box.height };
    found.set(element, { text: node.textContent.trim(), color: getComputedStyle(element).color, ...own });
  }
  return [...found.values()];
}

const invisibleLetters = `
  * { color: transparent !important; border-color: transparent !important; outline: none !important; transition: none !important }
  svg { visibility: hidden !important }`;

/** Adds a constructed stylesheet, because the site's policy forbids inline styles. */
export async function addStyles(page: Page, rules: string): Promise<void> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, rules);
}

/** Removes the most recently added stylesheet. */
async function removeStyles(page: Page): Promise<void> {
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
}

/**
 * Takes a screenshot of part of the page, and of the full page only if necessary, because that takes four times as
 * long.
 */
async function screenshotOf(page: Page, { x, y, width, height }: Clip): Promise<Buffer> {
  const seen = await page.evaluate(() => ({ left: scrollX, top: scrollY, right: innerWidth, bottom: innerHeight }));
  const [left, top] = [x - seen.left, y - seen.top];
  const fits = left >= 0 && top >= 0 && left + width <= seen.right && top + height <= seen.bottom;
  if (!fits) return page.screenshot({ fullPage: true, clip: { x, y, width, height } });
  return page.screenshot({ clip: { x: left, y: top, width, height } });
}

/**
 * Measures all text on pictures inside a part of the page as displayed: with the picture's crop, the scrims and the
 * text colour. The letters are made transparent before the pixels are read.
 *
 * @param parts - Where to look for text, such as the current slide and the header on top of it.
 */
export async function measureTextOnPictures(page: Page, parts: readonly Locator[]): Promise<MeasuredText[]> {
  const boxes = (await Promise.all(parts.map((part) => part.evaluate(textsOnPictures)))).flat();
  if (boxes.length === 0) return [];
  await addStyles(page, invisibleLetters);
  const [left, top] = [Math.min(...boxes.map(({ x }) => x)), Math.min(...boxes.map(({ y }) => y))].map(Math.floor) as [
    number,
    number,
  ];
  const right = Math.ceil(Math.max(...boxes.map(({ x, width }) => x + width)));
  const bottom = Math.ceil(Math.max(...boxes.map(({ y, height }) => y + height)));
  const clip = { x: Math.max(0, left), y: Math.max(0, top), width: right - left, height: bottom - top };
  const shot = await screenshotOf(page, clip);
  await removeStyles(page);
  const { data, info } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true });

  return Promise.all(
    boxes.map(async ({ text, color, x, y, width, height }) => {
      const area = {
        left: Math.max(0, Math.floor(x - clip.x)),
        top: Math.max(0, Math.floor(y - clip.y)),
        width: 0,
        height: 0,
      };
      area.width = Math.min(info.width, Math.ceil(x - clip.x + width)) - area.left;
      area.height = Math.min(info.height, Math.ceil(y - clip.y + height)) - area.top;
      const pixels = await sharp(data, { raw: info }).extract(area).raw().toBuffer();
      return { text, ratio: contrastOver(color, pixels) };
    }),
  );
}
