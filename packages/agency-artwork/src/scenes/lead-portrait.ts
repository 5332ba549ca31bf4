/** A team lead's portrait: head and shoulders in front of a disc in a second ink. */
import { defineScene, type FlatRecipe, linear, radial, type Sheet } from '../engine/index.js';
import {
  AMBER,
  CREAM,
  DEEP_TEAL,
  GREEN,
  LAMPLIGHT,
  MARIGOLD,
  NAVY,
  ORANGE,
  PALE_TEAL,
  PAPER,
  PLUM,
  SKIN_TONES,
  TEAL,
  VERMILION,
} from '../vocabulary/colours.js';
import { EVERYTHING, ellipse, rectangle } from '../vocabulary/geometry.js';
import { type BandColours, drawCloth, type Pattern } from '../vocabulary/patterns.js';
import { drawFacingPortrait, type FacingPortrait } from '../vocabulary/people/index.js';

interface Lead extends Omit<FacingPortrait, 'centre' | 'size' | 'pattern'> {
  readonly ground: FlatRecipe;
  readonly disc: FlatRecipe;
  /** Kitenge cloth: a pattern and its colours. */
  readonly kitenge?: readonly [Pattern, BandColours];
}

const [FAIR, BROWN, DARK, DEEP] = SKIN_TONES as readonly [FlatRecipe, FlatRecipe, FlatRecipe, FlatRecipe];
const GREY_HAIR: FlatRecipe = { marigold: 0.3, indigo: 0.3 };

const LEADS: Readonly<Record<string, Lead>> = {
  activations: {
    ground: TEAL,
    disc: MARIGOLD,
    facing: 'right',
    turn: 0.8,
    breadth: 0.94,
    skin: BROWN,
    hair: 'braids',
    earring: CREAM,
    cloth: VERMILION,
    kitenge: ['diamonds', { ground: VERMILION, figure: MARIGOLD, accent: { teal: 1, indigo: 0.4 } }],
  },
  events: {
    ground: VERMILION,
    disc: AMBER,
    facing: 'left',
    turn: 0.5,
    breadth: 1.04,
    skin: DARK,
    hair: 'fade',
    beard: 'full',
    cloth: NAVY,
    collar: CREAM,
  },
  expos: {
    ground: MARIGOLD,
    disc: PAPER,
    facing: 'right',
    turn: 0.6,
    breadth: 0.95,
    skin: FAIR,
    hair: 'hijab',
    hairRecipe: TEAL,
    cloth: DEEP_TEAL,
  },
  production: {
    ground: { red: 1, indigo: 0.72 },
    disc: ORANGE,
    facing: 'left',
    turn: 1,
    skin: DEEP,
    hair: 'locs',
    beard: 'goatee',
    glasses: true,
    cloth: { teal: 0.9, marigold: 1 },
    collar: { teal: 1, marigold: 1, indigo: 0.5 },
  },
  engagement: {
    ground: { ...GREEN, indigo: 0.2 },
    disc: { teal: 0.55, marigold: 1 },
    facing: 'right',
    turn: 0.7,
    breadth: 1.12,
    lined: true,
    skin: BROWN,
    hair: 'wrap',
    hairRecipe: VERMILION,
    earring: MARIGOLD,
    cloth: MARIGOLD,
    kitenge: ['suns', { ground: { marigold: 1, red: 0.4 }, figure: { red: 1, marigold: 0.6 }, accent: CREAM }],
  },
  brand: {
    ground: { teal: 1, indigo: 0.6 },
    disc: PALE_TEAL,
    facing: 'left',
    turn: 0.15,
    breadth: 0.96,
    skin: DARK,
    hair: 'afro',
    glasses: true,
    cloth: CREAM,
  },
  print: {
    ground: PAPER,
    disc: { teal: 0.8 },
    facing: 'right',
    turn: 0.9,
    breadth: 1.06,
    lined: true,
    skin: DEEP,
    hair: 'crop',
    hairRecipe: GREY_HAIR,
    beard: 'moustache',
    cloth: VERMILION,
    collar: { red: 1, indigo: 0.4 },
  },
};

export const leadPortrait = defineScene({
  seed: 3,
  focus: { x: 0.5, y: 0.4 },
  options: {
    /** Which team's lead is shown: `activations`, `events`, `expos`, `production`, `engagement`, `brand`, `print`. */
    team: 'events',
  },
  draw(sheet, { team }) {
    const lead = LEADS[team];
    if (!lead) throw new Error(`The scene has no team "${team}"; available: ${Object.keys(LEADS).join(', ')}.`);
    drawGround(sheet, lead);
    const { kitenge } = lead;
    drawFacingPortrait(sheet, {
      ...lead,
      centre: [lead.facing === 'right' ? 788 : 812, 372],
      size: 322,
      rim: lead.ground === PAPER ? CREAM : LAMPLIGHT,
      ...(kitenge && {
        pattern: ([x, y, width, height]) =>
          drawCloth(
            sheet,
            rectangle(x, y, width, height),
            [x, y, width, height],
            [{ pattern: kitenge[0], colours: kitenge[1] }],
            84,
          ),
      }),
    });
  },
});

/** A background that darkens away from the light, and the disc. */
function drawGround(sheet: Sheet, { ground, disc, facing }: Lead): void {
  const light = facing === 'right' ? 1 : -1;
  sheet.fill(EVERYTHING, ground);
  sheet.overprint(EVERYTHING, {
    indigo: linear([800 + light * 200, 200], [800 - light * 420, 900], [0, 0, 0], [1, 1, 0.55]),
  });
  const x = 800 + light * 92;
  sheet.fill(ellipse(x, 372, 306), disc);
  sheet.overprint(ellipse(x, 372, 306), {
    indigo: radial([x + light * 120, 260], 620, [0, 0, 0], [0.5, 0.1, 0.1], [1, 1, 0.5]),
  });
  sheet.stroke(ellipse(x, 372, 330), 5, disc === PAPER ? PLUM : disc);
}
