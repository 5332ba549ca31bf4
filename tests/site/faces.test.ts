/** Faces marked in the picture plan are not cropped on the page, and no hero text or header overlaps them. */
import { heroSlides } from 'agency-content';
import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { cropFrame } from '../../packages/agency-artwork/src/engine/crop.js';
import { CROP_ASPECTS, type Crop } from '../../packages/agency-artwork/src/picture.js';
import { PLAN, type PlannedPicture } from '../../packages/agency-artwork/src/plan.js';
import { loadScene } from '../../packages/agency-artwork/src/printing/scene-loader.js';
import { scaleTimeout } from '../../scripts/cpu-slowdown.js';
import { openBrowser, renderAll, waitForFonts, waitForHydration, widths } from './browser.js';
import { showSlide } from './hero.js';

const visit = openBrowser();

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const marked = new Map(PLAN.flatMap((row) => (row.faces ? [[row.id, row] as const] : [])));

const screens = [
  { width: widths.phone, height: 844 },
  { width: widths.tablet, height: 1024 },
  { width: widths.desktop, height: 900 },
  { width: widths.wide, height: 1080 },
  { width: 2560, height: 1440 },
];

/** An element's pictures with their boxes on the page, and its lines of text. */
const measure = (part: Locator) =>
  part.evaluate((root) => {
    const pictures = [...root.querySelectorAll('img')].map((image) => {
      const { left, top, right, bottom } = image.getBoundingClientRect();
      const [x = '', y = ''] = getComputedStyle(image).objectPosition.split(' ');
      return {
        source: image.currentSrc || image.src,
        box: { left, top, right, bottom },
        position: [Number.parseFloat(x) / 100, Number.parseFloat(y) / 100] as const,
      };
    });
    const lines: { text: string; box: { left: number; top: number; right: number; bottom: number } }[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.textContent?.trim() || !node.parentElement?.checkVisibility()) continue;
      range.selectNodeContents(node);
      for (const { left, top, right, bottom, width } of range.getClientRects())
        if (width > 1) lines.push({ text: node.textContent, box: { left, top, right, bottom } });
    }
    return { pictures, lines };
  });

type Measured = Awaited<ReturnType<typeof measure>>;

/** The boxes of a picture's faces on the page, excluding those outside its crop. */
async function facesOf(row: PlannedPicture, { source, box, position }: Measured['pictures'][number]): Promise<Box[]> {
  const crop = /\/(\w+)-\d+\.\w+$/.exec(source)?.[1] as Crop;
  const focus = row.cropFocus?.[crop] ?? row.focus ?? (await loadScene(row.scene)).focus;
  const frame = cropFrame(CROP_ASPECTS[crop], focus, row.zoom);
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const scale = Math.max(width / frame.width, height / frame.height);
  const left = box.left + (width - frame.width * scale) * position[0];
  const top = box.top + (height - frame.height * scale) * position[1];
  return (row.faces ?? [])
    .filter(({ x }) => x < frame.x + frame.width && x > frame.x - 1)
    .map((face) => ({
      left: left + (face.x - frame.x) * scale,
      right: left + (face.x + face.width - frame.x) * scale,
      top: top + (face.y - frame.y) * scale,
      bottom: top + (face.y + face.height - frame.y) * scale,
    }));
}

const share = (face: Box, other: Box) =>
  (Math.max(0, Math.min(face.right, other.right) - Math.max(face.left, other.left)) *
    Math.max(0, Math.min(face.bottom, other.bottom) - Math.max(face.top, other.top))) /
  ((face.right - face.left) * (face.bottom - face.top));

/** Describes each face that is cropped, under text or behind the header, and counts the faces. */
async function findFaults(where: string, { pictures, lines }: Measured, underText: boolean, headerEnd = 0) {
  const sentences: string[] = [];
  let count = 0;
  for (const picture of pictures) {
    const row = marked.get(/\/pictures\/([^./]+)\./.exec(picture.source)?.[1] ?? '');
    if (!row) continue;
    for (const [index, face] of (await facesOf(row, picture)).entries()) {
      count += 1;
      const visible = share(face, picture.box);
      if (visible > 0.05 && visible < 0.9) sentences.push(`${where}: head ${index + 1} of ${row.id} is cut.`);
      const over = underText ? lines.find(({ box }) => share(face, box) > 0.02) : undefined;
      if (over) sentences.push(`${where}: "${over.text}" lies over head ${index + 1} of ${row.id}.`);
      const behind = (headerEnd - face.top) / (face.bottom - face.top);
      if (visible > 0.05 && behind > 0.1)
        sentences.push(`${where}: head ${index + 1} of ${row.id} is behind the header.`);
    }
  }
  return { sentences, count };
}

/** Shows one of the home hero's slides. Its picture and text are separate elements. */
async function measureSlide(page: Page, index: number): Promise<Measured> {
  const { picture, text } = await showSlide(page, index);
  const { pictures } = await measure(picture.locator('xpath=../..'));
  const { lines } = await measure(text);
  return { pictures, lines };
}

describe('faces in pictures', () => {
  it.each(screens)(
    'shows marked faces uncropped and clear of the text and header in the home hero at $width px',
    { timeout: scaleTimeout(120_000) },
    async (viewport) => {
      const { page } = await visit('/', { viewport, reducedMotion: 'reduce' });
      await waitForHydration(page);
      await waitForFonts(page);
      const header = await page.getByRole('banner').boundingBox();
      const headerEnd = (header?.y ?? 0) + (header?.height ?? 0);
      expect(headerEnd).toBeGreaterThan(50);
      const sentences: string[] = [];
      let count = 0;
      for (const [index, { image }] of heroSlides.entries()) {
        if (![...marked.keys()].some((id) => image.src.includes(`/${id}.`))) continue;
        const found = await findFaults(`Slide ${index + 1}`, await measureSlide(page, index), true, headerEnd);
        sentences.push(...found.sentences);
        count += found.count;
      }
      expect(count).toBeGreaterThanOrEqual(8);
      expect(sentences).toEqual([]);
    },
  );

  it.each(screens)(
    'shows marked faces uncropped in page heroes and project pictures at $width px',
    { timeout: scaleTimeout(90_000) },
    async (viewport) => {
      const sentences: string[] = [];
      let count = 0;
      for (const [path, isHead] of [
        ['/about/team', true],
        ['/services/events', true],
        ['/about/team', false],
        ['/case-studies', false],
        ['/', false],
      ] as const) {
        const { page } = await visit(path, { viewport, reducedMotion: 'reduce', reusePage: true });
        await waitForFonts(page);
        await renderAll(page);
        const sections = page.locator('main section');
        const parts = isHead ? [sections.first()] : (await sections.all()).slice(1);
        for (const part of parts) {
          const found = await findFaults(path, await measure(part), isHead);
          sentences.push(...found.sentences);
          count += found.count;
        }
      }
      expect(count).toBeGreaterThanOrEqual(20);
      expect(sentences).toEqual([]);
    },
  );
});
