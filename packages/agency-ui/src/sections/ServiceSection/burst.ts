/**
 * The outline of a sticker with points all round, as path data in a box of 100 by 100.
 *
 * @param points - How many points it has.
 * @param depth - How deep the notches between them are, as a share of the radius.
 */
export function burst(points: number, depth: number): string {
  const corners = Array.from({ length: points * 2 }, (_, corner) => {
    const radius = corner % 2 ? 50 * (1 - depth) : 50;
    const angle = (corner / points) * Math.PI;
    return `${(50 + Math.sin(angle) * radius).toFixed(1)} ${(50 - Math.cos(angle) * radius).toFixed(1)}`;
  });
  return `M${corners.join('L')}z`;
}
