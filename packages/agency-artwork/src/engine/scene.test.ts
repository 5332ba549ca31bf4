import { expect, it } from 'vitest';
import { cropFrame } from './crop.js';
import { seededRandom } from './random.js';
import { defineScene } from './scene.js';

const scene = defineScene({
  seed: 3,
  focus: { x: 0.6, y: 0.5 },
  options: { hour: 'dusk', crowd: true },
  draw(sheet, { hour, crowd }, seed) {
    const random = seededRandom(seed);
    sheet.fill(`M0 0h${Math.round(random() * 100)}v10Z`, hour === 'dusk' ? { red: 1 } : { teal: 1 });
    if (crowd) sheet.overprint('M0 0h5v5Z', { indigo: 1 });
  },
});

it('draws the same plates for the same seed and options', () => {
  expect(scene.draw().plate('red')).toBe(scene.draw({ hour: 'dusk' }, 3).plate('red'));
  expect(scene.draw({}, 4).plate('red')).not.toBe(scene.draw().plate('red'));
});

it('erases inks that a fill omits and keeps inks that an overprint omits', () => {
  expect(scene.draw().plate('teal')).toContain('fill="#ffffff"');
  expect(scene.draw().plate('teal').match(/<path/g)).toHaveLength(1);
  expect(scene.draw().plate('indigo').match(/<path/g)).toHaveLength(2);
});

it('throws for unknown options and values of the wrong type', () => {
  expect(() => scene.draw({ weather: 'rain' })).toThrow('available: hour, crowd');
  expect(() => scene.draw({ crowd: 'many' })).toThrow('The option "crowd" must be a boolean');
});

it('centres a crop on the focus within the artboard', () => {
  expect(cropFrame(4 / 3, { x: 0.5, y: 0.5 })).toEqual({ x: 200, y: 0, width: 1200, height: 900 });
  expect(cropFrame(4 / 5, { x: 0.99, y: 0.5 }).x).toBe(880);
  expect(cropFrame(16 / 9, { x: 0.1, y: 0.1 }, 2)).toEqual({ x: 0, y: 0, width: 800, height: 450 });
});
