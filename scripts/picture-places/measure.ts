/** Measures the pictures of a page of the site. */
import type { Page } from 'playwright';
import type { PicturePlace } from '../../packages/agency-content/src/picture-sheet/places.js';

/** A place with the id of its picture. */
export type MeasuredPlace = PicturePlace & { id: string };

/** Heights of the screens in CSS px, by their widths. */
export const screenHeights = { 390: 844, 768: 1024, 1440: 900, 1920: 1080 } as const;

/** Waits until the page has its typefaces and every section a layout, for the height of text decides that of pictures. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    document.documentElement.setAttribute('data-render-all', '');
    dispatchEvent(new Event('pointermove'));
  });
  await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loaded'));
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  });
}

/** Every visible picture of the page, in the order of the document. */
export async function measurePictures(page: Page): Promise<MeasuredPlace[]> {
  await settle(page);
  const measured = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('img[src^="/pictures/"]')].map((image) => {
      const sources = [...(image.parentElement?.querySelectorAll('source') ?? [])];
      // A lazy picture has no `currentSrc` yet.
      const source = sources.find(({ media }) => !media || matchMedia(media).matches);
      const [across = '', down = ''] = getComputedStyle(image).objectPosition.split(' ');
      return {
        file: source?.srcset.split(/[ ,]/)[0] ?? image.src,
        width: image.offsetWidth,
        height: image.offsetHeight,
        position: [Number.parseFloat(across) / 100, Number.parseFloat(down) / 100] as const,
      };
    }),
  );
  const { pathname } = new URL(page.url());
  return measured.flatMap(({ file, ...box }) => {
    const [, id, crop] = /\/pictures\/([^./]+)\.\w+\/(\w+)-\d+\.\w+$/.exec(file) ?? [];
    return id && crop && box.width > 0 ? [{ id, page: pathname, crop: crop as PicturePlace['crop'], ...box }] : [];
  });
}
