/** Shops and malls: products, trolleys, tasting tables, bags, suitcases, light boxes. */
import { type FlatRecipe, type Recipe, type Sheet, vertical } from '../engine/index.js';
import { CREAM } from './colours.js';
import { at, ellipse, placed, polygon, polyline, rectangle, roundedRectangle } from './geometry.js';
import { drawBand, type Pattern } from './patterns.js';

/** The kinds of packages that stand on shelves. */
export type ProductKind = 'carton' | 'bottle' | 'jar' | 'tin' | 'pouch';

/** One package, standing on a shelf. */
export interface Product {
  readonly kind: ProductKind;
  /** Middle and lower edge. */
  readonly x: number;
  readonly base: number;
  readonly width: number;
  readonly height: number;
  readonly body: FlatRecipe;
  /** Ground, figure and accent of the label. */
  readonly label: readonly [ground: FlatRecipe, figure: FlatRecipe, accent: FlatRecipe];
  readonly pattern?: Pattern;
  readonly cap?: FlatRecipe;
}

const LABEL_AT: Readonly<Record<ProductKind, readonly [top: number, height: number]>> = {
  carton: [0.3, 0.42],
  bottle: [0.5, 0.34],
  jar: [0.36, 0.44],
  tin: [0.24, 0.54],
  pouch: [0.34, 0.4],
};

/** Draws a package with a patterned label and a right side left in shade by daylight from the left. */
export function drawProduct(sheet: Sheet, product: Product): void {
  const { kind, x, base, width, height, body, label } = product;
  const outline = productOutline(kind, x, base, width, height);
  const cap = product.cap ?? CREAM;
  if (kind === 'bottle')
    sheet.fill(rectangle(x - width * 0.17, base - height * 1.05, width * 0.34, height * 0.14), cap);
  sheet.fill(outline, body);
  sheet.clip(outline, () => {
    const [top, tall] = LABEL_AT[kind];
    drawBand(sheet, product.pattern ?? 'suns', x - width / 2, base - height * (1 - top), width, height * tall, {
      ground: label[0],
      figure: label[1],
      accent: label[2],
    });
    sheet.overprint(
      rectangle(x + width * 0.26, base - height * 1.1, width * 0.4, height * 1.2),
      { teal: 1 },
      { opacity: 0.42 },
    );
  });
  if (kind === 'jar')
    sheet.fill(roundedRectangle(x - width * 0.44, base - height, width * 0.88, height * 0.15, 5), cap);
  if (kind === 'tin') {
    sheet.fill(ellipse(x, base - height, width / 2, width * 0.13), cap);
    sheet.stroke(ellipse(x, base - height, width * 0.38, width * 0.09), width * 0.03, body);
  }
}

function productOutline(kind: ProductKind, x: number, base: number, width: number, height: number): string {
  const [left, right, top] = [x - width / 2, x + width / 2, base - height];
  switch (kind) {
    case 'carton':
      return rectangle(left, top, width, height);
    case 'tin':
      return `M${at([left, top])}V${base}H${right}V${top}Z`;
    case 'jar':
      return roundedRectangle(left, top + height * 0.1, width, height * 0.9, width * 0.16);
    case 'bottle':
      return `M${at([x - width * 0.15, top])}H${x + width * 0.15}V${top + height * 0.2}Q${right} ${top + height * 0.3} ${right} ${top + height * 0.44}V${base}H${left}V${top + height * 0.44}Q${left} ${top + height * 0.3} ${x - width * 0.15} ${top + height * 0.2}Z`;
    case 'pouch':
      return polygon(
        [left + width * 0.1, top],
        [right - width * 0.1, top],
        [right - width * 0.04, top + height * 0.12],
        [right, base],
        [left, base],
        [left + width * 0.04, top + height * 0.12],
      );
  }
}

