/** The conference hall: delegates in front of a wide screen, the same hall empty, or a panel on its stage. */
import {
  between,
  cycle,
  defineScene,
  linear,
  type Point,
  pick,
  type Random,
  type Recipe,
  radial,
  type Sheet,
  seededRandom,
  vertical,
} from '../engine/index.js';
import {
  AMBER,
  CREAM,
  DEEP_TEAL,
  LAMPLIGHT,
  MARIGOLD,
  MIDNIGHT,
  ORANGE,
  PALE_TEAL,
  PLUM,
  SKIN_TONES,
  TEAL,
  VERMILION,
} from '../vocabulary/colours.js';
import {
  EVERYTHING,
  ellipse,
  onCircle,
  polygon,
  polyline,
  rectangle,
  ring,
  roundedRectangle,
} from '../vocabulary/geometry.js';
import { drawBeam, drawHalo, drawPool } from '../vocabulary/light.js';
import { drawBand } from '../vocabulary/patterns.js';
import {
  type BackHair,
  buildBackView,
  buildFigure,
  drawModelled,
  drawRimLit,
  type Look,
  mirrored,
  nightShade,
  POSES,
} from '../vocabulary/people/index.js';
import { drawArmchair, drawHallChair } from '../vocabulary/seating.js';
import { drawStageLamp } from '../vocabulary/stage.js';

/** The vanishing point of the aisle, the walls and the ceiling. */
const VANISHING: Point = [960, 352];
/** Head sizes by row, from far to near; all other sizes in a row are multiples of its head size. */
const ROWS = [24, 33, 46, 64, 90] as const;
const SCREEN = { x: 520, y: 84, width: 880, height: 320 };
const STAGE = 452;

export const conferenceHall = defineScene({
  seed: 12,
  focus: { x: 0.6, y: 0.5 },
  options: {
    /** `talk` (a full hall), `empty` (chairs, and one planner) or `panel` (four chairs and a round backdrop, in plum). */
    stage: 'talk',
  },
  draw(sheet, { stage }, seed) {
    const random = seededRandom(seed);
    if (stage === 'panel') drawPanelNight(sheet, random);
    else drawHall(sheet, random, stage === 'empty');
  },
});

function drawHall(sheet: Sheet, random: Random, empty: boolean): void {
  drawRoom(sheet);
  drawScreen(sheet, empty);
  drawFloor(sheet);
  if (!empty) drawSpeaker(sheet);
  if (empty) drawDoor(sheet);
  for (const [index, head] of ROWS.entries()) {
    if (empty && index === 4) drawPlanner(sheet);
    drawSeats(sheet, random, head, empty);
  }
}

/**
 * Projects a point, given in metres from the centre and above the floor, at the distance where heads have the size
 * `head`.
 */
function inHall(across: number, height: number, head: number): Point {
  const metre = head / 0.24;
  return [VANISHING[0] + across * metre, VANISHING[1] + (2.2 - height) * metre];
}

/** Ceiling with lamps, and side walls with fins, all converging on the screen. */
function drawRoom(sheet: Sheet): void {
  sheet.fill(EVERYTHING, { teal: 1, indigo: radial([960, 240], 900, [0, 0.2], [0.45, 0.62], [1, 1]) });
  for (const side of [-1, 1]) {
    for (const head of [15, 19, 25, 33, 45, 62, 90]) {
      const [top, bottom] = [inHall(side * 8.2, 5.4, head), inHall(side * 8.2, 0, head)];
      sheet.fill(
        polygon(
          top,
          [top[0] + side * head * 1.1, top[1] - head * 0.5],
          [bottom[0] + side * head * 1.1, bottom[1] + head * 0.5],
          bottom,
        ),
        { teal: 1, marigold: Math.max(0, 0.5 - head / 90), indigo: Math.min(1, 0.3 + head / 80) },
      );
    }
  }
  for (const head of [17, 23, 32, 46, 70]) {
    for (const across of [-4.4, -1.5, 1.5, 4.4]) {
      const [x, y] = inHall(across, 5.5, head);
      drawHalo(sheet, [x, y], head * 1.5, { marigold: 0.7 }, 0.7);
      sheet.fill(ellipse(x, y, head * 0.5, head * 0.16), LAMPLIGHT);
    }
  }
}

