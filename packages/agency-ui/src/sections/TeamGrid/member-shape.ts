/** Layout of a member: `full` across the page with text next to the portrait, `half` of a row, or a `third`. */
export type MemberShape = 'full' | 'half' | 'third';

/**
 * A member's shape, given its index. Up to three members share a row. From four members up, the first has its own row
 * and the others form rows of three; one or two remaining members form pairs instead.
 *
 * @param index - Index of the member, from 0.
 * @param count - Number of members.
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
