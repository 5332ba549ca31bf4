/** The film "From press to stage". Each frame is computed from its time alone. */
import { createHash } from 'node:crypto';
import { INKS, NAIROBI_PALETTE, PRESS_REVISION } from '../engine/index.js';
import { mixInks } from '../engine/inks.js';
import { ARTBOARD_HEIGHT, ARTBOARD_WIDTH, Sheet } from '../engine/sheet.js';
import {
  AUDIENCE,
  BACKDROP,
  drawAudience,
  drawCity,
  drawDeck,
  drawMarks,
  drawNight,
  drawPrintedSheet,
  drawRig,
  drawRoller,
  drawStageNight,
  LIGHTS,
  MARK_REACH,
  MARKS,
  TRIM,
} from './drawings.js';
import {
  type Layer,
  lay,
  layPart,
  layReduced,
  overprint,
  type Pixels,
  printCutOut,
  printLayer,
  type Rectangle,
  shade,
} from './layers.js';
import * as timeline from './timeline.js';
import { eased, landing } from './timeline.js';

/** Increase this when a change to this file or `layers.ts` alters frames. */
const FILM_REVISION = 1;

/** Width of the sheet on the press, as a share of the frame. */
const ON_PRESS = 0.76;

export interface Film {
  readonly width: number;
  readonly height: number;
  /** Draws the frame at a given time, in seconds, as RGB pixels. */
  readonly frameAt: (time: number) => Uint8Array;
}

/** Hashes everything that determines the frames. The press is covered by its own revision. */
export function filmVersion(): string {
  const hash = createHash('sha256');
  // Sorted, because not every loader gives a module's exports in the same order.
  const moves = Object.fromEntries(Object.entries(timeline).sort(([one], [other]) => (one < other ? -1 : 1)));
  hash.update(JSON.stringify([PRESS_REVISION, FILM_REVISION, NAIROBI_PALETTE, ON_PRESS, BACKDROP, TRIM, moves]));
  const shapes = (draw: (sheet: Sheet) => void): Sheet => {
    const sheet = new Sheet();
    draw(sheet);
    return sheet;
  };
  const drawings = [
    drawMarks(),
    drawPrintedSheet(),
    ...range(LIGHTS + 1).map(drawStageNight),
    ...INKS.map((ink) => shapes((sheet) => drawRoller(sheet, ink))),
    ...[drawRig, drawDeck].map(shapes),
    ...range(AUDIENCE).map((row) => shapes((sheet) => drawAudience(sheet, row))),
  ];
  for (const drawing of drawings) for (const ink of INKS) hash.update(drawing.plate(ink));
  return hash.digest('hex').slice(0, 8);
}

const range = (length: number): number[] => Array.from({ length }, (_, index) => index);

/**
 * Prints the layers of the film.
 *
 * @param width of a frame in pixels. Its height is nine sixteenths.
 * @param samples see `PressSettings`.
 */
