/** The large portrait that faces the viewer or turns a quarter away: head and shoulders, lit from the side it faces. */
import type { FlatRecipe, Point, Sheet } from '../../engine/index.js';
import { linear } from '../../engine/index.js';
import { CREAM, LAMPLIGHT, PLUM } from '../colours.js';
import { at, blob, curve, ellipse, limb, moved, points, ring } from '../geometry.js';
import type { Portrait } from './portrait.js';

/** The hair of a facing portrait. Headwear counts as hair and takes its colour. */
export type FacingHair = 'fade' | 'crop' | 'afro' | 'braids' | 'locs' | 'bald' | 'wrap' | 'hijab';

/** Position and appearance of a facing portrait. `centre` is the centre of the head at the bridge of the nose. */
export interface FacingPortrait
  extends Pick<
    Portrait,
    | 'centre'
    | 'size'
    | 'facing'
    | 'skin'
    | 'hairRecipe'
    | 'glasses'
    | 'earring'
    | 'cloth'
    | 'pattern'
    | 'collar'
    | 'rim'
  > {
  readonly hair: FacingHair;
  /** 0 faces the viewer, 1 turns a quarter away. @default 1 */
  readonly turn?: number;
  /** Width of face, neck and shoulders: 0.9 is slender, 1.12 round. @default 1 */
  readonly breadth?: number;
  readonly beard?: 'full' | 'moustache' | 'goatee';
  /** Draws an older face's lines. @default false */
  readonly lined?: boolean;
}

/** Outlines in head heights around the centre, for a head that looks to the right. */
const SKULL = points(
  '0.31 -0.3, 0.345 -0.14, 0.325 -0.05, 0.35 0.07, 0.325 0.2, 0.27 0.34, 0.18 0.455, 0.09 0.505, -0.03 0.49, -0.16 0.41, -0.285 0.28, -0.355 0.08, -0.385 -0.14, -0.33 -0.37, -0.18 -0.5, 0.02 -0.53, 0.2 -0.47',
);
/** The same points on a head that faces the viewer. */
const SKULL_FRONT = points(
  '0.33 -0.3, 0.355 -0.14, 0.35 -0.04, 0.35 0.08, 0.335 0.2, 0.28 0.34, 0.17 0.46, 0.06 0.505, -0.06 0.505, -0.17 0.46, -0.28 0.34, -0.345 0.14, -0.355 -0.14, -0.32 -0.34, -0.18 -0.49, 0 -0.53, 0.19 -0.48',
);
const NECK = points(
  '-0.27 0.2, -0.25 0.5, -0.3 0.57, -0.42 0.71, -0.1 0.93, 0.14 0.93, 0.4 0.71, 0.27 0.57, 0.215 0.5, 0.22 0.36',
);
const BODY = points(
  '-0.3 0.57, -0.62 0.69, -0.9 0.81, -1.04 1.01, -1.12 1.47, -1.16 2.47, 1.16 2.47, 1.12 1.47, 1.04 1.01, 0.9 0.81, 0.62 0.69, 0.29 0.57, 0.17 0.77, 0 0.84, -0.17 0.77',
);

