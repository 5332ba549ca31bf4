/** Large portraits: five colleagues shoulder to shoulder, or two people in conversation. */
import { defineScene, type FlatRecipe, type Point, type Recipe, radial, type Sheet } from '../engine/index.js';
import {
  AMBER,
  CREAM,
  LAMPLIGHT,
  MARIGOLD,
  MIDNIGHT,
  ORANGE,
  PAPER,
  PLUM,
  TEAL,
  VERMILION,
} from '../vocabulary/colours.js';
import {
  EVERYTHING,
  ellipse,
  onCircle,
  placed,
  polygon,
  rectangle,
  ring,
  roundedRectangle,
} from '../vocabulary/geometry.js';
import { drawHalo, drawHeadlineShade } from '../vocabulary/light.js';
import { type BandColours, drawCloth, type Pattern } from '../vocabulary/patterns.js';
import { drawFacingPortrait, drawPortrait, type Portrait } from '../vocabulary/people/index.js';

export const profileRow = defineScene({
  seed: 1,
  focus: { x: 0.66, y: 0.45 },
  options: {
    /** `team` (five people looking ahead) or `pair` (a question and an answer). */
    people: 'team',
  },
  draw(sheet, { people }) {
    if (people === 'pair') drawConversation(sheet);
    else drawTeam(sheet);
  },
});

/** Kitenge cloth for a portrait, in two alternating rows. */
function kitenge(
  sheet: Sheet,
  rowHeight: number,
  ...rows: readonly (readonly [Pattern, BandColours])[]
): NonNullable<Portrait['pattern']> {
  return ([x, y, width, height]) =>
    drawCloth(
      sheet,
      rectangle(x, y, width, height),
      [x, y, width, height],
      rows.map(([pattern, colours]) => ({ pattern, colours })),
      rowHeight,
    );
}

const SKIN: readonly [FlatRecipe, FlatRecipe, FlatRecipe] = [
  { marigold: 0.95, red: 0.6, indigo: 0.16 },
  { marigold: 0.95, red: 0.62, indigo: 0.28 },
  { marigold: 0.95, red: 0.66, indigo: 0.4 },
];

/** The position of the team's light: beyond the right edge, at eye level. */
const AHEAD: Point = [1680, 330];

function drawTeam(sheet: Sheet): void {
  drawRays(sheet);
  drawTeamMembers(sheet);
  drawHeadlineShade(sheet, 760, 0.8, { red: 1 });
}

/** A marigold field in broad rays, overexposed ahead of the team and fading to plum behind it. */
function drawRays(sheet: Sheet): void {
  const dark = radial(AHEAD, 1600, [0, 0], [0.45, 0], [0.65, 0.3], [0.85, 0.75], [1, 0.9]);
  sheet.fill(EVERYTHING, {
    marigold: 1,
    red: radial(AHEAD, 1500, [0, 0], [0.3, 0.12], [0.8, 0.9], [1, 1]),
    indigo: dark,
  });
  const count = 30;
  for (let ray = 0; ray < count; ray++) {
    const angle = 90 + (ray / count) * 180;
    const half = 90 / count;
    sheet.fill(polygon(AHEAD, onCircle(AHEAD, 1900, angle - half * 0.98), onCircle(AHEAD, 1900, angle)), {
      marigold: 1,
      red: radial(AHEAD, 1500, [0, 0.1], [0.3, 0.42], [0.7, 1], [1, 1]),
      indigo: dark,
    });
  }
  drawHalo(sheet, AHEAD, 520, { marigold: 0.4 }, 0.6);
}

/** The five, farthest first; each face looks out from behind the next. */
function drawTeamMembers(sheet: Sheet): void {
  drawFacingPortrait(sheet, {
    centre: [1506, 400],
    size: 222,
    facing: 'right',
    turn: 0.7,
    breadth: 0.94,
    skin: SKIN[0],
    hair: 'hijab',
    hairRecipe: TEAL,
    cloth: { red: 1, marigold: 0.5 },
  });
  drawPortrait(sheet, {
    centre: [1300, 300],
    size: 238,
    facing: 'right',
    skin: SKIN[2],
    hair: 'fade',
    beard: true,
    cloth: { teal: 1, marigold: 0.9 },
    collar: CREAM,
  });
  drawFacingPortrait(sheet, {
    centre: [1074, 420],
    size: 240,
    facing: 'right',
    turn: 1,
    breadth: 1.08,
    lined: true,
    glasses: true,
    skin: SKIN[1],
    hair: 'crop',
    hairRecipe: { marigold: 0.3, indigo: 0.3 },
    earring: { marigold: 0.6 },
    cloth: MARIGOLD,
    pattern: kitenge(
      sheet,
      58,
      ['diamonds', { ground: VERMILION, figure: MARIGOLD, accent: { teal: 1, indigo: 0.4 } }],
      ['zigzag', { ground: { teal: 1, indigo: 0.4 }, figure: MARIGOLD, accent: CREAM }],
    ),
  });
  drawFacingPortrait(sheet, {
    centre: [906, 330],
    size: 266,
    facing: 'right',
    turn: 0.35,
    breadth: 1.1,
    skin: SKIN[2],
    hair: 'bald',
    beard: 'full',
    cloth: { teal: 1, indigo: 0.3 },
    collar: CREAM,
  });
  drawFacingPortrait(sheet, {
    centre: [704, 430],
    size: 284,
    facing: 'right',
    turn: 1,
    breadth: 0.92,
    skin: SKIN[1],
    hair: 'braids',
    earring: { marigold: 0.5 },
    cloth: TEAL,
    pattern: kitenge(
      sheet,
      68,
      ['triangles', { ground: TEAL, figure: MARIGOLD, accent: VERMILION }],
      ['suns', { ground: { teal: 1, indigo: 0.55 }, figure: AMBER, accent: VERMILION }],
    ),
  });
}

