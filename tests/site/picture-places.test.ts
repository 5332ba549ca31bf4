/** `Foundations/Pictures` in Storybook draws the crops of the site from a measurement, which must be up to date. */
import { describe, expect, it } from 'vitest';
import { picturePlaces } from '../../packages/agency-content/src/picture-sheet/places.js';
import { scaleTimeout } from '../../scripts/cpu-slowdown.js';
import { measurePictures, screenHeights } from '../../scripts/picture-places/measure.js';
import { openBrowser } from './browser.js';

const visit = openBrowser();

/** The carousel renders one slide, whose box is that of all others. */
const isSlide = (id: string) => id.startsWith('hero-');

describe.each([390, 1440] as const)('the measured crops at %i px', (width) => {
  it.each(['/', '/services/events', '/case-studies', '/about/team', '/blog'])(
    'are those of %s',
    { timeout: scaleTimeout(30_000) },
    async (path) => {
      const viewport = { width, height: screenHeights[width] };
      const { page } = await visit(path, { viewport, reducedMotion: 'reduce', reusePage: true });
      const shown = await measurePictures(page);
      const kept = Object.entries(picturePlaces).filter(([, places]) => places[width]?.page === path);
      expect(kept.length).toBeGreaterThan(0);
      const outdated = kept.filter(([id, places]) => {
        const { crop, position, ...box } = places[width]!;
        return !shown.some(
          (each) =>
            (each.id === id ? each.position.join() === position.join() : isSlide(each.id) && isSlide(id)) &&
            each.crop === crop &&
            // The height of a hero follows the lines of its text.
            Math.abs(each.width - box.width) <= 2 &&
            Math.abs(each.height - box.height) <= 0.02 * box.height,
        );
      });
      expect(outdated, 'Run npm run picture-places.').toEqual([]);
    },
  );
});
