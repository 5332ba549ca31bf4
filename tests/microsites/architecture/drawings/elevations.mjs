/** The five buildings' street fronts. Each function draws one at the origin, and returns its width and drawing. */
import { at, greys, ink, line, lines, path, rect, repeat, shape, signal, stroke } from './pen.mjs';

/** Vertical or horizontal lines inside a rectangle. */
const verticals = (x, y, width, height, step, weight = 'hair') =>
  lines(
    Array.from({ length: Math.floor(width / step) - 1 }, (_, index) => [
      [x + (index + 1) * step, y],
      [x + (index + 1) * step, y + height],
    ]),
    weight,
  );
const horizontals = (x, y, width, height, step, weight = 'hair') =>
  lines(
    Array.from({ length: Math.floor(height / step) - 1 }, (_, index) => [
      [x, y + (index + 1) * step],
      [x + width, y + (index + 1) * step],
    ]),
    weight,
  );

/** A window pane with mullions and its lintel's shadow. */
const pane = (x, y, width, height, columns = 1, rows = 1, fill = greys.deep) =>
  rect(x, y, width, height, fill, 'fine') +
  rect(x, y, width, Math.min(7, height / 5), ink, '') +
  lines(
    [
      ...Array.from({ length: columns - 1 }, (_, index) => [
        [x + ((index + 1) * width) / columns, y],
        [x + ((index + 1) * width) / columns, y + height],
      ]),
      ...Array.from({ length: rows - 1 }, (_, index) => [
        [x, y + ((index + 1) * height) / rows],
        [x + width, y + ((index + 1) * height) / rows],
      ]),
    ],
    'fine',
  );

/** A long timber house with a gable roof, on a concrete plinth. */
export const house = () => ({
  width: 470,
  drawing:
    rect(0, -22, 470, 22, greys.shade) +
    rect(10, -112, 450, 90, greys.light) +
    verticals(10, -112, 450, 90, 7) +
    shape('M-12 -108L482 -108L452 -208L18 -208z', greys.page) +
    horizontals(18, -208, 434, 100, 8.4) +
    rect(352, -246, 26, 64, greys.shade) +
    pane(44, -96, 150, 74, 4) +
    pane(222, -92, 34, 70, 1, 1, ink) +
    pane(286, -96, 66, 50, 2) +
    pane(378, -96, 60, 74, 2, 1, signal) +
    shape('M92 -160L146 -160L142 -190L97 -190z', greys.deep, 'fine'),
});

/** Six classrooms under six shed roofs, on slender columns. */
export const nursery = () => ({
  width: 600,
  drawing:
    repeat(6, (index) => {
      const x = index * 100;
      return (
        shape(
          path([
            [x, 0],
            [x, -172],
            [x + 100, -112],
            [x + 100, 0],
          ]),
          greys.light,
        ) +
        horizontals(x, -112, 100, 112, 9) +
        shape(
          path([
            [x - 5, -182],
            [x - 5, -170],
            [x + 100, -106],
            [x + 100, -119],
          ]),
          greys.shade,
          'fine',
        )
      );
    }) +
    rect(-14, -92, 628, 10, greys.page) +
    repeat(6, (index) => pane(index * 100 + 14, -80, 72, 80, 3, 1, index === 3 ? signal : greys.deep)) +
    repeat(13, (index) => line(index * 50, -82, index * 50, 0, 'edge')),
});

/** A brick library: tall windows under round arches. */
export const library = () => ({
  width: 560,
  drawing:
    rect(0, -330, 560, 330, greys.light) +
    horizontals(0, -330, 560, 330, 7.5) +
    rect(-8, -342, 576, 12, greys.shade) +
    repeat(7, (index) => {
      const x = 26 + index * 74;
      const tall = index === 3;
      const [top, bottom] = tall ? [-220, 0] : [-220, -58];
      return (
        shape(`M${x} ${bottom}V${top}a32 32 0 0 1 64 0V${bottom}z`, tall ? signal : greys.deep, 'edge') +
        stroke(`M${x + 32} ${top - 32}V${bottom}M${x} ${top}h64M${x} ${top + 80}h64`, 'fine')
      );
    }) +
    repeat(7, (index) => pane(26 + index * 74 + 14, -308, 36, 26, 1)) +
    line(0, -58, 560, -58, 'fine'),
});

/** A five-storey warehouse with a new glass storey on top. */
export const warehouse = () => ({
  width: 640,
  drawing:
    rect(60, -520, 400, 72, signal) +
    verticals(60, -520, 400, 72, 25, 'fine') +
    line(60, -486, 460, -486, 'fine') +
    rect(48, -530, 424, 12, greys.light) +
    rect(520, -560, 54, 120, greys.shade) +
    horizontals(520, -560, 54, 120, 9) +
    rect(0, -448, 640, 448, greys.page) +
    repeat(9, (index) => rect(index * 78, -448, 16, 448, greys.light, 'fine')) +
    horizontals(0, -448, 640, 22, 7) +
    rect(-6, -456, 652, 10, greys.shade) +
    repeat(5, (floor) =>
      repeat(8, (bay) => {
        const [x, y] = [25 + bay * 78, -420 + floor * 84];
        if (floor === 4 && bay === 2) return shape(`M${x} 0v-62q22 -16 44 0V0z`, ink, 'fine');
        return (
          shape(`M${x} ${y + 58}v-48q22 -16 44 0v48z`, greys.deep, 'fine') +
          stroke(`M${x + 22} ${y + 2}v56M${x} ${y + 22}h44`, 'fine')
        );
      }),
    ) +
    repeat(4, (floor) => line(0, -350 + floor * 84, 640, -350 + floor * 84, 'hair')),
});

/** A joiner's workshop: four shed roofs with north light, and sliding gates. */
export const workshop = () => ({
  width: 720,
  drawing:
    repeat(4, (index) => {
      const x = index * 180;
      return (
        shape(
          path([
            [x, -138],
            [x, -232],
            [x + 180, -138],
          ]),
          greys.shade,
        ) + pane(x, -228, 11, 90, 1, 4)
      );
    }) +
    rect(0, -138, 720, 138, greys.light) +
    verticals(0, -138, 720, 138, 9) +
    rect(0, -146, 720, 10, greys.page, 'fine') +
    rect(44, -110, 150, 110, greys.page) +
    line(119, -110, 119, 0, 'edge') +
    stroke('M44 -110L119 0M119 -110L44 0M119 -110L194 0M194 -110L119 0', 'hair') +
    pane(240, -104, 256, 44, 8) +
    rect(540, -110, 132, 110, signal, 'edge') +
    line(606, -110, 606, 0, 'edge'),
});

/** A street with all five fronts, and its width. */
export const street = (names, gap = 74) => {
  let x = 0;
  const places = [];
  const drawing = names
    .map((build) => {
      const { width, drawing: front } = build();
      places.push([x, width]);
      const placed = at(x, 0, front);
      x += width + gap;
      return placed;
    })
    .join('');
  return { width: x - gap, drawing, places };
};
