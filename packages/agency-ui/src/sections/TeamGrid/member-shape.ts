/** How a member stands: `full` across the page with the words beside the portrait, `half` of a row, or a `third`. */
export type MemberShape = 'full' | 'half' | 'third';

/**
 * The shape of a member by its place. One stands alone, two share a row, three another. From four on the first leads,
 * and the others follow in threes; what would leave one or two over stands in pairs instead.
 *
 * @param index - Place of the member, from 0.
 * @param count - How many there are.
 */
export function memberShape(index: number, count: number): MemberShape {
  if (count === 1) return 'full';
  if (count === 2) return 'half';
  if (count === 3) return 'third';
  if (index === 0) return 'full';
  const others = count - 1;
  const inPairs = others % 3 === 1 ? 4 : others % 3 === 2 ? 2 : 0;
  return index > others - inPairs ? 'half' : 'third';
}
