import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type PlateRasters, PRESS_REVISION, type PressSettings, screenPlates } from './press.js';

const SIZE = 48;
const settings: PressSettings = { width: SIZE, height: SIZE, pitch: 4.9, dot: 0.6, grain: 0.9, samples: 2, seed: 7 };

/** A gradient on every plate, each in a different direction, so that many combinations of tints occur. */
function ramps(): PlateRasters {
  const side = SIZE * 2;
  const ramp = (tint: (x: number, y: number) => number): Uint8Array =>
    Uint8Array.from({ length: side * side }, (_, at) => 255 - Math.round(255 * tint(at % side, Math.floor(at / side))));
  return {
    marigold: ramp((x) => x / (side - 1)),
    red: ramp((_, y) => y / (side - 1)),
    teal: ramp((x, y) => (x + y) / (2 * side - 2)),
    indigo: ramp((x) => Math.max(0, 1 - x / side) ** 2),
  };
}

const fingerprint = (pixels: Uint8Array): string => createHash('sha256').update(pixels).digest('hex').slice(0, 16);

describe('screenPlates', () => {
  it('prints the same pixels for the same seed', () => {
    expect(fingerprint(screenPlates(ramps(), settings))).toBe(fingerprint(screenPlates(ramps(), settings)));
  });

  it('prints different speckles for a different seed', () => {
    const other = screenPlates(ramps(), { ...settings, seed: 8 });
    expect(fingerprint(other)).not.toBe(fingerprint(screenPlates(ramps(), settings)));
  });

  it('leaves the paper bare where there is no ink', () => {
    const blank = new Uint8Array(SIZE * SIZE * 4).fill(255);
    const pixels = screenPlates({ marigold: blank, red: blank, teal: blank, indigo: blank }, settings);
    expect([...pixels.slice(0, 3)]).toEqual([0xfb, 0xee, 0xd6]);
  });

  it('covers the same share of the paper with dots as with a flat tint', () => {
    const blank = new Uint8Array(SIZE * SIZE * 4).fill(255);
    const half = new Uint8Array(SIZE * SIZE * 4).fill(128);
    const level = (plate: Uint8Array, dot: number): number => {
      const pixels = screenPlates(
        { marigold: blank, red: blank, teal: blank, indigo: plate },
        { ...settings, dot, grain: 0 },
      );
      return pixels.reduce((sum, value) => sum + value, 0) / pixels.length;
    };
    expect(Math.abs(level(half, 1) - level(half, 0))).toBeLessThan(6);
  });

  // After an intended change to the press: increase PRESS_REVISION, print all pictures and update the snapshot.
  it('prints the same pixels for this press revision', () => {
    expect({ revision: PRESS_REVISION, proof: fingerprint(screenPlates(ramps(), settings)) }).toMatchInlineSnapshot(`
      {
        "proof": "fcff36879db2d241",
        "revision": 1,
      }
    `);
  });
});
