import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { MISREGISTRATION } from '../engine/index.js';
import { photoPlates, readPhoto } from './photo.js';
import { photoOptions } from './photo-options.js';

const focus = { x: 0.5, y: 0.5 };

/** A synthetic photograph: folded cloth under one light. */
const render = (width: number, height: number): Promise<Buffer> =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <filter id="cloth" x="0" y="0" width="100%" height="100%">
        <feTurbulence type="fractalNoise" baseFrequency="0.006 0.012" numOctaves="3" seed="4"/>
        <feDiffuseLighting surfaceScale="60" lighting-color="#fff2e0">
          <feDistantLight azimuth="225" elevation="48"/>
        </feDiffuseLighting>
      </filter>
      <rect width="100%" height="100%" filter="url(#cloth)"/>
    </svg>`),
  )
    .jpeg({ quality: 92 })
    .toBuffer();

const size = { crop: 'card', width: 320, height: 240, fallback: false } as const;
const card = { kind: 'card', ink: 'teal', focus } as const;

describe('photoPlates', () => {
  /** A black square on white. */
  const grey = Uint8Array.from({ length: 40 * 40 }, (_, index) => {
    const [x, y] = [index % 40, Math.floor(index / 40)];
    return x >= 10 && x < 30 && y >= 10 && y < 30 ? 0 : 255;
  });
  const plates = photoPlates(grey, { width: 40, height: 40 }, 'red', 2);
  const left = (plate: Uint8Array, row: number) =>
    plate.subarray(row * 40, row * 40 + 40).findIndex((level) => level < 128);

  it('uses two inks', () => {
    expect(Object.entries(plates).map(([ink, plate]) => [ink, plate.some((level) => level < 255)])).toEqual([
      ['marigold', false],
      ['red', true],
      ['teal', false],
      ['indigo', true],
    ]);
  });

  it('offsets the second plate from the key plate', () => {
    expect(left(plates.indigo, 20)).toBe(10);
    expect(left(plates.red, 20)).toBe(10 + Math.round(MISREGISTRATION.red[0] * 2));
  });

  it('prints highlights without the key ink and midtones in colour', () => {
    const middle = photoPlates(new Uint8Array(100).fill(190), { width: 10, height: 10 }, 'teal', 1);
    expect(middle.indigo[55]).toBe(255);
    expect(middle.teal[55]).toBeLessThan(230);
    expect(middle.teal[55]).toBeGreaterThan(120);
  });
});

describe('readPhoto', () => {
  it('prints highlights as bare paper, shadows dark, and every tone in just two inks', async () => {
    const photo = await readPhoto(await render(1300, 980), card);
    expect([photo.width, photo.height]).toEqual([1300, 980]);
    const pixels = await photo.print(size);
    const lightness = Array.from({ length: pixels.length / 3 }, (_, index) => {
      const [red = 0, green = 0, blue = 0] = pixels.subarray(index * 3, index * 3 + 3);
      // Neither ink reflects more red than green: teal absorbs red, indigo absorbs everything.
      if (red < 200) expect(red).toBeLessThan(green + 60);
      return red + green + blue;
    }).sort((one, other) => one - other);
    expect(lightness.at(Math.floor(lightness.length * 0.02))).toBeLessThan(200);
    expect(lightness.at(Math.floor(lightness.length * 0.98))).toBeGreaterThan(560);
  });

  it('produces the same result for the same file and settings', async () => {
    const file = await render(1300, 980);
    const [one, other] = [await readPhoto(file, card), await readPhoto(file, card)];
    expect(one.version).toBe(other.version);
    expect(Buffer.from(await one.print(size)).equals(Buffer.from(await other.print(size)))).toBe(true);
    expect((await readPhoto(file, { ...card, ink: 'red' })).version).not.toBe(one.version);
  });

  it('throws if a photograph would have to be enlarged', async () => {
    await expect(readPhoto(await render(700, 500), card)).rejects.toThrow('its card crop would be enlarged to 728 px');
  });
});

describe('photoOptions', () => {
  const alt = 'Colleagues carry a canoe to the lake';

  it('defaults to a teal card cropped around its centre', () => {
    expect(photoOptions('a.jpg', { name: 'canoe', alt })).toEqual({ id: 'canoe', alt, settings: card });
    expect(photoOptions('a.jpg', { name: 'canoe', alt, kind: 'page', ink: 'red', focus: '0.2,0.9' }).settings).toEqual({
      kind: 'page',
      ink: 'red',
      focus: { x: 0.2, y: 0.9 },
    });
  });

  it.each([
    [undefined, { name: 'canoe', alt }, 'The file is missing'],
    ['a.jpg', { name: 'Canoe 1', alt }, 'kebab case'],
    ['a.jpg', { name: 'canoe' }, '--alt is too short'],
    ['a.jpg', { name: 'canoe', alt, ink: 'blue' }, 'Use one of: teal, red, marigold'],
    ['a.jpg', { name: 'canoe', alt, kind: 'poster' }, 'Use one of: hero'],
    ['a.jpg', { name: 'canoe', alt, focus: '2,1' }, 'two numbers from 0 to 1'],
  ])('throws a readable error for %s %o', (file, options, message) => {
    expect(() => photoOptions(file, options)).toThrow(message);
  });
});
