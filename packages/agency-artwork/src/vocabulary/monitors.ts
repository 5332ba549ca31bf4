/** Control room monitors and their pictures. */
import { type FlatRecipe, type Sheet, vertical } from '../engine/index.js';
import { CREAM, GREEN, MARIGOLD, PAPER, PLUM, TEAL, VERMILION } from './colours.js';
import { blob, ellipse, points, polygon, polyline, rectangle, ring, roundedRectangle } from './geometry.js';
import { drawMountain } from './nature.js';
import { drawBand } from './patterns.js';
import { buildFigure, drawSilhouette, POSES } from './people/index.js';

/** Picture size of a small monitor. */
export const MONITOR = { width: 236, height: 134 } as const;

/** A picture on a small monitor, in its own units: 236 wide, 134 high. */
export type MonitorPicture = (sheet: Sheet) => void;

/** The outline of a small monitor's picture. */
export const MONITOR_GLASS = rectangle(0, 0, MONITOR.width, MONITOR.height);

const bars: MonitorPicture = (sheet) => {
  const inks: readonly FlatRecipe[] = [PAPER, MARIGOLD, { teal: 0.7 }, GREEN, VERMILION, TEAL];
  inks.forEach((ink, index) => {
    sheet.fill(rectangle(index * 39.4, 0, 40, MONITOR.height), ink);
  });
};

const waveform: MonitorPicture = (sheet) => {
  sheet.fill(MONITOR_GLASS, { teal: 1, indigo: 0.86 });
  [30, 62, 96, 54, 80, 108, 66, 40, 84, 50, 26].forEach((height, index) => {
    sheet.fill(roundedRectangle(16 + index * 19, 67 - height / 2, 10, height, 5), index % 3 ? { teal: 0.5 } : MARIGOLD);
  });
};

const mountain: MonitorPicture = (sheet) => {
  sheet.fill(MONITOR_GLASS, { teal: vertical(0, 134, [0, 0.55], [1, 0.12]), marigold: 0.2 });
  drawMountain(sheet, [132, 120], 210, 96, TEAL, PAPER);
  sheet.fill(blob(points('-20 150, -20 112, 60 96, 140 116, 250 98, 260 150')), GREEN);
};

const dancers: MonitorPicture = (sheet) => {
  sheet.fill(MONITOR_GLASS, { red: 1, marigold: vertical(0, 134, [0, 0.2], [1, 1]) });
  for (const [x, pose] of [
    [72, POSES.dancing],
    [160, POSES.dancingLow],
  ] as const)
    drawSilhouette(sheet, buildFigure([x, 128], 112, pose, { outfit: 'dress', hair: 'bun' }));
};

const rings: MonitorPicture = (sheet) => {
  sheet.fill(MONITOR_GLASS, TEAL);
  for (const [outer, inner, ink] of [
    [58, 44, PAPER],
    [36, 22, MARIGOLD],
  ] as const)
    sheet.fill(ring(118, 67, outer, inner), ink, { evenOdd: true });
  sheet.fill(ellipse(118, 67, 12), VERMILION);
};

const road: MonitorPicture = (sheet) => {
  sheet.fill(MONITOR_GLASS, { marigold: vertical(0, 80, [0, 0.5], [1, 0.1]) });
  sheet.fill(rectangle(0, 62, MONITOR.width, 80), GREEN);
  sheet.fill(polygon([112, 62], [126, 62], [214, 134], [30, 134]), { teal: 0.9, indigo: 0.4 });
  sheet.fill(polygon([117, 70], [121, 70], [130, 134], [108, 134]), PAPER);
};

const pitch: MonitorPicture = (sheet) => {
  sheet.fill(MONITOR_GLASS, GREEN);
  for (const x of [0, 94, 188]) sheet.fill(rectangle(x, 0, 47, MONITOR.height), { teal: 0.75, marigold: 1 });
  sheet.stroke(polyline([118, 0], [118, 134]), 6, PAPER);
  sheet.stroke(ellipse(118, 67, 36), 6, PAPER);
  for (const x of [-30, 196]) sheet.stroke(rectangle(x, 34, 70, 66), 6, PAPER);
};

const city: MonitorPicture = (sheet) => {
  sheet.fill(MONITOR_GLASS, { red: 1, marigold: 0.8 });
  for (const [x, width, height] of [
    [14, 40, 64],
    [62, 30, 100],
    [100, 54, 82],
    [162, 26, 118],
    [194, 40, 56],
  ] as const)
    sheet.fill(rectangle(x, MONITOR.height - height, width, height + 4), PLUM);
};

const clock: MonitorPicture = (sheet) => {
  sheet.fill(MONITOR_GLASS, { teal: 1, indigo: 0.86 });
  sheet.fill(ellipse(118, 67, 54), CREAM);
  sheet.stroke(polyline([118, 67], [118, 30]), 7, PLUM);
  sheet.stroke(polyline([118, 67], [146, 80]), 7, PLUM);
  sheet.fill(ellipse(118, 67, 8), VERMILION);
};

const pattern: MonitorPicture = (sheet) => {
  drawBand(sheet, 'diamonds', 0, 0, MONITOR.width, 67, {
    ground: { red: 1, indigo: 0.3 },
    figure: MARIGOLD,
    accent: PLUM,
  });
  drawBand(sheet, 'zigzag', 0, 67, MONITOR.width, 67, { ground: TEAL, figure: CREAM, accent: MARIGOLD });
};

/** Pictures for small monitors: cameras, machines and archives. */
export const MONITOR_PICTURES = {
  bars,
  city,
  clock,
  dancers,
  mountain,
  pattern,
  pitch,
  rings,
  road,
  waveform,
} as const;

/** A monitor with its picture's upper left corner at the origin; `draw` fills the screen. */
export function drawMonitor(sheet: Sheet, width: number, height: number, draw: () => void): void {
  sheet.fill(roundedRectangle(-6, -6, width + 12, height + 12, 6), PLUM);
  const glass = rectangle(0, 0, width, height);
  sheet.clip(glass, () => {
    draw();
    sheet.overprint(
      polygon([0, 0], [width * 0.34, 0], [width * 0.12, height], [0, height]),
      { indigo: 0 },
      { opacity: 0.3 },
    );
  });
}
