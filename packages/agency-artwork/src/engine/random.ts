/** Seeded random numbers, so that a picture is the same on every machine. */

/** Returns numbers from 0 (inclusive) to 1 (exclusive). */
export type Random = () => number;

/**
 * Creates a seeded generator (mulberry32: 32 bits of state, sufficient for foliage and crowds).
 *
 * @param seed an integer. The same seed gives the same sequence.
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

/** Returns a random number between two bounds. */
export function between(random: Random, low: number, high: number): number {
  return low + random() * (high - low);
}

/**
 * Returns a random element; all are equally likely.
 *
 * @throws Error if the list is empty.
 */
export function pick<Choice>(random: Random, choices: readonly Choice[]): Choice {
  const choice = choices[Math.floor(random() * choices.length)];
  if (choice === undefined) throw new Error('pick() needs at least one choice.');
  return choice;
}

/** Returns the element at an index modulo the length, including negative indexes. */
export function cycle<Item>(items: readonly Item[], index: number): Item {
  const item = items[((index % items.length) + items.length) % items.length];
  if (item === undefined) throw new Error('cycle() needs at least one item.');
  return item;
}
