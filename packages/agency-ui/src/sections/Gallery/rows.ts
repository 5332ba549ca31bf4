/** A row's width divided by its height. */
const rowProportions = { tablet: 3, desktop: 4.5 } as const;

/** Indices of the pictures that start a row after the first, at one screen width. */
export const rowsOf = (ratios: readonly number[], screen: keyof typeof rowProportions): ReadonlySet<number> =>
  new Set(rowStarts(ratios, rowProportions[screen]));

/**
 * Divides pictures into full rows of about the same height, because a shorter last row would look like a mistake.
 * Justified layouts in other libraries fill one row after another and leave the last one short.
 *
 * @param ratios - Width of each picture, divided by its height.
 * @param wanted - Sum of the ratios in a row of the desired height.
 * @returns the index of the first picture in each row except the first.
 */
function rowStarts(ratios: readonly number[], wanted: number): number[] {
  const total = ratios.reduce((sum, ratio) => sum + ratio, 0);
  const share = total / rowCount(total, wanted, ratios.length);
  /** The best division of the last n pictures, for each n. */
  const best: { cost: number; end: number }[] = [{ cost: 0, end: 0 }];
  for (let count = 1; count <= ratios.length; count++) {
    const start = ratios.length - count;
    let sum = 0;
    let choice = { cost: Number.POSITIVE_INFINITY, end: ratios.length };
    for (let end = start + 1; end <= ratios.length; end++) {
      sum += ratios[end - 1] ?? 0;
      const cost = Math.log(sum / share) ** 2 + (best[ratios.length - end]?.cost ?? 0);
      // Among equal divisions, prefers fewer and larger pictures in the first rows.
      if (cost < choice.cost - 1e-9) choice = { cost, end };
    }
    best.push(choice);
  }
  const starts: number[] = [];
  for (
    let end = best[ratios.length]?.end ?? 0;
    end < ratios.length;
    end = best[ratios.length - end]?.end ?? ratios.length
  )
    starts.push(end);
  return starts;
}

/** The number of rows whose height comes closest to the one wanted, as a ratio. */
function rowCount(total: number, wanted: number, pictures: number): number {
  const fewer = Math.max(1, Math.floor(total / wanted));
  const isFewerNearer = total / fewer / wanted < wanted / (total / (fewer + 1));
  return Math.min(isFewerNearer ? fewer : fewer + 1, Math.max(1, pictures));
}
