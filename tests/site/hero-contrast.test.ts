/** Text on pictures is readable, as measured from the built site's pixels. */
import { heroSlides } from 'agency-content';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { scaleTimeout } from '../../scripts/cpu-slowdown.js';
import { routes } from '../../site/src/routes.js';
import { openBrowser, waitForFonts, waitForHydration, widths } from './browser.js';
import { addStyles, contrastOver, type MeasuredText, measureTextOnPictures, minContrast } from './contrast.js';
import { showSlide } from './hero.js';

const visit = openBrowser();

const screens = [
  { width: widths.phone, height: 844 },
  { width: widths.tablet, height: 1024 },
  { width: widths.desktop, height: 900 },
];

/** Describes each text with too little contrast. */
const describeLowContrast = (where: string, width: number, texts: readonly MeasuredText[]) =>
  texts
    .filter(({ ratio }) => ratio < minContrast)
    .map(
      ({ text, ratio }) =>
        `${where}, ${width} px wide: "${text}" has ${ratio.toFixed(2)}:1 over its picture, at least ${minContrast}:1 is needed.`,
    );

/** The header's links, which overlay the picture. The logo next to them is exempt: WCAG 1.4.3, "Logotypes". */
const headerLinks = (page: Page) => page.getByRole('banner').getByRole('navigation').all();

/** Measures the home page's slides and the header on top of them. */
async function measureSlides(page: Page, width: number, indexes: Iterable<number>) {
  const sentences: string[] = [];
  let measured = 0;
  for (const index of indexes) {
    const { text, tagline } = await showSlide(page, index);
    const texts = await measureTextOnPictures(page, [text, tagline, ...(await headerLinks(page))]);
    expect(texts.length, `texts on slide ${index + 1}`).toBeGreaterThanOrEqual(3);
    measured += 1;
    sentences.push(...describeLowContrast(`Slide ${index + 1} (${heroSlides[index]!.eyebrow})`, width, texts));
  }
  return { measured, sentences };
}

describe('the home hero', () => {
  it.each(screens)(
    'keeps a text contrast of at least 4.5:1 at $width px',
    { tags: ['component:HeroCarousel', 'wcag:1.4.3'], timeout: scaleTimeout(180_000) },
    async (viewport) => {
      const { page } = await visit('/', { viewport, reducedMotion: 'reduce' });
      await waitForHydration(page);
      const { measured, sentences } = await measureSlides(page, viewport.width, heroSlides.keys());
      expect(measured).toBe(12);
      expect(sentences).toEqual([]);
    },
  );

  it('fails the contrast measurement without its scrim', { timeout: scaleTimeout(60_000) }, async () => {
    const { page } = await visit('/', { viewport: screens[0]!, reducedMotion: 'reduce' });
    await waitForHydration(page);
    await addStyles(page, '*::before, *::after { background: none !important }');
    const { sentences } = await measureSlides(page, widths.phone, [0, 7]);
    expect(sentences.length).toBeGreaterThan(0);
    expect(sentences[0]).toMatch(/^Slide \d+ \(.+\), 390 px wide: ".+" has [\d.]+:1 over its picture/);
  });
});

/** Only heroes with text on a picture are measured. */
describe('the page hero', () => {
  it.each(screens)(
    'keeps a text contrast of at least 4.5:1 at $width px',
    { tags: ['component:PageHero', 'wcag:1.4.3'], timeout: scaleTimeout(180_000) },
    async (viewport) => {
      const sentences: string[] = [];
      const pictured: string[] = [];
      const paths = routes.flatMap(({ path }) => (path === '/' || path.includes(':') ? [] : [path]));
      for (const path of paths) {
        const { page } = await visit(path, { viewport, reducedMotion: 'reduce', reusePage: true });
        const head = page.locator('main section', { has: page.getByRole('heading', { level: 1 }) }).first();
        await waitForFonts(page);
        const pictures = await head.locator('img:visible').all();
        await Promise.all(pictures.map((picture) => picture.evaluate((image: HTMLImageElement) => image.decode())));
        const parts = (await head.count()) > 0 ? [head, ...(await headerLinks(page))] : [];
        const texts = await measureTextOnPictures(page, parts);
        if (texts.length > 0) pictured.push(path);
        sentences.push(...describeLowContrast(`Page ${path}`, viewport.width, texts));
      }
      expect(pictured.length, `pages with words on a picture: ${pictured.join(', ')}`).toBeGreaterThanOrEqual(10);
      expect(sentences).toEqual([]);
    },
  );
});

describe('contrastOver', () => {
  const pixels = (...greys: number[]) => Uint8Array.from(greys.flatMap((grey) => [grey, grey, grey]));

  it('returns 21 for white on black and 1 for white on white', () => {
    expect(contrastOver('rgb(255, 255, 255)', pixels(0, 0))).toBeCloseTo(21);
    expect(contrastOver('rgb(255, 255, 255)', pixels(255))).toBeCloseTo(1);
  });

  it('ignores at most one bright pixel in a hundred', () => {
    const dark = Array<number>(197).fill(0);
    expect(contrastOver('rgb(255, 255, 255)', pixels(255, 255, 0, ...dark))).toBeCloseTo(21);
    expect(contrastOver('rgb(255, 255, 255)', pixels(255, 255, 255, ...dark))).toBeCloseTo(1);
  });

  it('throws for a translucent colour', () => {
    expect(() => contrastOver('rgba(255, 255, 255, 0.5)', pixels(0))).toThrow('is not an opaque rgb() colour');
  });
});
