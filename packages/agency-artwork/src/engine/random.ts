/** Seeded chance, so that a picture prints the same on every machine. */

/** Returns numbers from 0 (included) to 1 (excluded). */
export type Random = () => number;

/**
 * A small seeded generator (the mulberry32 recipe: one 32-bit state, good enough for foliage and crowds).
 *
 * @param seed any whole number; the same seed gives the same sequence.
 */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number between two bounds. */
export function between(random: Random, low: number, high: number): number {
  return low + random() * (high - low);
}

/**
 * One of the choices, each as likely as the next.
 *
 * @throws Error when there is nothing to choose from.
 */
export function pick<Choice>(random: Random, choices: readonly Choice[]): Choice {
  const choice = choices[Math.floor(random() * choices.length)];
  if (choice === undefined) throw new Error('pick() was given an empty list: pass at least one choice.');
  return choice;
}

/** Element of a list by index, going round when the index runs past the end (negative indexes too). */
export function cycle<Item>(items: readonly Item[], index: number): Item {
  const item = items[((index % items.length) + items.length) % items.length];
  if (item === undefined) throw new Error('cycle() was given an empty list: pass at least one item.');
  return item;
}
