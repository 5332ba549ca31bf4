/** The voice booth: one large profile at a pop screen and a studio microphone, in front of a ring of light. */
import { cycle, defineScene, type FlatRecipe, type Point, type Sheet } from '../engine/index.js';
import { AMBER, LAMPLIGHT, MARIGOLD, MIDNIGHT, PLUM, TEAL, VERMILION } from '../vocabulary/colours.js';
import { EVERYTHING, ellipse, polyline, rectangle } from '../vocabulary/geometry.js';
import { drawHalo } from '../vocabulary/light.js';
import { type BandColours, drawCloth, type Pattern } from '../vocabulary/patterns.js';
import { drawPortrait } from '../vocabulary/people/index.js';
import { drawPopScreen, drawScriptStand, drawStudioMicrophone } from '../vocabulary/studio.js';

/** Depths of a sound diffuser's wells; 0 is flush with the front. */
const WELLS = [0, 1, 4, 2, 2, 4, 1] as const;
const SLAT = 58;

export const voiceBooth = defineScene({
  seed: 6,
  focus: { x: 0.6, y: 0.5 },
  options: {
    /** Colour of the wall: `midnight` or `teal`. */
    wall: 'midnight',
    /** `narrator`: a woman in a head wrap; `poet`: a man with locs and glasses. */
    artist: 'narrator',
    /** The foreground: the `artist`, who reads from a stand, or the `microphone`, with the artist behind it. */
    view: 'artist',
  },
  draw(sheet, { wall, artist, view }) {
    const close = view === 'microphone';
    const ringCentre: Point = close ? [1130, 400] : [1090, 400];
    drawDiffuser(sheet, ringCentre, wall === 'teal' ? 1.25 : 0.52);
    drawRing(sheet, ringCentre, close ? 330 : 316);
    if (close) {
      drawArtist(sheet, artist, [1150, 400], 268, 'left');
      drawStand(sheet, 666, 720, 34);
      drawPopScreen(sheet, [900, 452], 60, 118, [672, 840]);
      drawStudioMicrophone(sheet, [666, 430], 1.5, { red: 1, marigold: 0.4 }, AMBER);
    } else {
      drawArtist(sheet, artist, [716, 412], 300, 'right');
      drawStand(sheet, 1184, 620, 26);
      drawPopScreen(sheet, [990, 478], 52, 122, [1180, 812]);
      drawStudioMicrophone(sheet, [1184, 420], 1.06, { teal: 1, indigo: 0.3 }, AMBER);
      drawScriptStand(sheet, [1408, 600], 0.98);
    }
  },
});

/** Upright slats at different depths: fronts near the ring are lit, and sides facing away are in shade. */
function drawDiffuser(sheet: Sheet, light: Point, brightness: number): void {
  sheet.fill(EVERYTHING, MIDNIGHT);
  for (let slat = 0; slat * SLAT < 1640; slat++) {
    const x = -10 + slat * SLAT;
    const depth = cycle(WELLS, slat);
    const distance = Math.abs(x + SLAT / 2 - light[0]);
    const glow = Math.max(0, 1 - distance / 900) ** 1.3 * brightness;
    const front = Math.max(0, 1 - glow * (1 - depth * 0.15));
    sheet.fill(rectangle(x, -20, SLAT, 940), { teal: 1, indigo: Math.min(1, front) });
    const flank = 5 + depth * 4.5;
    const left = x + SLAT / 2 < light[0] ? x : x + SLAT - flank;
    sheet.fill(rectangle(left, -20, flank, 940), { teal: 1, indigo: Math.min(1, front + 0.4) });
  }
}

/** The foot of a microphone. */
function drawStand(sheet: Sheet, x: number, top: number, width: number): void {
  sheet.stroke(polyline([x, top], [x, 930]), width, PLUM);
  sheet.stroke(polyline([x - width * 0.28, top], [x - width * 0.28, 930]), width * 0.16, AMBER);
}

/** A ring of light on the wall. */
function drawRing(sheet: Sheet, [x, y]: Point, radius: number): void {
  drawHalo(sheet, [x, y], radius * 1.6, { teal: 0.7 }, 0.7);
  sheet.stroke(ellipse(x, y, radius), 40, { teal: 1, indigo: 0.4 });
  sheet.stroke(ellipse(x, y, radius), 26, AMBER);
  sheet.stroke(ellipse(x, y, radius), 11, LAMPLIGHT);
}

interface Voice {
  readonly skin: FlatRecipe;
  readonly cloth: FlatRecipe;
  readonly rows: readonly { readonly pattern: Pattern; readonly colours: BandColours }[];
}

const NARRATOR: Voice = {
  skin: { marigold: 0.95, red: 0.64, indigo: 0.3 },
  cloth: VERMILION,
  rows: [
    {
      pattern: 'leaves',
      colours: { ground: { red: 1, marigold: 0.5 }, figure: MARIGOLD, accent: { red: 1, indigo: 0.4 } },
    },
    { pattern: 'eyes', colours: { ground: MARIGOLD, figure: { red: 1, indigo: 0.4 }, accent: TEAL } },
  ],
};
const POET: Voice = {
  skin: { marigold: 0.95, red: 0.66, indigo: 0.42 },
  cloth: MARIGOLD,
  rows: [
    { pattern: 'zigzag', colours: { ground: MARIGOLD, figure: { red: 1, marigold: 0.6 }, accent: PLUM } },
    {
      pattern: 'diamonds',
      colours: { ground: { red: 1, marigold: 0.6 }, figure: MARIGOLD, accent: { teal: 1, indigo: 0.3 } },
    },
  ],
};

function drawArtist(sheet: Sheet, artist: string, centre: Point, size: number, facing: 'left' | 'right'): void {
  const poet = artist === 'poet';
  const voice = poet ? POET : NARRATOR;
  drawPortrait(sheet, {
    centre,
    size,
    facing,
    skin: voice.skin,
    ...(poet
      ? { hair: 'locs' as const, glasses: true, beard: true, headphones: { red: 1, marigold: 0.5 } }
      : { hair: 'bun' as const, headphones: { teal: 0.5 }, earring: { marigold: 0.6 } }),
    cloth: voice.cloth,
    pattern: ([x, y, width, height]) =>
      drawCloth(sheet, rectangle(x, y, width, height), [x, y, width, height], voice.rows, 70),
    rim: LAMPLIGHT,
  });
}
