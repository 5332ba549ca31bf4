/** Medians and their spread. */

export interface Spread {
  median: number;
  least: number;
  most: number;
}

/** The middle of some numbers; of an even number of them, the mean of the two in the middle. */
export function median(numbers: readonly number[]): number {
  if (numbers.length === 0) throw new RangeError('There is no median of no numbers: measure at least once.');
  const sorted = [...numbers].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? 0;
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? 0) + upper) / 2 : upper;
}

export function spreadOf(numbers: readonly number[]): Spread {
  return { median: median(numbers), least: Math.min(...numbers), most: Math.max(...numbers) };
}

/** How many times the one the other is; nothing where there is nothing to compare with. */
export function ratio(ours: number, floor: number): number | undefined {
  return floor > 0 ? ours / floor : undefined;
}

/** The variants of a round in another order each time, so that none is always the first on a cold machine. */
export function rotated<Item>(items: readonly Item[], by: number): Item[] {
  const start = items.length > 0 ? by % items.length : 0;
  return [...items.slice(start), ...items.slice(0, start)];
}