/** The wide screen: the horizon of the hall. */
function drawScreen(sheet: Sheet, empty: boolean): void {
  const { x, y, width, height } = SCREEN;
  const centre: Point = [x + width / 2, y + height / 2];
  drawHalo(sheet, centre, 720, { teal: 0.9 }, 0.75);
  sheet.fill(roundedRectangle(x - 14, y - 14, width + 28, height + 28, 8), MIDNIGHT);
  const glass = rectangle(x, y, width, height);
  sheet.fill(glass, {
    teal: radial(centre, 520, [0, 0.05], [0.5, 0.42], [1, 0.9]),
    marigold: radial(centre, 520, [0, 0.3], [0.5, 0.2], [1, 0.1]),
  });
  sheet.clip(glass, () => {
    if (empty) {
      for (let wave = 0; wave < 3; wave++) {
        const top = y + 150 + wave * 58;
        sheet.fill(
          `M${x} ${top}Q${x + 150} ${top - 70} ${x + 300} ${top}T${x + 600} ${top}T${x + 900} ${top}V${y + height + 9}H${x}Z`,
          cycle([MARIGOLD, { teal: 1, marigold: 0.3 }, DEEP_TEAL], wave),
        );
      }
    } else drawGlobe(sheet, [centre[0] + 90, centre[1]], 132);
  });
}

/** A globe of meridians with three lit cities. */
function drawGlobe(sheet: Sheet, [x, y]: Point, radius: number): void {
  for (const orbit of [1.32, 1.6]) sheet.stroke(ellipse(x, y, radius * orbit, radius * orbit), 5, { teal: 0.9 });
  sheet.fill(ellipse(x, y, radius), { teal: 1, indigo: 0.4 });
  for (const squash of [0.34, 0.74]) sheet.stroke(ellipse(x, y, radius * squash, radius), 5, PALE_TEAL);
  for (const latitude of [-0.5, 0, 0.5])
    sheet.stroke(
      polyline(
        [x - radius * Math.cos(latitude * 1.1), y + radius * latitude],
        [x + radius * Math.cos(latitude * 1.1), y + radius * latitude],
      ),
      5,
      PALE_TEAL,
    );
  sheet.stroke(polyline([x, y - radius], [x, y + radius]), 5, PALE_TEAL);
  const cities: readonly Point[] = [
    [x - 62, y - 66],
    [x + 30, y + 14],
    [x + 92, y - 62],
  ];
  sheet.stroke(polyline(...cities), 7, MARIGOLD);
  for (const [cityX, cityY] of cities) sheet.fill(ellipse(cityX, cityY, 17), VERMILION);
}

/** The floor, the stage's edge with its band, and the aisle that catches the light. */
function drawFloor(sheet: Sheet): void {
  sheet.fill(rectangle(-20, STAGE, 1640, 480), {
    teal: 1,
    indigo: radial([960, STAGE], 900, [0, 0.45], [0.5, 0.86], [1, 1]),
  });
  sheet.fill(polygon([420, 428], [1500, 428], [1540, STAGE], [380, STAGE]), {
    teal: 0.8,
    marigold: 0.3,
    indigo: radial([960, 430], 560, [0, 0], [1, 0.6]),
  });
  drawBand(sheet, 'triangles', 380, STAGE, 1160, 26, { ground: DEEP_TEAL, figure: MARIGOLD, accent: VERMILION });
  const far = 13.8;
  sheet.fill(polygon(inHall(-0.7, 0, far), inHall(0.7, 0, far), inHall(0.7, 0, 140), inHall(-0.7, 0, 140)), {
    red: 1,
    marigold: 0.7,
    indigo: vertical(480, 920, [0, 0], [1, 0.66]),
  });
}

function drawSpeaker(sheet: Sheet): void {
  const speaker = buildFigure(
    [664, 446],
    190,
    { ...POSES.talking, armRight: [70, 110], hands: ['relaxed', 'flat'] },
    { outfit: 'skirt', hair: 'bun', top: VERMILION, bottom: PLUM, skin: SKIN_TONES[2] ?? PLUM },
  );
  drawModelled(sheet, speaker, { light: [3, -2], shade: nightShade, rim: CREAM, rimWidth: 2.4 });
  sheet.fill(polygon([690, 448], [684, 372], [730, 372], [724, 448]), PLUM);
  sheet.fill(polygon([678, 374], [682, 362], [736, 362], [736, 374]), AMBER);
}

const HAIR: readonly BackHair[] = ['short', 'afro', 'bun', 'short', 'wrap', 'locs', 'long', 'short', 'cap'];

