/** Exhibitions: framed pictures, each under its own lamp. */
import { horizontal, type Point, type Sheet, vertical } from '../engine/index.js';
import { AMBER, PAPER } from './colours.js';
import { moved, polygon, rectangle, roundedRectangle } from './geometry.js';
import { drawHalo, drawPool } from './light.js';

/** The printed area of a picture, without the frame. */
export interface PictureBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The lamp above a picture. */
export interface PictureLight {
  /** 0 is off, 1 is full. */
  readonly strength: number;
  /** The y of the floor's edge. A pool of light lies below it. */
  readonly floor: number;
}

/** A frame with its lamp, and the lamp's light on the wall and the floor. */
export function drawFramedPicture(sheet: Sheet, box: PictureBox, light: PictureLight, drawPicture: () => void): void {
  const { strength } = light;
  const { x, y, width, height } = box;
  const centre = x + width / 2;
  drawLampLight(sheet, box, light);
  const wood = 16;
  const outer = rectangle(x - wood, y - wood, width + 2 * wood, height + 2 * wood);
  sheet.group(moved(14, 22), () => sheet.overprint(outer, { indigo: 1 }, { opacity: 0.72 }));
  sheet.fill(outer, AMBER);
  sheet.fill(
    polygon(
      [x - wood, y + height + wood],
      [x, y + height],
      [x + width, y + height],
      [x + width + wood, y + height + wood],
    ),
    {
      marigold: 1,
      red: 0.85,
      indigo: 0.45,
    },
  );
  sheet.fill(
    polygon(
      [x + width + wood, y - wood],
      [x + width, y],
      [x + width, y + height],
      [x + width + wood, y + height + wood],
    ),
    {
      marigold: 1,
      red: 0.7,
      indigo: 0.2,
    },
  );
  const print = rectangle(x, y, width, height);
  sheet.fill(print, PAPER);
  sheet.clip(print, () => {
    drawPicture();
    sheet.overprint(print, {
      indigo: vertical(y, y + height, [0, 1, 0], [0.55, 1, 0.05], [1, 1, 0.5 - 0.25 * strength]),
    });
  });
  drawPictureLamp(sheet, [centre, y - wood - 34], width * 0.62);
}

function drawLampLight(sheet: Sheet, { x, y, width, height }: PictureBox, { strength, floor }: PictureLight): void {
  const centre = x + width / 2;
  const top = y - 46;
  const spread = width * 0.3;
  const pool = polygon(
    [centre - width * 0.3, top],
    [centre + width * 0.3, top],
    [x + width + spread, y + height + 96],
    [x - spread, y + height + 96],
  );
  sheet.overprint(pool, {
    indigo: vertical(top, y + height + 96, [0, 0, strength], [0.6, 0, 0.75 * strength], [1, 0, 0.1 * strength]),
    marigold: vertical(top, y + height + 96, [0, 0.9, 0.95 * strength], [0.5, 0.35, 0.7 * strength], [1, 0, 0]),
  });
  drawPool(sheet, [centre, floor + 74], width * 0.78, 58, { marigold: 0.9, red: 0.5 }, 0.85 * strength);
}

/** A brass tube on an arm. */
function drawPictureLamp(sheet: Sheet, [x, y]: Point, width: number): void {
  sheet.stroke(`M${x} ${y + 30}V${y - 14}`, 7, AMBER);
  drawHalo(sheet, [x, y + 12], width * 0.7, { marigold: 0.8 }, 0.7);
  sheet.fill(roundedRectangle(x - width / 2, y - 12, width, 24, 12), {
    marigold: 1,
    red: horizontal(x - width / 2, x + width / 2, [0, 0.9], [0.4, 0.3], [1, 0.9]),
    indigo: vertical(y - 12, y + 12, [0, 0.5], [1, 0]),
  });
  sheet.fill(roundedRectangle(x - width / 2 + 8, y + 4, width - 16, 10, 5), { marigold: 0.12 });
}