export async function prepareFilm(width: number, samples = 2): Promise<Film> {
  const height = Math.round((width * ARTBOARD_HEIGHT) / ARTBOARD_WIDTH);
  /** Pixels per artboard unit. */
  const unit = width / ARTBOARD_WIDTH;
  // Coarser dots than in a picture, because here they are the subject and fine ones wouldn't survive compression.
  const coarse = { pitch: 8.5 * unit, dot: 0.75, grain: 0.1, samples };
  const fine = { pitch: 6 * unit, dot: 0.55, grain: 0.1, samples };
  const cutOut = (draw: (sheet: Sheet) => void): Promise<Layer> => printCutOut(draw, drawNight(), width, fine);
  const sheetWidth = Math.round(width * ON_PRESS);
  const sheetUnit = sheetWidth / ARTBOARD_WIDTH;
  const sheetHeight = Math.round((sheetWidth * ARTBOARD_HEIGHT) / ARTBOARD_WIDTH);

  const printed = drawPrintedSheet();
  const marks = await printLayer(drawMarks(), sheetWidth, coarse, 'indigo');
  const plates: { readonly plate: Layer; readonly roller: Layer; readonly step: (typeof timeline.PLATES)[number] }[] =
    [];
  for (const step of timeline.PLATES)
    plates.push({
      step,
      plate: await printLayer(printed, sheetWidth, coarse, step.ink),
      roller: await cutOut((sheet) => drawRoller(sheet, step.ink)),
    });
  const night = await printLayer(drawNight(), width, fine);
  const nights: Layer[] = [];
  for (const lit of range(LIGHTS + 1)) nights.push(await printLayer(drawStageNight(lit), width, fine));
  const city = await cutOut(drawCity);
  const rig = await cutOut(drawRig);
  const deck = await cutOut(drawDeck);
  const audience: Layer[] = [];
  for (const row of range(AUDIENCE)) audience.push(await cutOut((sheet) => drawAudience(sheet, row)));

  const paper = mixInks({}).map((channel) => Math.round(channel * 255));
  const blank = Uint8Array.from({ length: sheetWidth * sheetHeight * 3 }, (_, at) => paper[at % 3] ?? 255);

  const printedBy = Math.max(...timeline.PLATES.map(({ roll: [, to] }) => to));
  let finished: Pixels | undefined;

  /** The sheet with what has been printed on it by a given time. */
  function sheetAt(time: number, sheetLeft: number): Pixels {
    if (time < printedBy) return printSheetAt(time, sheetLeft);
    finished ??= printSheetAt(printedBy, sheetLeft);
    return finished;
  }

  function printSheetAt(time: number, sheetLeft: number): Pixels {
    const print = { pixels: blank.slice(), width: sheetWidth, height: sheetHeight };
    MARKS.forEach(([x, y], index) => {
      const size = 2 * MARK_REACH * sheetUnit;
      const done = landing(time, timeline.MARKING[index] as timeline.Move);
      const [left, top] = [(x - MARK_REACH) * sheetUnit, (y - MARK_REACH) * sheetUnit];
      overprint(print, marks, { x: left, y: top, width: size * done, height: size });
    });
    const apart = 1 - eased(time, timeline.REGISTER);
    plates.forEach(({ plate, step }, index) => {
      const part = printedPart(rollerAt(time, index) - sheetLeft, index);
      const shift = step.shift.map((units) => Math.round(units * sheetUnit * apart)) as [number, number];
      if (part.width > 0) overprint(print, plate, part, shift);
    });
    return print;
  }

  /** Rollers alternate between moving right and left, so each starts where the last one stopped. */
  const goesRight = (index: number): boolean => index % 2 === 0;

  /** The middle of a roller, in frame pixels. */
  function rollerAt(time: number, index: number): number {
    const done = eased(time, (plates[index] as (typeof plates)[number]).step.roll);
    return (goesRight(index) ? -0.06 + done * 1.12 : 1.06 - done * 1.12) * width;
  }

  /** The part of the sheet that a roller has passed. */
  function printedPart(roller: number, index: number): Rectangle {
    const edge = Math.min(sheetWidth, Math.max(0, roller));
    return goesRight(index)
      ? { x: 0, y: 0, width: edge, height: sheetHeight }
      : { x: edge, y: 0, width: sheetWidth - edge, height: sheetHeight };
  }

  /** The background behind the sheet: the bench, then the city, then its lamps. */
  function layNight(frame: Pixels, time: number): void {
    const risen = eased(time, timeline.CITY);
    if (risen === 0) {
      lay(frame, night);
    } else if (risen < 1) {
      lay(frame, night);
      lay(frame, city, 0, (1 - risen) * height * 0.75);
    } else {
      const shares = [1, ...timeline.LAMPS.map((move) => eased(time, move))];
      // A group that is fully on covers the previous ones.
      const first = shares.lastIndexOf(1);
      nights.forEach((lit, index) => {
        const opacity = shares[index] ?? 0;
        if (index >= first && opacity > 0) lay(frame, lit, 0, 0, opacity);
      });
    }
  }

  function frameAt(time: number): Uint8Array {
    const frame = { pixels: new Uint8Array(width * height * 3), width, height };
    layNight(frame, time);

    const lifted = eased(time, timeline.LIFT);
    const trimmed = eased(time, timeline.TRIMMING);
    const fed = landing(time, timeline.FEED);
    const between = (from: number, to: number): number => from + (to - from) * lifted;
    const scale = between(1, (BACKDROP.width * unit) / (TRIM.width * sheetUnit));
    // The sheet rises off the bench before it hangs, so its shadow is widest half-way.
    const rise = Math.sin(lifted * Math.PI);
    const centre = {
      x: between(width / 2, BACKDROP.centre[0] * unit) - (1 - fed) * width,
      y: between(height / 2, BACKDROP.centre[1] * unit),
    };
    const left = centre.x - (sheetWidth * scale) / 2;
    const top = centre.y - (sheetHeight * scale) / 2;
    const part = {
      x: TRIM.x * sheetUnit * trimmed,
      y: TRIM.y * sheetUnit * trimmed,
      width: (ARTBOARD_WIDTH - (ARTBOARD_WIDTH - TRIM.width) * trimmed) * sheetUnit,
      height: (ARTBOARD_HEIGHT - (ARTBOARD_HEIGHT - TRIM.height) * trimmed) * sheetUnit,
    };
    const place = {
      x: left + part.x * scale,
      y: top + part.y * scale,
      width: part.width * scale,
      height: part.height * scale,
    };
    const shadow = (10 * (1 - lifted) + 34 * rise) * unit;
    shade(frame, { ...place, x: place.x + shadow, y: place.y + shadow }, 0.55);
    const rigDown = eased(time, timeline.RIG);
    if (rigDown > 0) lay(frame, rig, 0, -(1 - rigDown) * height * 0.8);
    if (lifted > 0) layReduced(frame, sheetAt(time, left), part, place);
    else layPart(frame, sheetAt(time, left), part, place.x, place.y);

    plates.forEach(({ roller, step }, index) => {
      const [from, to] = step.roll;
      if (time > from && time < to) lay(frame, roller, rollerAt(time, index) - width / 2);
    });
    const deckUp = eased(time, timeline.DECK);
    if (deckUp > 0) lay(frame, deck, 0, (1 - deckUp) * height * 0.75);
    audience.forEach((row, index) => {
      const arrived = landing(time, timeline.ARRIVAL[index] as timeline.Move);
      if (arrived > 0) lay(frame, row, 0, (1 - arrived) * height * 0.36);
    });
    return frame.pixels;
  }

  const rest = Math.max(...timeline.ARRIVAL.map(([, to]) => to));
  let last: Uint8Array | undefined;

  /** Nothing moves at the end, so a single frame is enough. */
  const frameOrRest = (time: number): Uint8Array => {
    if (time < rest) return frameAt(time);
    last ??= frameAt(rest);
    return last;
  };
  return { width, height, frameAt: frameOrRest };
}
