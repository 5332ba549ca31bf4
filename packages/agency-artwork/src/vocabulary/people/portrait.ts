/** The large profile portrait: head and shoulders, lit from the front. The most expressive view of a face. */
import type { FlatRecipe, Point, Sheet } from '../../engine/index.js';
import { linear } from '../../engine/index.js';
import { CREAM, LAMPLIGHT, PLUM } from '../colours.js';
import { at, blob, ellipse, limb, moved, points, ring } from '../geometry.js';
import { PROFILE } from './heads.js';

type Pair = readonly [number, number];

/** Hair of a portrait. */
export type PortraitHair = 'fade' | 'puff' | 'bun' | 'locs' | 'wrap' | 'grey-fade';

/** Position and appearance of a portrait. */
export interface Portrait {
  /** Between temple and ear. */
  readonly centre: Point;
  /** Crown to chin, in artboard units; 240–320 suits a 900-unit sheet. */
  readonly size: number;
  readonly facing: 'left' | 'right';
  readonly skin: FlatRecipe;
  readonly hair: PortraitHair;
  readonly hairRecipe?: FlatRecipe;
  readonly beard?: boolean;
  readonly glasses?: boolean;
  readonly earring?: FlatRecipe;
  readonly headphones?: FlatRecipe;
  /** Base colour of the clothes. */
  readonly cloth: FlatRecipe;
  /** Draws a pattern on the clothes; clipped to them. */
  readonly pattern?: (box: readonly [x: number, y: number, width: number, height: number]) => void;
  /** A plain shirt collar in this colour. */
  readonly collar?: FlatRecipe;
  /** Colour of the edge on the light side. @default lamplight */
  readonly rim?: FlatRecipe;
  /** How far the head tips forward, in degrees. @default 0 */
  readonly nod?: number;
  /** If false, draws only the head, without neck and clothes, for a figure that is drawn by hand. @default true */
  readonly bust?: boolean;
  /** A cap in this colour. */
  readonly cap?: FlatRecipe;
}

const BODY: readonly Pair[] = [
  [-0.4, 0.58],
  [-0.62, 0.76],
  [-0.9, 0.9],
  [-1.06, 1.16],
  [-1.16, 1.7],
  [-1.2, 2.5],
  [0.92, 2.5],
  [0.8, 1.7],
  [0.7, 1.24],
  [0.46, 0.96],
  [0.2, 0.8],
];
const COLLAR: readonly Pair[] = [
  [-0.46, 0.56],
  [0, 0.94],
  [0.34, 0.8],
  [0.44, 1.02],
  [0.1, 1.2],
  [-0.3, 1.08],
  [-0.66, 0.74],
];
const NECK: readonly Pair[] = [
  [-0.41, 0.16],
  [-0.37, 0.46],
  [-0.43, 0.78],
  [-0.2, 0.98],
  [0.1, 1],
  [0.26, 0.86],
  [0.14, 0.66],
  [0.12, 0.4],
];

const HAIR: Readonly<Record<PortraitHair, readonly (readonly Pair[])[]>> = {
  fade: [
    [
      [0.325, -0.33],
      [0.345, -0.5],
      [0.2, -0.66],
      [-0.1, -0.71],
      [-0.38, -0.6],
      [-0.5, -0.3],
      [-0.485, 0],
      [-0.4, 0.16],
      [-0.31, 0.05],
      [-0.19, -0.03],
      [-0.13, -0.2],
      [0.1, -0.3],
    ],
  ],
  'grey-fade': [
    [
      [0.325, -0.33],
      [0.32, -0.46],
      [0.18, -0.57],
      [-0.1, -0.6],
      [-0.36, -0.52],
      [-0.49, -0.28],
      [-0.475, 0.02],
      [-0.4, 0.17],
      [-0.31, 0.06],
      [-0.2, -0.03],
      [-0.13, -0.2],
      [0.1, -0.3],
    ],
  ],
  puff: [
    [
      [0.31, -0.34],
      [0.22, -0.5],
      [-0.05, -0.57],
      [-0.34, -0.5],
      [-0.51, -0.22],
      [-0.47, 0.12],
      [-0.35, 0.2],
      [-0.22, 0.02],
      [-0.12, -0.18],
      [0.1, -0.3],
    ],
  ],
  bun: [
    [
      [0.32, -0.33],
      [0.18, -0.5],
      [-0.05, -0.57],
      [-0.34, -0.51],
      [-0.52, -0.22],
      [-0.47, 0.12],
      [-0.35, 0.2],
      [-0.2, 0],
      [-0.1, -0.2],
      [0.12, -0.31],
    ],
    [
      [-0.32, -0.46],
      [-0.3, -0.72],
      [-0.48, -0.88],
      [-0.72, -0.8],
      [-0.78, -0.55],
      [-0.54, -0.36],
    ],
  ],
  locs: [
    [
      [0.34, -0.3],
      [0.24, -0.53],
      [-0.05, -0.62],
      [-0.36, -0.55],
      [-0.56, -0.24],
      [-0.55, 0.1],
      [-0.36, 0.22],
      [-0.22, 0.02],
      [-0.1, -0.2],
      [0.12, -0.3],
    ],
  ],
  wrap: [
    [
      [0.335, -0.3],
      [0.42, -0.5],
      [0.34, -0.8],
      [0.02, -1.02],
      [-0.42, -0.99],
      [-0.74, -0.74],
      [-0.72, -0.4],
      [-0.58, -0.12],
      [-0.44, 0.12],
      [-0.32, 0.06],
      [-0.14, -0.13],
      [0.1, -0.24],
    ],
  ],
};

