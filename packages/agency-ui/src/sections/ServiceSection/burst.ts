/**
 * Outline of a star-shaped sticker, as path data in a 100 × 100 box.
 *
 * @param points - Number of points.
 * @param depth - Depth of the notches, as a fraction of the radius.
 */
export function burst(points: number, depth: number): string {
  const corners = Array.from({ length: points * 2 }, (_, corner) => {
    const radius = corner % 2 ? 50 * (1 - depth) : 50;
    const angle = (corner / points) * Math.PI;
    return `${(50 + Math.sin(angle) * radius).toFixed(1)} ${(50 - Math.cos(angle) * radius).toFixed(1)}`;
  });
  return `M${corners.join('L')}z`;
}