const QUESTION: Point = [922, 182];
const ANSWER: Point = [1120, 268];

function drawConversation(sheet: Sheet): void {
  drawWaves(sheet);
  drawPortrait(sheet, {
    centre: [716, 446],
    size: 244,
    facing: 'right',
    skin: SKIN[1],
    hair: 'bun',
    earring: AMBER,
    cloth: VERMILION,
    nod: -4,
    pattern: kitenge(
      sheet,
      66,
      ['leaves', { ground: { red: 1, marigold: 0.6 }, figure: MARIGOLD, accent: { teal: 1, indigo: 0.4 } }],
      ['diamonds', { ground: MARIGOLD, figure: { teal: 1, indigo: 0.4 }, accent: VERMILION }],
    ),
  });
  drawPortrait(sheet, {
    centre: [1306, 450],
    size: 250,
    facing: 'left',
    skin: SKIN[0],
    hair: 'fade',
    glasses: true,
    cloth: { teal: 0.9, marigold: 1 },
    collar: CREAM,
    nod: 3,
  });
  drawQuestion(sheet);
  drawAnswer(sheet);
  drawHeadlineShade(sheet, 560, 0.85, { teal: 1 });
}

/** Rings spread out from the conversation. */
function drawWaves(sheet: Sheet): void {
  const middle: Point = [(QUESTION[0] + ANSWER[0]) / 2, (QUESTION[1] + ANSWER[1]) / 2];
  const dark = radial(middle, 860, [0, 0.05], [0.4, 0.34], [0.75, 0.86], [1, 1]);
  sheet.fill(EVERYTHING, { teal: 1, indigo: dark });
  for (let wave = 0; wave < 5; wave++) {
    const radius = 280 + wave * 118;
    sheet.overprint(
      ring(middle[0], middle[1], radius + 52, radius),
      { indigo: 0, marigold: 0.3 },
      { evenOdd: true, opacity: 0.55 - wave * 0.1 },
    );
  }
  drawHalo(sheet, middle, 460, { marigold: 0.35 }, 0.5);
}

/** A round speech bubble whose tail points at the speaker. */
function drawSpeech(sheet: Sheet, [x, y]: Point, radius: number, mouth: Point, colour: Recipe, edge: FlatRecipe): void {
  const angle = (Math.atan2(mouth[1] - y, mouth[0] - x) * 180) / Math.PI;
  const tail = polygon(onCircle([x, y], radius * 0.97, angle - 25), mouth, onCircle([x, y], radius * 0.97, angle + 14));
  for (const [dx, dy, ink] of [
    [-5, -5, edge],
    [0, 0, colour],
  ] as const) {
    sheet.group(placed(dx, dy), () => {
      sheet.fill(ellipse(x, y, radius), ink);
      sheet.fill(tail, ink);
    });
  }
}

/** The question: a lock's plate. */
function drawQuestion(sheet: Sheet): void {
  const [x, y] = QUESTION;
  drawSpeech(sheet, QUESTION, 134, [858, 462], VERMILION, LAMPLIGHT);
  sheet.stroke(ellipse(x, y, 110), 5, { red: 1, marigold: 0.9, indigo: 0.5 });
  sheet.fill(ellipse(x, y - 28, 42), PLUM);
  sheet.fill(polygon([x - 20, y - 10], [x + 20, y - 10], [x + 42, y + 80], [x - 42, y + 80]), PLUM);
}

/** The answer: the key to it. */
function drawAnswer(sheet: Sheet): void {
  const [x, y] = ANSWER;
  drawSpeech(sheet, ANSWER, 146, [1168, 470], MARIGOLD, PAPER);
  sheet.stroke(ellipse(x, y, 121), 5, { marigold: 1, red: 0.55 });
  sheet.group(placed(x, y, -38, 0.9), () => {
    sheet.fill(ring(52, 0, 54, 27), MIDNIGHT, { evenOdd: true });
    sheet.fill(roundedRectangle(-112, -13, 116, 26, 8), MIDNIGHT);
    sheet.fill(rectangle(-100, 8, 22, 42), MIDNIGHT);
    sheet.fill(rectangle(-60, 8, 20, 30), MIDNIGHT);
    sheet.fill(ellipse(52, 0, 9), ORANGE);
  });
}
