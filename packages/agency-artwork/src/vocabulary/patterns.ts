/** Kitenge and kanga bands: always whole repeats, and always on an object (a deck, a truck, a shirt, a spine). */
import type { FlatRecipe, Sheet } from '../engine/index.js';
import { at, ellipse, onCircle, polygon, rectangle } from './geometry.js';

/** Pattern names. */
export type Pattern = 'triangles' | 'diamonds' | 'zigzag' | 'suns' | 'leaves' | 'eyes' | 'steps';

/** The three inks of a band. */
export interface BandColours {
  readonly ground: FlatRecipe;
  readonly figure: FlatRecipe;
  /** Colour of inner details. @default the figure's colour */
  readonly accent?: FlatRecipe;
}

/** Fills an axis-aligned strip with whole repeats of a pattern. A repeat is about as wide as the strip is high. */
export function drawBand(
  sheet: Sheet,
  pattern: Pattern,
  x: number,
  y: number,
  width: number,
  height: number,
  colours: BandColours,
): void {
  const { ground, figure, accent = figure } = colours;
  const count = Math.max(1, Math.round(width / height));
  const step = width / count;
  const unit = Math.min(step, height);
  sheet.clip(rectangle(x, y, width, height), () => {
    sheet.fill(rectangle(x, y, width, height), ground);
    for (let index = 0; index < count; index++) {
      drawRepeat(sheet, pattern, { x: x + (index + 0.5) * step, y, step, height, unit, ground, figure, accent });
    }
  });
}

interface Repeat {
  /** Centre of the repeat. */
  readonly x: number;
  /** Top of the strip. */
  readonly y: number;
  readonly step: number;
  readonly height: number;
  readonly unit: number;
  readonly ground: FlatRecipe;
  readonly figure: FlatRecipe;
  readonly accent: FlatRecipe;
}

function drawRepeat(sheet: Sheet, pattern: Pattern, repeat: Repeat): void {
  const { x, y, step, height, unit, ground, figure, accent } = repeat;
  const middle = y + height / 2;
  const half = unit / 2;
  const diamond = (size: number): string =>
    polygon([x, middle - size], [x + size, middle], [x, middle + size], [x - size, middle]);
  switch (pattern) {
    case 'triangles':
      sheet.fill(polygon([x - step / 2, y + height], [x, y], [x + step / 2, y + height]), figure);
      sheet.fill(polygon([x - step * 0.23, y + height], [x, y + height * 0.45], [x + step * 0.23, y + height]), accent);
      break;
    case 'diamonds':
      sheet.fill(diamond(half * 0.94), figure);
      sheet.fill(diamond(half * 0.48), accent);
      sheet.fill(ellipse(x, middle, unit * 0.07), ground);
      break;
    case 'zigzag':
      sheet.fill(
        polygon(
          [x - step / 2, y + height * 0.78],
          [x, y + height * 0.1],
          [x + step / 2, y + height * 0.78],
          [x + step / 2, y + height],
          [x, y + height * 0.4],
          [x - step / 2, y + height],
        ),
        figure,
      );
      sheet.fill(ellipse(x, y + height * 0.8, unit * 0.1), accent);
      break;
    case 'suns':
      sheet.fill(ellipse(x, middle, unit * 0.46), figure);
      sheet.fill(ellipse(x, middle, unit * 0.31), ground);
      sheet.fill(ellipse(x, middle, unit * 0.19), accent);
      for (let dot = 0; dot < 8; dot++) {
        const [dotX, dotY] = onCircle([x, middle], unit * 0.385, dot * 45);
        sheet.fill(ellipse(dotX, dotY, unit * 0.038), ground);
      }
      break;
    case 'leaves': {
      const leaf = (size: number): string => {
        const [left, right, top, bottom] = [x - size, x + size, middle - size, middle + size];
        return `M${at([left, bottom])}Q${at([left, top])} ${at([right, top])}Q${at([right, bottom])} ${at([left, bottom])}Z`;
      };
      sheet.fill(leaf(half * 0.96), figure);
      sheet.fill(leaf(half * 0.46), accent);
      break;
    }
    case 'eyes':
      sheet.fill(
        `M${at([x - step / 2, middle])}Q${at([x, y - height * 0.1])} ${at([x + step / 2, middle])}Q${at([x, y + height * 1.1])} ${at([x - step / 2, middle])}Z`,
        figure,
      );
      sheet.fill(ellipse(x, middle, unit * 0.24), ground);
      sheet.fill(ellipse(x, middle, unit * 0.13), accent);
      break;
    case 'steps':
      for (const [level, size] of [0.5, 0.34, 0.18].entries()) {
        sheet.fill(
          rectangle(x - step * size, y + height * (0.08 + level * 0.3), step * size * 2, height * 0.26),
          level === 1 ? accent : figure,
        );
      }
      break;
  }
}

/** Covers an outline with rows of alternating bands: cloth for shirts, wraps and table skirts. */
export function drawCloth(
  sheet: Sheet,
  outline: string,
  box: readonly [x: number, y: number, width: number, height: number],
  rows: readonly { readonly pattern: Pattern; readonly colours: BandColours }[],
  rowHeight: number,
): void {
  const [x, y, width, height] = box;
  sheet.clip(outline, () => {
    for (let row = 0; row * rowHeight < height; row++) {
      const style = rows[row % rows.length];
      if (style) drawBand(sheet, style.pattern, x, y + row * rowHeight, width, rowHeight, style.colours);
    }
  });
}
