/** The most rows that fit beside the first service. With more, its picture would be too tall. */
const mostRows = 5;

/** Number of rows beside the first service on wide pages. */
export type RowsBesideLead = 0 | 1 | 2 | 3 | 4 | 5;

/**
 * Counts the rows beside the first service. The other rows follow below in two columns, so their number is even and no
 * column ends early. Two services share a row.
 *
 * @param count - Number of services.
 */
export function rowsBesideLead(count: number): RowsBesideLead {
  const rows = count - 1;
  if (rows > mostRows) return rows % 2 === 0 ? 4 : 5;
  return Math.max(rows, 0) as RowsBesideLead;
}
