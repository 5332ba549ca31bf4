/** Nairobi: its skyline and its streets. */
import { between, type Point, type Random, type Recipe, type Sheet } from '../engine/index.js';
import { ellipse, polygon, rectangle, roundedRectangle } from './geometry.js';

/** Position and colours of a skyline. */
export interface Skyline {
  /** Left end. */
  readonly x: number;
  /** Ground line. */
  readonly y: number;
  /** Artboard units per skyline unit. The whole run of buildings is 20 skyline units wide, and the tallest is 7 high. */
  readonly unit: number;
  readonly colour: Recipe;
  /** Colour of lit or glazed windows. Without it, the buildings are flat. */
  readonly windows?: Recipe;
}

/** The position of the convention centre (KICC) in a skyline, in skyline units from the left end. */
export const KICC_OFFSET = 9.9;

/**
 * The skyline: Times Tower, Britam Tower, the KICC drum with its lotus hall, Nation Centre, the Old Mutual tower
 * and infill. Lit windows follow the random source.
 */
export function drawSkyline(sheet: Sheet, random: Random, skyline: Skyline): void {
  const { unit, colour, windows } = skyline;
  const x = (units: number): number => skyline.x + units * unit;
  const y = (units: number): number => skyline.y - units * unit;
  const point = (a: number, b: number): Point => [x(a), y(b)];
  const glaze = (
    left: number,
    top: number,
    width: number,
    height: number,
    columns: number,
    rows: number,
    lit: number,
  ) => {
    if (!windows) return;
    let outline = '';
    for (let column = 0; column < columns; column++) {
      for (let row = 0; row < rows; row++) {
        if (random() >= lit) continue;
        outline += rectangle(
          x(left + (width * (column + 0.2)) / columns),
          y(top - (height * (row + 0.25)) / rows),
          (width * unit * 0.6) / columns,
          (height * unit * 0.45) / rows,
        );
      }
    }
    if (outline) sheet.fill(outline, windows);
  };
  const block = (left: number, width: number, height: number, columns: number, rows: number): void => {
    sheet.fill(rectangle(x(left), y(height), width * unit, height * unit), colour);
    glaze(left + width * 0.1, height - 0.1, width * 0.8, height * 0.86, columns, rows, 0.5);
  };
  const mast = (left: number, from: number, to: number): void => {
    sheet.fill(rectangle(x(left), y(to), 0.06 * unit, (to - from) * unit), colour);
  };

  block(0, 1.1, 2.1, 4, 8);
  block(1.2, 0.8, 2.9, 3, 12);
  mast(1.5, 2.8, 3.5);
  block(2.1, 1.3, 1.8, 5, 7);

  // Times Tower: a slab with a curved crown.
  sheet.fill(`M${x(3.6)} ${y(0)}V${y(4.6)}Q${x(4.05)} ${y(5.5)} ${x(4.5)} ${y(4.6)}V${y(0)}Z`, colour);
  glaze(3.7, 4.5, 0.7, 4.2, 4, 20, 0.5);
  block(4.55, 0.9, 2.3, 4, 9);

  // Britam Tower: a prism that tapers to a blade, with a mast.
  sheet.fill(polygon(point(5.6, 0), point(5.68, 4.6), point(6.5, 6.1), point(6.75, 0)), colour);
  mast(6.46, 5.7, 7.1);
  glaze(5.78, 4.4, 0.85, 4.1, 5, 20, 0.45);
  block(6.9, 1.2, 1.6, 5, 6);
  block(8, 0.7, 2.6, 3, 10);

  drawKicc(sheet, x, y, unit, colour, windows);
  block(12.1, 0.9, 3.1, 4, 12);

  // Nation Centre: twin drums with masts.
  for (const left of [13.2, 14]) {
    sheet.fill(roundedRectangle(x(left), y(3.7), 0.7 * unit, 3.9 * unit, 0.2 * unit), colour);
    mast(left + 0.32, 3.5, 4.5);
    glaze(left + 0.08, 3.4, 0.54, 3, 3, 14, 0.5);
  }

  // Old Mutual tower: a tapered shaft with a sloping crown.
  sheet.fill(polygon(point(15.1, 0), point(15.2, 5.6), point(15.5, 6.3), point(15.95, 5.3), point(16.05, 0)), colour);
  glaze(15.28, 5.2, 0.6, 5, 3, 24, 0.55);
  block(16.2, 1.2, 2, 5, 8);
  block(17.5, 0.9, 2.7, 4, 11);
  block(18.5, 1.5, 1.5, 6, 6);
}