/** Hair on the skull. `looseHair` draws hair that hangs or stands out. */
const CAPS: Readonly<Partial<Record<FacingHair, readonly Point[]>>> = {
  fade: points(
    '0.325 -0.25, 0.33 -0.42, 0.22 -0.57, 0 -0.63, -0.24 -0.58, -0.38 -0.42, -0.405 -0.16, -0.37 0, -0.345 -0.12, -0.29 -0.27, -0.16 -0.345, 0.08 -0.36, 0.25 -0.33',
  ),
  crop: points(
    '0.32 -0.24, 0.33 -0.4, 0.21 -0.535, 0 -0.585, -0.22 -0.545, -0.365 -0.4, -0.4 -0.15, -0.375 0.02, -0.34 -0.1, -0.31 -0.24, -0.2 -0.35, 0.02 -0.385, 0.22 -0.345',
  ),
  afro: points(
    '0.36 -0.16, 0.5 -0.3, 0.5 -0.56, 0.36 -0.78, 0.12 -0.9, -0.16 -0.9, -0.42 -0.78, -0.57 -0.54, -0.56 -0.24, -0.44 0.02, -0.36 -0.04, -0.3 -0.2, -0.18 -0.31, 0.06 -0.34, 0.26 -0.29',
  ),
  braids: points(
    '0.33 -0.22, 0.34 -0.42, 0.2 -0.58, -0.02 -0.62, -0.26 -0.56, -0.41 -0.38, -0.44 -0.1, -0.42 0.12, -0.35 0.02, -0.32 -0.2, -0.2 -0.33, -0.06 -0.4, 0.08 -0.37, 0.25 -0.31',
  ),
  locs: points(
    '0.34 -0.2, 0.38 -0.42, 0.26 -0.61, 0 -0.67, -0.27 -0.61, -0.44 -0.4, -0.47 -0.1, -0.42 0.1, -0.35 -0.02, -0.31 -0.2, -0.16 -0.3, 0.06 -0.33, 0.26 -0.28',
  ),
  wrap: points(
    '0.35 -0.2, 0.42 -0.42, 0.44 -0.66, 0.3 -0.92, 0.02 -1.02, -0.28 -0.96, -0.48 -0.74, -0.5 -0.46, -0.43 -0.16, -0.37 -0.02, -0.3 -0.18, -0.12 -0.27, 0.1 -0.28, 0.26 -0.25',
  ),
};
/** A hijab: its outer edge, and the opening for the face. */
const SCARF = points(
  '0.38 -0.2, 0.34 -0.46, 0.18 -0.61, -0.04 -0.65, -0.28 -0.58, -0.46 -0.36, -0.5 -0.04, -0.47 0.3, -0.55 0.56, -0.7 0.74, -0.5 1.02, 0 1.12, 0.46 1.02, 0.6 0.76, 0.42 0.56, 0.36 0.34, 0.38 0.06',
);
const OPENING = points(
  '0.325 -0.2, 0.25 -0.37, 0.06 -0.44, -0.14 -0.41, -0.28 -0.27, -0.33 -0.04, -0.29 0.2, -0.18 0.4, -0.02 0.5, 0.11 0.51, 0.22 0.43, 0.3 0.26, 0.33 0.04',
);

/** Draws a facing portrait. The clothes have no lower edge, so let the picture's edge cut them off. */
export function drawFacingPortrait(sheet: Sheet, portrait: FacingPortrait): void {
  const { size, skin, hair, turn = 1, breadth = 1 } = portrait;
  const direction = portrait.facing === 'right' ? 1 : -1;
  const hairRecipe = portrait.hairRecipe ?? PLUM;
  const place = ([x, y]: Point): Point => [
    portrait.centre[0] + x * size * direction * breadth,
    portrait.centre[1] + y * size,
  ];
  // The middle of the face shifts towards the side it looks to, and the far half narrows.
  const onFace = ([x, y]: Point): Point => place([x * (x > 0 ? 1 - 0.3 * turn : 1 - 0.08 * turn) + 0.1 * turn, y]);
  const shape = (outline: readonly Point[], roundness = 0.95): string => blob(outline.map(place), roundness);
  const feature = (outline: readonly Point[], roundness = 1): string => blob(outline.map(onFace), roundness);
  const line = (outline: readonly Point[], width: number, recipe: FlatRecipe = PLUM, opacity = 1): void => {
    sheet.stroke(curve(outline.map(onFace)), width * size, recipe, { opacity });
  };

  const skull = shape(
    SKULL.map(([x, y], index): Point => {
      const [frontX, frontY] = SKULL_FRONT[index] ?? [x, y];
      return [frontX + (x - frontX) * turn, frontY + (y - frontY) * turn];
    }),
  );
  const body = shape(BODY, 0.8);
  const neck = shape(NECK, 0.75);
  const behind = looseHair(hair, place, size);
  const cap = CAPS[hair];
  const above = hair === 'hijab' ? [] : cap ? [shape(cap)] : [];
  const scarf = hair === 'hijab' ? shape(SCARF) : undefined;
  const ear = shape(points('-0.4 -0.1, -0.35 -0.13, -0.31 0, -0.33 0.14, -0.38 0.13, -0.42 0.02'));

  const silhouette = [...behind, body, neck, ear, skull, ...above, ...(scarf ? [scarf] : [])];
  for (const outline of silhouette) sheet.fill(outline, portrait.rim ?? LAMPLIGHT);
  sheet.group(moved(-0.02 * size * direction, 0.008 * size), () => {
    for (const outline of behind) drawHair(sheet, outline, hairRecipe, place);
    drawBust(sheet, portrait, body, neck, place);
    if (!scarf) drawEar(sheet, portrait, ear, place);
    drawFace(sheet, skin, skull, place, feature);
    drawFeatures(sheet, portrait, feature, line, onFace);
    if (portrait.beard) drawBeard(sheet, portrait.beard, hairRecipe, feature, skull);
    for (const outline of above) drawHair(sheet, outline, hairRecipe, place);
    if (hair === 'braids') drawPartings(sheet, place, size);
    if (hair === 'wrap') drawFolds(sheet, place, size, hairRecipe);
    if (scarf) drawScarf(sheet, scarf, shape(OPENING), hairRecipe, place, size);
    if (portrait.glasses) drawGlasses(sheet, onFace, size);
  });
}

