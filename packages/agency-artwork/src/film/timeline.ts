/** The film's times and moves. */
import type { Ink } from '../engine/index.js';

/** Length in seconds. */
export const DURATION = 27;

/** Frames per second. */
export const FRAME_RATE = 24;

/** The poster's time, in seconds: the print hangs, the band plays and the audience is there. */
export const POSTER = 26;

/** A move, from its start to its end in seconds. */
export type Move = readonly [from: number, to: number];

/** How much of a move is complete at a given time, from 0 to 1; slow at both ends. */
export function eased(time: number, [from, to]: Move): number {
  const share = Math.min(1, Math.max(0, (time - from) / (to - from)));
  return share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2;
}

/** Like `eased`, for a move that starts fast and comes to rest. */
export function landing(time: number, [from, to]: Move): number {
  const share = Math.min(1, Math.max(0, (time - from) / (to - from)));
  return 1 - (1 - share) ** 3;
}

/** The blank sheet comes in. */
export const FEED: Move = [0.3, 1.8];

/** The registration marks appear, one after another. */
export const MARKING: readonly Move[] = [0, 1, 2, 3].map((mark): Move => [2 + mark * 0.22, 2.4 + mark * 0.22]);

/** The plates in printing order, and how far the first three are out of register, in sheet units. */
export const PLATES: readonly { readonly ink: Ink; readonly roll: Move; readonly shift: readonly [number, number] }[] =
  [
    { ink: 'teal', roll: [3.4, 5.6], shift: [9, -6] },
    { ink: 'red', roll: [6, 8.2], shift: [-8, 5] },
    { ink: 'marigold', roll: [8.6, 10.8], shift: [-5, -8] },
    { ink: 'indigo', roll: [12.4, 14.6], shift: [0, 0] },
  ];

/** The three plates move into register, before the key plate. */
export const REGISTER: Move = [11.1, 12.1];

/** The margin with the marks is cut off. */
export const TRIMMING: Move = [16.2, 17.2];

/** The sheet rises to its position on the stage. */
export const LIFT: Move = [17.3, 20.3];

/** The city and the deck come up, the rig comes down. */
export const CITY: Move = [17.7, 19.9];
export const DECK: Move = [18.3, 20.5];
export const RIG: Move = [18.1, 20.3];

/** The lamps come on in three groups. */
export const LAMPS: readonly Move[] = [
  [20.7, 21.1],
  [21.4, 21.8],
  [22.1, 22.6],
];

/** The audience arrives, row by row. Then the film rests. */
export const ARRIVAL: readonly Move[] = [
  [21, 22.6],
  [21.6, 23.2],
  [22.2, 23.8],
];
