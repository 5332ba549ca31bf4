/** Medians and ranges. */

export interface Spread {
  median: number;
  min: number;
  max: number;
}

/** The median. For an even count, the mean of the two middle numbers. */
export function median(numbers: readonly number[]): number {
  if (numbers.length === 0) throw new RangeError('median() needs at least one number.');
  const sorted = [...numbers].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? 0;
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? 0) + upper) / 2 : upper;
}

export function spreadOf(numbers: readonly number[]): Spread {
  return { median: median(numbers), min: Math.min(...numbers), max: Math.max(...numbers) };
}

/** The ratio to a baseline, or undefined if the baseline is zero. */
export function ratio(ours: number, baseline: number): number | undefined {
  return baseline > 0 ? ours / baseline : undefined;
}

/** Rotates the order of variants each round, so that no variant always runs first on a cold machine. */
export function rotated<Item>(items: readonly Item[], by: number): Item[] {
  const start = items.length > 0 ? by % items.length : 0;
  return [...items.slice(start), ...items.slice(0, start)];
}