/** Hair is darker on the side away from the light. */
function drawHair(sheet: Sheet, outline: string, recipe: FlatRecipe, place: (point: Point) => Point): void {
  sheet.fill(outline, recipe);
  sheet.overprint(outline, {
    indigo: linear(place([0.4, -0.5]), place([-0.4, -0.1]), [0, 0, 0], [0.5, 0.3, 0.2], [1, 1, 0.7]),
  });
}

/** Braids and locs that fall behind the shoulders. */
function looseHair(hair: FacingHair, place: (point: Point) => Point, size: number): string[] {
  if (hair !== 'braids' && hair !== 'locs') return [];
  const long = hair === 'braids' ? 1.05 : 0.62;
  return [-1, 1].flatMap((side) =>
    Array.from({ length: 4 }, (_, index) => {
      const top = place([side * (0.3 + index * 0.03), -0.3]);
      const middle = place([side * (0.36 + index * 0.055), 0.2]);
      const end = place([side * (0.3 + index * 0.085), long - (index % 2) * 0.1]);
      const width = (hair === 'braids' ? 0.05 : 0.062) * size;
      return limb([
        [...top, width],
        [...middle, width],
        [...end, width * 0.6],
      ]);
    }),
  );
}

function drawBust(
  sheet: Sheet,
  portrait: FacingPortrait,
  body: string,
  neck: string,
  place: (point: Point) => Point,
): void {
  const { size, centre, pattern, collar } = portrait;
  sheet.fill(neck, portrait.skin);
  sheet.overprint(neck, {
    indigo: linear(place([0.2, 0.5]), place([-0.3, 0.66]), [0, 0.25, 0.4], [0.5, 0.75, 0.62], [1, 1, 0.9]),
  });
  sheet.fill(body, portrait.cloth);
  if (pattern)
    sheet.clip(body, () => pattern([centre[0] - 1.4 * size, centre[1] + 0.5 * size, 2.8 * size, 2.2 * size]));
  if (collar) {
    // The two wings of a shirt collar, open at the throat.
    const leaf = (side: -1 | 1): Point[] =>
      points('0.28 0.55, 0.34 0.65, 0.3 0.95, 0.03 0.85, 0.16 0.77').map(([x, y]): Point => [x * side, y]);
    for (const side of [-1, 1] as const) sheet.fill(blob(leaf(side).map(place), 0.35), collar);
  }
  sheet.clip(body, () =>
    sheet.overprint(body, {
      indigo: linear(place([0.8, 1]), place([-1, 1.15]), [0, 0, 0], [0.42, 0.5, 0.28], [1, 1, 0.88]),
    }),
  );
}

function drawEar(sheet: Sheet, portrait: FacingPortrait, ear: string, place: (point: Point) => Point): void {
  const { skin, size, earring } = portrait;
  sheet.fill(ear, { ...skin, indigo: Math.min(1, (skin.indigo ?? 0) + 0.34) });
  if (earring) sheet.fill(ring(...place([-0.375, 0.25]), 0.085 * size, 0.062 * size), earring, { evenOdd: true });
}