/** A shopping trolley seen from the side, with its handle on the left; the point is between its wheels on the floor. */
export function drawTrolley(
  sheet: Sheet,
  x: number,
  y: number,
  scale: number,
  colour: Recipe,
  load?: () => void,
): void {
  sheet.group(placed(x, y, 0, scale), () => {
    if (load) sheet.clip(polygon([-62, -190], [90, -190], [66, -60], [-46, -60]), load);
    for (let rung = 0; rung <= 4; rung++) {
      const left = -62 + rung * 4;
      const right = 90 - rung * 6;
      sheet.stroke(polyline([left, -112 + rung * 13], [right, -112 + rung * 13]), 4, colour);
    }
    for (let bar = 0; bar <= 6; bar++) {
      sheet.stroke(polyline([-62 + bar * 25.3, -112], [-46 + bar * 18.6, -60]), 3.6, colour);
    }
    sheet.stroke(polyline([-92, -128], [-62, -112], [-46, -60], [-54, -28], [66, -28]), 6, colour);
    sheet.fill(roundedRectangle(-110, -136, 34, 12, 6), { red: 1, marigold: 0.6 });
    for (const wheel of [-48, 62]) sheet.fill(ellipse(wheel, -12, 12), colour);
  });
}

/** A cabin suitcase on wheels with its handle pulled out; the point is the middle of its base on the floor. */
export function drawSuitcase(
  sheet: Sheet,
  x: number,
  y: number,
  height: number,
  body: FlatRecipe,
  dark: Recipe,
  lean = 0,
): void {
  sheet.group(placed(x, y, lean, height / 100), () => {
    sheet.stroke(polyline([-12, -94], [-12, -138], [12, -138], [12, -94]), 5, dark);
    sheet.fill(roundedRectangle(-32, -98, 64, 90, 9), body);
    sheet.overprint(rectangle(10, -98, 22, 90), { teal: 1 }, { opacity: 0.4 });
    for (const rib of [-16, 0, 16]) sheet.stroke(polyline([rib, -88], [rib, -18]), 3, dark, { opacity: 0.6 });
    for (const wheel of [-22, 22]) sheet.fill(ellipse(wheel, -5, 6), dark);
  });
}

/** A patterned carrier bag; the point is where the hand holds it. */
export function drawCarrierBag(
  sheet: Sheet,
  x: number,
  y: number,
  size: number,
  body: FlatRecipe,
  figure: FlatRecipe,
): void {
  sheet.stroke(
    `M${x - size * 0.2} ${y + size * 0.34}Q${x} ${y - size * 0.3} ${x + size * 0.2} ${y + size * 0.34}`,
    size * 0.06,
    body,
  );
  sheet.fill(rectangle(x - size * 0.42, y + size * 0.32, size * 0.84, size * 0.96), body);
  drawBand(sheet, 'triangles', x - size * 0.42, y + size * 0.72, size * 0.84, size * 0.3, { ground: body, figure });
}

/** A round table with a patterned cloth that reaches the floor; the point is the middle of its top. */
export function drawRoundTable(
  sheet: Sheet,
  x: number,
  y: number,
  radius: number,
  height: number,
  top: FlatRecipe,
  cloth: () => void,
): void {
  const flat = radius * 0.2;
  const skirt = `M${at([x - radius, y])}L${at([x - radius * 0.94, y + height])}Q${at([x, y + height + flat * 1.6])} ${at([x + radius * 0.94, y + height])}L${at([x + radius, y])}Z`;
  sheet.fill(skirt, top);
  sheet.clip(skirt, () => {
    cloth();
    sheet.overprint(
      polygon(
        [x + radius * 0.35, y - 10],
        [x + radius * 1.1, y - 10],
        [x + radius * 1.1, y + height + 60],
        [x + radius * 0.2, y + height + 60],
      ),
      { teal: vertical(y, y + height, [0, 1], [1, 1]) },
      { opacity: 0.4 },
    );
  });
  sheet.fill(ellipse(x, y, radius, flat), top);
}