/** One row on both sides of the aisle: chairs with people on them. */
function drawSeats(sheet: Sheet, random: Random, head: number, empty: boolean): void {
  const dark = Math.min(1, 0.6 + head / 170);
  for (const side of [-1, 1]) {
    for (let seat = 0; seat < 10; seat++) {
      const across = side * (1.1 + seat * 0.66);
      const [x, y] = inHall(across, 1.28, head);
      if (x < -120 || x > 1720) continue;
      const away = Math.max(-1, Math.min(1, (x - VANISHING[0]) / 420));
      const shift: readonly [number, number] = [away * head * 0.05, head * 0.06];
      if (!empty) {
        const hair = pick(random, HAIR);
        const person = buildBackView({
          head: [x + between(random, -0.14, 0.14) * head, y + between(random, -0.16, 0.16) * head],
          size: head * between(random, 0.94, 1.06),
          hair,
          breadth: 0.92,
          tilt: -away * 0.5,
          shirt: {
            ...pick(random, [TEAL, { red: 1 }, { red: 1, marigold: 0.6 }, { teal: 1, marigold: 0.8 }]),
            indigo: dark,
          },
          skin: { marigold: 0.8, red: 0.9, indigo: 0.78 },
          hairRecipe: hair === 'wrap' ? { red: 1, marigold: 0.5, indigo: 0.5 } : PLUM,
        });
        drawRimLit(sheet, person, { colour: { marigold: 0.4, teal: 0.25 }, shift });
      }
      drawHallChair(sheet, inHall(across, empty ? 1.02 : 0.78, head), head, dark, shift);
    }
  }
}

/** An open door on the right lets warm light in over the carpet. */
function drawDoor(sheet: Sheet): void {
  const [top, bottom] = [236, 566];
  sheet.fill(polygon([1452, top + 20], [1548, top - 16], [1548, bottom + 64], [1452, bottom]), AMBER);
  sheet.fill(polygon([1462, top + 28], [1548, top - 4], [1548, bottom + 54], [1462, bottom - 4]), {
    marigold: vertical(top, bottom, [0, 0.3], [1, 0.8]),
  });
  sheet.overprint(polygon([1452, bottom], [1548, bottom + 60], [1180, 800], [1080, 700]), {
    marigold: linear([1500, 600], [1100, 760], [0, 0.9, 0.9], [1, 0.9, 0]),
    indigo: linear([1500, 600], [1100, 760], [0, 0, 0.9], [1, 0, 0]),
    teal: linear([1500, 600], [1100, 760], [0, 0, 0.9], [1, 0, 0]),
  });
}

/** A planner surveying the hall from the aisle. */
function drawPlanner(sheet: Sheet): void {
  const pose = {
    ...POSES.standing,
    facing: 'away',
    headTilt: 4,
    armLeft: [-10, 40],
    armRight: [16, -34],
    hands: ['flat', 'fist'],
  } as const;
  const planner = buildFigure([960, 792], 332, pose, {
    outfit: 'suit',
    hair: 'afro',
    top: { teal: 1, marigold: 0.9, indigo: 0.3 },
    bottom: MIDNIGHT,
    skin: SKIN_TONES[2] ?? PLUM,
  });
  sheet.overprint(polygon([930, 786], [990, 786], [1010, 920], [910, 920]), { indigo: 1 }, { opacity: 0.75 });
  drawRimLit(sheet, planner, { colour: { marigold: 0.3, teal: 0.15 }, shift: [0, 4] });
}

const BACKDROP: Point = [960, 290];

/** The panel by lamplight: a round backdrop, four speakers, and dark rows in front of them. */
function drawPanelNight(sheet: Sheet, random: Random): void {
  const floor = 560;
  sheet.fill(EVERYTHING, { red: 1, indigo: radial(BACKDROP, 860, [0, 0.36], [0.5, 0.7], [1, 1]) });
  for (let fold = 0; fold < 20; fold++) {
    const x = 260 + fold * 74;
    sheet.fill(rectangle(x, -20, 30, floor), { red: 1, indigo: radial(BACKDROP, 760, [0, 0.55], [0.6, 0.86], [1, 1]) });
  }
  drawBackdrop(sheet);
  sheet.fill(polygon([-20, 520], [1620, 520], [1620, floor], [-20, floor]), {
    red: 1,
    marigold: radial([960, 530], 640, [0, 1], [1, 0.3]),
    indigo: radial([960, 530], 700, [0, 0.1], [0.6, 0.6], [1, 1]),
  });
  for (const [x, angle] of [
    [520, 24],
    [760, 9],
    [1160, -9],
    [1400, -24],
  ] as const) {
    drawBeam(sheet, {
      from: [x, 34],
      angle,
      length: 520,
      widths: [12, 120],
      colour: { marigold: 0.8, red: 0.3 },
      strength: 0.5,
    });
    drawStageLamp(sheet, [x, 22], angle, 1.1);
  }
  sheet.stroke(polyline([-20, 4], [1620, 4]), 14, PLUM);
  drawPool(sheet, [960, 536], 520, 34, { marigold: 0.8, red: 0.35 }, 0.8);
  drawPanellists(sheet);
  drawBand(sheet, 'diamonds', -20, floor, 1640, 44, {
    ground: { red: 1, indigo: 0.6 },
    figure: AMBER,
    accent: VERMILION,
  });
  sheet.fill(rectangle(-20, floor + 44, 1640, 320), PLUM);
  for (const head of [54, 84]) drawAudience(sheet, random, head);
}