/** The face's planes: light from ahead, the near cheek and the jaw's underside in shade. */
function drawFace(
  sheet: Sheet,
  skin: FlatRecipe,
  skull: string,
  place: (point: Point) => Point,
  feature: (outline: readonly Point[]) => string,
): void {
  sheet.fill(skull, skin);
  sheet.clip(skull, () => {
    sheet.overprint(skull, {
      indigo: linear(place([0.36, 0]), place([-0.4, 0.1]), [0, 0, 0], [0.34, 0.2, 0.18], [1, 1, 0.82]),
      red: linear(place([0.3, 0]), place([-0.1, 0.1]), [0, 0.4, 0], [1, 1, 0.5]),
    });
    // The cheek turns away below the cheekbone.
    sheet.overprint(
      feature(points('-0.5 0.02, -0.3 0.13, -0.2 0.26, -0.13 0.42, 0.02 0.475, 0.2 0.44, 0.1 0.62, -0.5 0.6')),
      { indigo: 0.9, red: 1 },
      { opacity: 0.34 },
    );
    // Eye sockets.
    for (const socket of [
      '-0.28 -0.1, -0.17 -0.15, -0.06 -0.1, -0.07 0, -0.17 0.03, -0.27 0',
      '0.28 -0.1, 0.17 -0.15, 0.06 -0.1, 0.07 0, 0.17 0.03, 0.27 0',
    ])
      sheet.overprint(feature(points(socket)), { indigo: 0.8, red: 1 }, { opacity: 0.26 });
  });
}

function drawFeatures(
  sheet: Sheet,
  { size, skin, lined }: FacingPortrait,
  feature: (outline: readonly Point[]) => string,
  line: (outline: readonly Point[], width: number, recipe?: FlatRecipe, opacity?: number) => void,
  onFace: (point: Point) => Point,
): void {
  for (const side of [-1, 1] as const) {
    const mirror = (outline: string): Point[] => points(outline).map(([x, y]): Point => [x * side, y]);
    line(mirror('0.068 -0.14, 0.165 -0.176, 0.275 -0.142'), 0.034);
    sheet.fill(feature(mirror('0.088 -0.026, 0.13 -0.058, 0.2 -0.058, 0.252 -0.026, 0.2 -0.003, 0.13 -0.002')), CREAM);
    const iris = onFace([0.17 * side + 0.015, -0.032]);
    sheet.fill(ellipse(...iris, 0.037 * size, 0.034 * size), PLUM);
    sheet.fill(ellipse(iris[0] + 0.012 * size, iris[1] - 0.013 * size, 0.009 * size), CREAM);
    line(mirror('0.078 -0.022, 0.13 -0.066, 0.205 -0.064, 0.268 -0.022'), 0.027);
    if (lined) {
      line(mirror('0.1 0.05, 0.17 0.075, 0.24 0.05'), 0.012, PLUM, 0.5);
      line(mirror('0.115 0.13, 0.175 0.2, 0.19 0.28'), 0.014, PLUM, 0.55);
    }
  }
  if (lined)
    for (const y of [-0.27, -0.32])
      line(
        [
          [-0.13, y],
          [0, y + 0.02],
          [0.13, y],
        ],
        0.011,
        PLUM,
        0.4,
      );
  // The nose: its near side in shade, its wings, and the light along the bridge.
  const deep: FlatRecipe = { ...skin, red: 1, indigo: Math.min(1, (skin.indigo ?? 0) + 0.36) };
  sheet.overprint(
    feature(points('-0.05 -0.09, -0.02 -0.02, -0.03 0.1, -0.115 0.13, -0.1 0.175, -0.02 0.165, 0 0.1, 0.01 -0.04')),
    { indigo: 0.9, red: 1 },
    { opacity: 0.4 },
  );
  line(points('-0.1 0.135, -0.105 0.172, -0.05 0.175, 0 0.19, 0.055 0.175, 0.105 0.172, 0.1 0.135'), 0.017, deep);
  // The mouth: the upper lip darker than the lower.
  sheet.fill(
    feature(points('-0.155 0.288, -0.07 0.262, -0.025 0.268, 0 0.275, 0.025 0.268, 0.07 0.262, 0.155 0.288, 0 0.312')),
    { red: 1, marigold: 0.6, indigo: 0.66 },
  );
  sheet.fill(feature(points('-0.145 0.293, 0 0.312, 0.145 0.293, 0.085 0.352, 0 0.368, -0.085 0.352')), {
    red: 1,
    marigold: 0.6,
    indigo: 0.42,
  });
  line(points('-0.178 0.276, -0.13 0.292, -0.05 0.309, 0 0.312, 0.05 0.309, 0.13 0.292, 0.178 0.276'), 0.013);
}