/** Crown and peak of a cap. */
const CAP: readonly (readonly Pair[])[] = [
  points('0.37 -0.26, 0.32 -0.53, 0.08 -0.68, -0.23 -0.67, -0.46 -0.5, -0.54 -0.2, -0.1 -0.22'),
  points('0.24 -0.34, 0.5 -0.31, 0.74 -0.19, 0.52 -0.21, 0.28 -0.24'),
];

/** Highest point of the hair above the ear, for the headband. */
const CROWN: Readonly<Record<PortraitHair, number>> = {
  fade: -0.72,
  'grey-fade': -0.62,
  puff: -0.6,
  bun: -0.6,
  locs: -0.64,
  wrap: -1.04,
};

/** Draws a portrait. The clothes have no lower edge, so let a table or the picture's edge cut them off. */
export function drawPortrait(sheet: Sheet, portrait: Portrait): void {
  const { centre, size, skin, hair } = portrait;
  const direction = portrait.facing === 'right' ? 1 : -1;
  const hairRecipe = portrait.hairRecipe ?? PLUM;
  const radians = (((portrait.nod ?? 0) * Math.PI) / 180) * direction;
  const place = ([x, y]: Pair): Point => [centre[0] + x * size * direction, centre[1] + y * size];
  const pivot: Pair = [-0.2, 0.4];
  const onHead = ([x, y]: Pair): Point => {
    const dx = (x - pivot[0]) * direction;
    const dy = y - pivot[1];
    return [
      centre[0] + (pivot[0] * direction + dx * Math.cos(radians) - dy * Math.sin(radians)) * size,
      centre[1] + (pivot[1] + dx * Math.sin(radians) + dy * Math.cos(radians)) * size,
    ];
  };
  const head = (points: readonly Pair[], roundness = 0.94): string => blob(points.map(onHead), roundness);
  const still = (points: readonly Pair[], roundness = 0.9): string => blob(points.map(place), roundness);

  const body = still(BODY);
  const neck = still(NECK, 0.8);
  const face = head(PROFILE);
  const hairOutlines = [...HAIR[hair].map((points) => head(points)), ...extraHair(hair, onHead, size)];

  const bust = portrait.bust ?? true;
  const capOutlines = portrait.cap ? CAP.map((points) => head(points)) : [];
  const edge = [...(bust ? [body, neck] : []), face, ...hairOutlines, ...capOutlines];
  for (const outline of edge) sheet.fill(outline, portrait.rim ?? LAMPLIGHT);
  sheet.group(moved(-0.022 * size * direction, 0.008 * size), () => {
    if (bust) drawBust(sheet, portrait, body, neck, place);
    drawFace(sheet, skin, face, head, onHead, size);
    if (portrait.beard) drawBeard(sheet, head, hairRecipe);
    for (const outline of hairOutlines) sheet.fill(outline, hairRecipe);
    for (const outline of hairOutlines) {
      sheet.clip(outline, () =>
        sheet.overprint(outline, {
          red: linear(onHead([0.4, -0.7]), onHead([-0.3, -0.2]), [0, 0.7, 0.5], [1, 1, 0]),
          indigo: linear(onHead([0.4, -0.7]), onHead([-0.35, -0.25]), [0, 0.55, 0.5], [1, 1, 0]),
        }),
      );
    }
    if (!portrait.headphones) drawEar(sheet, skin, head, onHead, size);
    if (portrait.cap)
      for (const [index, outline] of capOutlines.entries())
        sheet.fill(outline, index ? { ...portrait.cap, indigo: 0.5 } : portrait.cap);
    if (portrait.glasses) drawGlasses(sheet, onHead, size);
    if (portrait.headphones) drawHeadphones(sheet, portrait.headphones, CROWN[hair], onHead, size);
    if (portrait.earring) {
      sheet.fill(ring(...onHead([-0.12, 0.33]), 0.078 * size, 0.056 * size), portrait.earring, { evenOdd: true });
    }
  });
}