function drawKicc(
  sheet: Sheet,
  x: (units: number) => number,
  y: (units: number) => number,
  unit: number,
  colour: Recipe,
  windows: Recipe | undefined,
): void {
  const centre = KICC_OFFSET;
  const point = (a: number, b: number): Point => [x(centre + a), y(b)];
  sheet.fill(
    polygon(
      point(-0.62, 0),
      point(-0.62, 4.5),
      point(-0.78, 4.75),
      point(0.78, 4.75),
      point(0.62, 4.5),
      point(0.62, 0),
    ),
    colour,
  );
  sheet.fill(
    polygon(
      point(-0.5, 4.75),
      point(-0.86, 5.15),
      point(-0.86, 5.3),
      point(0.86, 5.3),
      point(0.86, 5.15),
      point(0.5, 4.75),
    ),
    colour,
  );
  sheet.fill(polygon(point(-0.45, 5.28), point(-0.3, 5.62), point(0.3, 5.62), point(0.45, 5.28)), colour);
  sheet.fill(rectangle(x(centre - 0.04), y(6.5), 0.08 * unit, unit), colour);
  if (windows) {
    let fins = '';
    for (let fin = -4; fin <= 4; fin++) {
      fins += rectangle(x(centre + fin * 0.135 - 0.02), y(4.4), 0.045 * unit, 4.2 * unit);
    }
    sheet.fill(fins, windows);
    sheet.fill(rectangle(x(centre - 0.8), y(5.24), 1.6 * unit, 0.07 * unit), windows);
  }
  // The amphitheatre: a closed lotus.
  sheet.fill(
    `M${x(centre + 0.5)} ${y(0)}Q${x(centre + 0.95)} ${y(1)} ${x(centre + 1.5)} ${y(1.95)}Q${x(centre + 2.05)} ${y(1)} ${x(centre + 2.5)} ${y(0)}Z`,
    colour,
  );
}

/** A street lamp whose arm points left (`direction` -1) or right. */
export function drawStreetLamp(sheet: Sheet, foot: Point, height: number, direction: 1 | -1, colour: Recipe): void {
  const [x, y] = foot;
  const top = y - height;
  const arm = direction * height * 0.12;
  sheet.stroke(`M${x} ${y}V${top + height * 0.1}Q${x} ${top} ${x + arm} ${top}`, height * 0.017, colour);
  const head = x + arm + (direction > 0 ? 0 : -height * 0.14);
  sheet.fill(roundedRectangle(head, top - height * 0.02, height * 0.14, height * 0.034, height * 0.017), colour);
}

/** Pennants on a line that sags between two points. */
export function drawBunting(
  sheet: Sheet,
  from: Point,
  to: Point,
  sag: number,
  count: number,
  line: Recipe,
  colours: readonly Recipe[],
): void {
  const on = (share: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share + sag * 4 * share * (1 - share),
  ];
  sheet.stroke(`M${from[0]} ${from[1]}Q${on(0.5)[0]} ${on(0.5)[1] + sag} ${to[0]} ${to[1]}`, 2.6, line);
  const drop = (Math.hypot(to[0] - from[0], to[1] - from[1]) / count) * 0.82;
  for (let index = 0; index < count; index++) {
    const tip = on((index + 0.5) / count);
    const colour = colours[index % colours.length];
    if (colour)
      sheet.fill(polygon(on((index + 0.14) / count), on((index + 0.86) / count), [tip[0], tip[1] + drop]), colour);
  }
}

/** A row of round street trees: bougainvillea hedges and jacarandas. */
export function drawTreeRow(
  sheet: Sheet,
  random: Random,
  from: number,
  to: number,
  ground: number,
  size: number,
  colours: readonly { readonly leaf: Recipe; readonly lit?: Recipe }[],
): void {
  let index = 0;
  for (let x = from; x < to; x += size * between(random, 1, 1.6)) {
    const colour = colours[index++ % colours.length];
    if (!colour) continue;
    const crowns = Array.from({ length: 7 }, () => ({
      x: x + between(random, -0.85, 0.85) * size,
      y: ground - size * 0.5 + between(random, -0.4, 0.4) * size,
      radius: size * between(random, 0.42, 0.66),
    }));
    for (const crown of crowns) sheet.fill(ellipse(crown.x, crown.y, crown.radius), colour.leaf);
    if (!colour.lit) continue;
    for (const crown of crowns) {
      sheet.fill(ellipse(crown.x + crown.radius * 0.26, crown.y - crown.radius * 0.3, crown.radius * 0.48), colour.lit);
    }
  }
}