function drawBeard(
  sheet: Sheet,
  beard: NonNullable<FacingPortrait['beard']>,
  recipe: FlatRecipe,
  feature: (outline: readonly Point[]) => string,
  skull: string,
): void {
  sheet.fill(
    feature(points('-0.16 0.262, -0.09 0.212, 0 0.226, 0.09 0.212, 0.16 0.262, 0.08 0.25, 0 0.256, -0.08 0.25')),
    recipe,
  );
  if (beard === 'goatee')
    sheet.fill(feature(points('-0.1 0.4, 0 0.385, 0.1 0.4, 0.085 0.49, 0 0.545, -0.085 0.49')), recipe);
  if (beard !== 'full') return;
  sheet.clip([skull], () =>
    sheet.fill(
      feature(
        points(
          '-0.4 0, -0.31 0.06, -0.27 0.2, -0.19 0.255, -0.175 0.34, -0.06 0.395, 0.06 0.395, 0.175 0.34, 0.19 0.255, 0.27 0.2, 0.31 0.06, 0.42 0, 0.4 0.7, -0.4 0.7',
        ),
      ),
      recipe,
    ),
  );
}

/** Rows between the braids, from the forehead back. */
function drawPartings(sheet: Sheet, place: (point: Point) => Point, size: number): void {
  for (const x of [-0.3, -0.19, -0.07, 0.06, 0.17, 0.26])
    sheet.stroke(
      curve([place([x, -0.35 + Math.abs(x) * 0.3]), place([x * 0.82, -0.48]), place([x * 0.5, -0.6])]),
      0.014 * size,
      { marigold: 0.9, red: 0.6, indigo: 0.6 },
    );
}

/** The folds of a head wrap and its knot. */
function drawFolds(sheet: Sheet, place: (point: Point) => Point, size: number, recipe: FlatRecipe): void {
  for (const fold of [
    '-0.42 -0.2, -0.14 -0.46, 0.3 -0.46',
    '-0.47 -0.4, -0.2 -0.66, 0.34 -0.66',
    '-0.44 -0.68, -0.14 -0.84, 0.22 -0.84',
  ])
    sheet.stroke(curve(points(fold).map(place)), 0.02 * size, { ...recipe, indigo: 0.5 });
}

function drawScarf(
  sheet: Sheet,
  scarf: string,
  opening: string,
  recipe: FlatRecipe,
  place: (point: Point) => Point,
  size: number,
): void {
  sheet.fill(scarf + opening, recipe, { evenOdd: true });
  sheet.overprint(
    scarf + opening,
    { indigo: linear(place([0.4, 0]), place([-0.5, 0.2]), [0, 0, 0], [0.45, 0.4, 0.3], [1, 1, 0.85]) },
    { evenOdd: true },
  );
  for (const fold of [
    '-0.3 0.34, -0.2 0.58, 0.34 0.76',
    '-0.42 0.48, -0.24 0.78, 0.3 0.94',
    '-0.4 -0.1, -0.32 -0.42, -0.04 -0.58',
  ])
    sheet.stroke(curve(points(fold).map(place)), 0.016 * size, { ...recipe, indigo: 0.6 });
}

function drawGlasses(sheet: Sheet, onFace: (point: Point) => Point, size: number): void {
  const frame: FlatRecipe = { marigold: 1, red: 0.3 };
  const near = onFace([-0.17, -0.03]);
  const far = onFace([0.17, -0.03]);
  sheet.stroke(ellipse(...near, 0.125 * size, 0.105 * size), 0.02 * size, frame);
  sheet.stroke(ellipse(...far, (Math.abs(far[0] - near[0]) - 0.17 * size) * 0.75, 0.105 * size), 0.02 * size, frame);
  sheet.stroke(`M${at(onFace([-0.05, -0.045]))}L${at(onFace([0.05, -0.045]))}`, 0.018 * size, frame);
  sheet.stroke(`M${at(onFace([-0.295, -0.045]))}L${at(onFace([-0.42, -0.06]))}`, 0.018 * size, frame);
}