function drawBust(sheet: Sheet, portrait: Portrait, body: string, neck: string, place: (point: Pair) => Point): void {
  drawClothes(sheet, portrait, body, place);
  sheet.fill(neck, portrait.skin);
  sheet.overprint(neck, {
    indigo: linear(place([0.2, 0.5]), place([-0.36, 0.66]), [0, 0.42, 0.5], [0.5, 0.9, 0.7], [1, 1, 0.92]),
  });
}

function extraHair(hair: PortraitHair, onHead: (point: Pair) => Point, size: number): string[] {
  if (hair === 'puff') {
    const curls = Array.from({ length: 26 }, (_, index): Point => {
      const angle = (index / 26) * 2 * Math.PI;
      const radius = 0.46 * (index % 2 ? 1.035 : 0.975);
      return onHead([-0.36 + Math.cos(angle) * radius, -0.62 + Math.sin(angle) * radius * 0.94]);
    });
    return [blob(curls)];
  }
  if (hair === 'locs') {
    return Array.from({ length: 8 }, (_, index) => {
      const top = onHead([-0.5 + index * 0.05, -0.3]);
      const middle = onHead([-0.64 + index * 0.075, 0.24]);
      const end = onHead([-0.66 + index * 0.085, 0.64 + (index % 3) * 0.1]);
      return limb([
        [...top, 0.055 * size],
        [...middle, 0.058 * size],
        [...end, 0.034 * size],
      ]);
    });
  }
  return [];
}

function drawClothes(sheet: Sheet, portrait: Portrait, body: string, place: (point: Pair) => Point): void {
  const { size, centre } = portrait;
  sheet.fill(body, portrait.cloth);
  const pattern = portrait.pattern;
  if (pattern) sheet.clip(body, () => pattern([centre[0] - 1.4 * size, centre[1] + 0.5 * size, 2.8 * size, 2 * size]));
  if (portrait.collar) {
    const collar = portrait.collar;
    sheet.clip(body, () => {
      sheet.fill(blob(COLLAR.map(place), 0.7), collar);
    });
  }
  sheet.clip(body, () =>
    sheet.overprint(body, {
      indigo: linear(place([0.7, 1]), place([-1, 1.15]), [0, 0, 0], [0.38, 0.55, 0.35], [1, 1, 0.92]),
    }),
  );
}

