/** The home page's hero carousel. */
import { heroSlides, heroTagline, homeHeading } from 'agency-content';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { scaleTimeout } from '../../scripts/cpu-slowdown.js';

const heroOf = (page: Page) => page.getByRole('region', { name: homeHeading });

/**
 * Shows a slide and waits until its picture is painted. Returns the picture, the slide's text, and the tagline above
 * all slides.
 */
export async function showSlide(page: Page, index: number) {
  const hero = heroOf(page);
  const folder = heroSlides[index]!.image.src.split('/').at(-2)!;
  await hero.getByRole('tab', { name: `Go to slide ${index + 1}`, exact: true }).click();
  const picture = hero.locator('[data-slide="current"] img');
  const shown = () => picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.currentSrc));
  await expect.poll(shown, { timeout: scaleTimeout(15_000) }).toContain(folder);
  return {
    picture,
    text: hero.locator('[role="tabpanel"][data-slide="current"]'),
    tagline: hero.getByText(heroTagline, { exact: true }),
  };
}