/** The big round backdrop: rings of kitenge suns. */
function drawBackdrop(sheet: Sheet): void {
  const [x, y] = BACKDROP;
  drawHalo(sheet, BACKDROP, 520, { red: 1, marigold: 0.6 }, 0.8);
  const disc = (radius: number, colour: Recipe): void => {
    sheet.fill(ellipse(x, y, radius), colour);
  };
  disc(252, PLUM);
  disc(242, { marigold: 1, red: 0.5 });
  for (let point = 0; point < 24; point++)
    sheet.fill(
      polygon(
        onCircle(BACKDROP, 242, point * 15 - 6),
        onCircle(BACKDROP, 242, point * 15 + 6),
        onCircle(BACKDROP, 202, point * 15),
      ),
      { red: 1, indigo: 0.5 },
    );
  disc(196, VERMILION);
  sheet.fill(ring(x, y, 172, 156), MARIGOLD, { evenOdd: true });
  disc(140, { red: 1, indigo: 0.45 });
}

interface Panellist {
  readonly x: number;
  readonly look: Look;
  readonly facing: 1 | -1;
}

const PANEL: readonly Panellist[] = [
  {
    x: 596,
    facing: 1,
    look: {
      outfit: 'suit',
      hair: 'bald',
      beard: true,
      top: DEEP_TEAL,
      bottom: DEEP_TEAL,
      tie: VERMILION,
      skin: SKIN_TONES[2] ?? PLUM,
      build: 'broad',
    },
  },
  {
    x: 806,
    facing: 1,
    look: {
      outfit: 'tee',
      build: 'curvy',
      hair: 'wrap',
      hairRecipe: MARIGOLD,
      top: TEAL,
      bottom: { red: 1, indigo: 0.72 },
      skin: SKIN_TONES[1] ?? PLUM,
      shoes: AMBER,
    },
  },
  {
    x: 1114,
    facing: -1,
    look: { outfit: 'shirt', hair: 'fade', glasses: true, top: CREAM, bottom: MIDNIGHT, skin: SKIN_TONES[3] ?? PLUM },
  },
  {
    x: 1324,
    facing: -1,
    look: {
      outfit: 'shirt',
      build: 'curvy',
      hair: 'afro',
      top: MARIGOLD,
      bottom: { teal: 1, indigo: 0.2 },
      skin: SKIN_TONES[1] ?? PLUM,
      shoes: VERMILION,
    },
  },
];

function drawPanellists(sheet: Sheet): void {
  const height = 340;
  const seat = 452;
  PANEL.forEach(({ x, look, facing }, index) => {
    const side = (across: number): number => x + across * height * facing;
    sheet.overprint(ellipse(side(0.06), 538, 92, 10), { indigo: 1 }, { opacity: 0.7 });
    drawArmchair(sheet, [x, seat], height, facing, 538);
    const talks = index === 1;
    const pose = {
      ...POSES.seatedSide,
      ...(talks ? { armRight: [60, 124] as const, hands: ['relaxed', 'flat'] as const } : {}),
    };
    drawModelled(sheet, buildFigure([x, seat], height, facing === 1 ? pose : mirrored(pose), look), {
      light: [0, -5],
      shade: nightShade,
      rim: LAMPLIGHT,
      rimWidth: 2.6,
    });
  });
  // A low table with water.
  sheet.fill(roundedRectangle(900, 488, 120, 14, 6), PLUM);
  sheet.stroke(polyline([960, 500], [960, 540]), 10, PLUM);
  for (const x of [936, 980]) sheet.fill(roundedRectangle(x - 9, 456, 18, 34, 4), { teal: 0.5 });
}

/** A row of people from behind, close together, without an aisle. */
function drawAudience(sheet: Sheet, random: Random, head: number): void {
  const y = head < 60 ? 656 : 752;
  for (let x = 260 + between(random, 0, 60); x < 1700; x += head * between(random, 2.3, 2.7)) {
    const away = Math.max(-1, Math.min(1, (x - VANISHING[0]) / 420));
    const hair = pick(random, ['short', 'afro', 'bun', 'short', 'locs', 'long'] as const);
    const person = buildBackView({
      head: [x, y + between(random, -0.3, 0.2) * head],
      size: head * between(random, 0.94, 1.06),
      hair,
      tilt: -away * 0.6,
      shirt: { ...pick(random, [TEAL, { red: 1 }, { red: 1, marigold: 0.5 }]), indigo: head < 60 ? 0.8 : 0.95 },
      skin: { marigold: 0.8, red: 0.9, indigo: 0.78 },
    });
    drawRimLit(sheet, person, { colour: ORANGE, shift: [away * head * 0.05, head * 0.06] });
  }
}