function drawFace(
  sheet: Sheet,
  skin: FlatRecipe,
  face: string,
  head: (points: readonly Pair[], roundness?: number) => string,
  onHead: (point: Pair) => Point,
  size: number,
): void {
  sheet.fill(face, skin);
  sheet.clip(face, () => {
    sheet.overprint(face, {
      indigo: linear(onHead([0.5, 0.02]), onHead([-0.36, 0.1]), [0, 0, 0], [0.3, 0.3, 0.25], [1, 1, 0.9]),
      red: linear(onHead([0.5, 0]), onHead([0, 0.1]), [0, 0.4, 0], [1, 1, 0.5]),
    });
    // Shade under the jaw and in the eye socket; the cheekbone between them stays lit.
    sheet.overprint(
      head([
        [0.1, 0.58],
        [0.44, 0.46],
        [0.28, 0.405],
        [0.02, 0.31],
        [-0.26, 0.2],
        [-0.5, 0.5],
      ]),
      { indigo: 0.9 },
      { opacity: 0.5 },
    );
    sheet.overprint(
      head([
        [0.19, -0.1],
        [0.3, -0.13],
        [0.39, -0.08],
        [0.36, 0],
        [0.26, 0.02],
        [0.19, -0.03],
      ]),
      { indigo: 0.8, red: 1 },
      { opacity: 0.35 },
    );
  });
  const stroke = (points: readonly [Pair, Pair, Pair], width: number): void => {
    const [from, through, to] = points.map(onHead) as [Point, Point, Point];
    sheet.stroke(`M${at(from)}Q${at(through)} ${at(to)}`, width * size, PLUM);
  };
  stroke(
    [
      [0.19, -0.135],
      [0.28, -0.182],
      [0.352, -0.14],
    ],
    0.03,
  );
  sheet.fill(
    head([
      [0.232, -0.014],
      [0.292, -0.05],
      [0.352, -0.032],
      [0.338, 0.004],
      [0.28, 0.012],
    ]),
    CREAM,
  );
  sheet.fill(ellipse(...onHead([0.314, -0.018]), 0.026 * size, 0.031 * size), PLUM);
  stroke(
    [
      [0.21, -0.008],
      [0.288, -0.082],
      [0.36, -0.036],
    ],
    0.026,
  );
  stroke(
    [
      [0.365, 0.14],
      [0.345, 0.1],
      [0.378, 0.085],
    ],
    0.014,
  );
  sheet.fill(
    head([
      [0.325, 0.26],
      [0.41, 0.25],
      [0.438, 0.298],
      [0.392, 0.33],
    ]),
    { red: 1, marigold: 0.6, indigo: 0.42 },
  );
  sheet.fill(
    head([
      [0.325, 0.257],
      [0.392, 0.214],
      [0.446, 0.215],
      [0.418, 0.253],
    ]),
    { red: 1, marigold: 0.6, indigo: 0.66 },
  );
}

function drawBeard(sheet: Sheet, head: (points: readonly Pair[]) => string, recipe: FlatRecipe): void {
  sheet.fill(
    head([
      [-0.17, 0.12],
      [-0.09, 0.27],
      [0.1, 0.34],
      [0.25, 0.325],
      [0.3, 0.25],
      [0.38, 0.19],
      [0.39, 0.22],
      [0.33, 0.28],
      [0.36, 0.35],
      [0.395, 0.37],
      [0.402, 0.44],
      [0.335, 0.535],
      [0.16, 0.535],
      [-0.04, 0.455],
      [-0.2, 0.34],
      [-0.25, 0.15],
    ]),
    recipe,
  );
}

function drawEar(
  sheet: Sheet,
  skin: FlatRecipe,
  head: (points: readonly Pair[]) => string,
  onHead: (point: Pair) => Point,
  size: number,
): void {
  sheet.fill(
    head([
      [-0.2, -0.08],
      [-0.1, -0.12],
      [-0.05, -0.03],
      [-0.09, 0.1],
      [-0.15, 0.15],
      [-0.2, 0.06],
    ]),
    {
      ...skin,
      indigo: Math.min(1, (skin.indigo ?? 0) + 0.28),
    },
  );
  sheet.stroke(
    `M${at(onHead([-0.16, -0.04]))}Q${at(onHead([-0.085, -0.06]))} ${at(onHead([-0.115, 0.05]))}`,
    0.016 * size,
    PLUM,
  );
}

function drawGlasses(sheet: Sheet, onHead: (point: Pair) => Point, size: number): void {
  const frame: FlatRecipe = { marigold: 1, red: 0.3 };
  sheet.stroke(ellipse(...onHead([0.3, -0.02]), 0.085 * size, 0.095 * size), 0.022 * size, frame);
  sheet.stroke(`M${at(onHead([0.215, -0.03]))}L${at(onHead([-0.1, -0.05]))}`, 0.022 * size, frame);
}

function drawHeadphones(
  sheet: Sheet,
  recipe: FlatRecipe,
  crown: number,
  onHead: (point: Pair) => Point,
  size: number,
): void {
  const arch = `M${at(onHead([-0.12, 0]))}C${at(onHead([-0.14, -0.4]))} ${at(onHead([-0.15, crown]))} ${at(onHead([-0.14, crown]))}`;
  sheet.stroke(arch, 0.086 * size, PLUM);
  sheet.stroke(arch, 0.042 * size, recipe);
  sheet.fill(ellipse(...onHead([-0.12, 0.06]), 0.165 * size, 0.215 * size), PLUM);
  sheet.fill(ellipse(...onHead([-0.1, 0.06]), 0.13 * size, 0.18 * size), recipe);
  sheet.fill(ellipse(...onHead([-0.1, 0.06]), 0.08 * size, 0.115 * size), PLUM);
}
