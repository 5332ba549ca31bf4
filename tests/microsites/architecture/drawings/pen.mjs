/** A small drawing office: line weights, lettering, hatching, trees, people, and an axonometric projection. */

export const ink = '#1d2021';
export const signal = '#e4f222';
export const greys = { page: '#dcddda', sheet: '#cdd0cb', shade: '#b6bab5', deep: '#969b96', light: '#f4f5f2' };

const round = (value) => Math.round(value * 10) / 10;
const pair = ([x, y]) => `${round(x)} ${round(y)}`;

/** A path through points, `closed` or open. */
export const path = (points, closed = true) => `M${points.map(pair).join('L')}${closed ? 'z' : ''}`;

/** Strokes by weight: hidden and fine lines, edges, and cuts. */
const weights = { hair: 0.9, fine: 1.3, edge: 2, cut: 4.5 };

export const stroke = (d, weight = 'fine', color = ink, dash = '') =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${weights[weight]}"${dash && ` stroke-dasharray="${dash}"`}/>`;

export const shape = (d, fill, weight = 'edge', color = ink) =>
  weight
    ? `<path d="${d}" fill="${fill}" stroke="${color}" stroke-width="${weights[weight]}" stroke-linejoin="round"/>`
    : `<path d="${d}" fill="${fill}"/>`;

export const line = (x1, y1, x2, y2, weight, color, dash) =>
  stroke(
    path(
      [
        [x1, y1],
        [x2, y2],
      ],
      false,
    ),
    weight,
    color,
    dash,
  );

export const rect = (x, y, width, height, fill, weight, color) =>
  shape(
    path([
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ]),
    fill,
    weight,
    color,
  );

export const circle = (x, y, radius, fill = 'none', weight = 'fine', color = ink) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"${weight && ` stroke="${color}" stroke-width="${weights[weight]}"`}/>`;

export const repeat = (count, draw) => Array.from({ length: count }, (_, index) => draw(index)).join('');

/** Draws several lines as one path, to keep the files small. */
export const lines = (list, weight = 'hair', color = ink) =>
  stroke(list.map((points) => path(points, false)).join(''), weight, color);

const between = ([x1, y1], [x2, y2], part) => [x1 + (x2 - x1) * part, y1 + (y2 - y1) * part];

/** Parallel lines across a quadrilateral, from its first edge to the opposite one. */
export const hatch = ([a, b, c, d], count, weight = 'hair', color = ink) =>
  lines(
    Array.from({ length: count - 1 }, (_, index) => {
      const part = (index + 1) / count;
      return [between(a, b, part), between(d, c, part)];
    }),
    weight,
    color,
  );

/** Vertical lines between two corners of a rectangle. */
export const uprights = (left, top, right, bottom, count, weight) =>
  hatch(
    [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ],
    count,
    weight,
  );

/** Horizontal lines between two corners of a rectangle. */
export const courses = (left, top, right, bottom, count, weight) =>
  hatch(
    [
      [left, top],
      [left, bottom],
      [right, bottom],
      [right, top],
    ],
    count,
    weight,
  );

/** Random numbers from 0 to 1 that are the same on every run. */
export function randomizer(seed) {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

/** A tree: a loose outline of a few scribbled loops, a trunk and branches. */
export function tree(x, ground, height, seed = 7, color = ink, fill = 'none') {
  const random = randomizer(seed * 7919 + 13);
  const radius = height * 0.36;
  const top = ground - height + radius;
  const loop = (size, wobble) =>
    path(
      Array.from({ length: 26 }, (_, index) => {
        const angle = (index / 26) * 2 * Math.PI;
        const reach = size * (1 - wobble + random() * 2 * wobble);
        return [x + Math.cos(angle) * reach, top + Math.sin(angle) * reach * 1.08];
      }),
    );
  const branches = [-0.55, 0.5, -0.25, 0.3].map((lean, index) => [
    [x, ground - height * (0.24 + index * 0.11)],
    [x + lean * radius * 1.3, ground - height * (0.46 + index * 0.12)],
  ]);
  return (
    shape(loop(radius, 0.07), fill, 'hair', color) +
    stroke(loop(radius * 0.8, 0.14), 'hair', color) +
    line(x, ground, x, top - radius * 0.35, 'fine', color) +
    lines(branches, 'hair', color)
  );
}

/** A person as drawn on architects' elevations: a head and a coat. */
export const person = (x, ground, height, fill = ink) => {
  const unit = height / 8;
  const coat = [
    [x - unit * 0.9, ground - unit * 6.4],
    [x + unit * 0.9, ground - unit * 6.4],
    [x + unit * 1.15, ground - unit * 2.6],
    [x + unit * 0.45, ground - unit * 2.6],
    [x + unit * 0.4, ground],
    [x + unit * 0.08, ground],
    [x, ground - unit * 2.4],
    [x - unit * 0.3, ground],
    [x - unit * 0.62, ground],
    [x - unit * 1.1, ground - unit * 2.6],
  ];
  return (
    shape(path(coat), fill, '') +
    `<circle cx="${round(x)}" cy="${round(ground - unit * 7.2)}" r="${round(unit * 0.62)}" fill="${fill}"/>`
  );
};

/** Plotter lettering on a grid of 4 by 6. */
const letters = {
  0: 'M1 0h2l1 1v4l-1 1h-2l-1-1v-4z',
  1: 'M1 1l1-1v6M1 6h2',
  2: 'M0 1l1-1h2l1 1v1l-4 3v1h4',
  3: 'M0 0h4l-2 2 2 1v2l-1 1h-2l-1-1',
  4: 'M3 6v-6l-3 4h4',
  5: 'M4 0h-4v2h3l1 1v2l-1 1h-2l-1-1',
  6: 'M3 0h-1l-2 2v3l1 1h2l1-1v-1l-1-1h-3',
  7: 'M0 0h4l-2.5 6',
  8: 'M1 0h2l1 1v1l-1 1h-2l-1 1v1l1 1h2l1-1v-1l-1-1M1 3l-1-1v-1l1-1',
  9: 'M1 6h1l2-2v-3l-1-1h-2l-1 1v1l1 1h3',
  '+': 'M2 1v4M0 3h4',
  '±': 'M2 0v4M0 2h4M0 5.5h4',
  '-': 'M0 3h4',
  ',': 'M1.6 5.4v.6l-.8 1',
  A: 'M0 6l2-6 2 6M.7 4h2.6',
  B: 'M0 0v6h3l1-1v-1l-1-1h-3M0 0h3l.8.8v1.4l-.8.8',
  C: 'M4 1l-1-1h-2l-1 1v4l1 1h2l1-1',
  D: 'M0 0v6h2.6l1.4-1.4v-3.2l-1.4-1.4z',
  E: 'M4 0h-4v6h4M0 3h3',
  F: 'M4 0h-4v6M0 3h3',
  N: 'M0 6v-6l4 6v-6',
};

export const lettering = (text, x, y, size, color = ink, weight = 1.2) => {
  const unit = size / 6;
  const glyphs = [...text].map(
    (sign, index) => `<path transform="translate(${index * 5.6})" d="${letters[sign] ?? ''}"/>`,
  );
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${round(unit * 100) / 100})" fill="none" stroke="${color}" stroke-width="${round((weight / unit) * 10) / 10}" stroke-linejoin="round">${glyphs.join('')}</g>`;
};

/** A level mark: a triangle on its line, with the height in metres. */
export const level = (x, y, text, color = ink) =>
  line(x - 96, y, x + 12, y, 'fine', color) +
  `<path d="M${round(x)} ${round(y)}l-8 -12h16z" fill="${color}"/>` +
  lettering(text, x - 96, y - 19, 13, color);

/** A grid line: a bubble with its name, and a dash-dotted line down to `end`. */
export const axis = (x, top, end, name, color = ink) =>
  circle(x, top, 15, 'none', 'fine', color) +
  lettering(name, x - 4.6 * (name.length > 1 ? 1.9 : 1), top - 7, 14, color) +
  line(x, top + 15, x, end, 'hair', color, '22 5 3 5');

/** A dimension chain with a slash at every point. */
export const chain = (points, y, color = ink) =>
  line(points[0] - 14, y, points.at(-1) + 14, y, 'hair', color) +
  lines(
    points.map((x) => [
      [x - 6, y + 6],
      [x + 6, y - 6],
    ]),
    'fine',
    color,
  ) +
  lines(
    points.map((x) => [
      [x, y - 10],
      [x, y + 10],
    ]),
    'hair',
    color,
  );

export const northArrow = (x, y, size, color = ink) =>
  circle(x, y, size, 'none', 'fine', color) +
  shape(
    path([
      [x, y - size],
      [x + size * 0.5, y + size * 0.86],
      [x, y + size * 0.5],
    ]),
    color,
    '',
  ) +
  lettering('N', x - 5, y - size - 24, 15, color);

/** Moves a drawing, and optionally scales it. */
export const at = (x, y, content, scale = 1) =>
  `<g transform="translate(${round(x)} ${round(y)})${scale === 1 ? '' : ` scale(${scale})`}">${content}</g>`;

/** Scales a drawing of straight lines to fit the middle of a sheet, because cards crop the upper and lower margins. */
export function fitted(content, width, height, [marginX, marginY]) {
  const points = [...content.matchAll(/(?<=[ML])(-?[\d.]+) (-?[\d.]+)(?=[LMz"])/g)].map(([, x, y]) => [
    Number(x),
    Number(y),
  ]);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = Math.min((width - 2 * marginX) / (right - left), (height - 2 * marginY) / (bottom - top));
  const [x, y] = [width / 2 - ((left + right) / 2) * scale, height / 2 - ((top + bottom) / 2) * scale];
  return at(x, y, content, Math.round(scale * 1000) / 1000);
}

export const sheet = (width, height, content, ground = greys.sheet) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><path fill="${ground}" d="M0 0h${width}v${height}H0z"/>${content}</svg>\n`;

/**
 * An axonometric projection. `x` runs to the upper right, `y` to the upper left, `z` up; the origin is the nearest corner.
 * Volumes must be drawn from the back to the front.
 */
export function axonometry(originX, originY, scale, right = 30, left = 30) {
  const radians = (degrees) => (degrees * Math.PI) / 180;
  const [rightX, rightY] = [Math.cos(radians(right)) * scale, Math.sin(radians(right)) * scale];
  const [leftX, leftY] = [Math.cos(radians(left)) * scale, Math.sin(radians(left)) * scale];
  const at = (x, y, z = 0) => [originX + x * rightX - y * leftX, originY - x * rightY - y * leftY - z * scale];

  const plane = (points, fill, weight = 'fine') => shape(path(points.map((point) => at(...point))), fill, weight);

  /** A rectangle on a wall: `front` walls run along x, `side` walls along y. */
  const opening = (wall, offset, from, to, bottom, top) => {
    const corner = (along, z) => (wall === 'front' ? at(along, offset, z) : at(offset, along, z));
    return [corner(from, bottom), corner(to, bottom), corner(to, top), corner(from, top)];
  };

  return {
    at,
    plane,
    opening,
    window: (wall, offset, from, to, bottom, top, fill = ink, weight = 'hair') =>
      shape(path(opening(wall, offset, from, to, bottom, top)), fill, weight),
    box(x, y, z, width, depth, height, { top = greys.light, front = greys.page, side = greys.shade } = {}) {
      const [x2, y2, z2] = [x + width, y + depth, z + height];
      return (
        plane(
          [
            [x, y, z],
            [x2, y, z],
            [x2, y, z2],
            [x, y, z2],
          ],
          front,
        ) +
        plane(
          [
            [x, y, z],
            [x, y2, z],
            [x, y2, z2],
            [x, y, z2],
          ],
          side,
        ) +
        plane(
          [
            [x, y, z2],
            [x2, y, z2],
            [x2, y2, z2],
            [x, y2, z2],
          ],
          top,
        )
      );
    },
    /** A gable roof along x, with its gable on the side wall. */
    saddle(
      x,
      y,
      z,
      width,
      depth,
      rise,
      { slope = greys.light, back = greys.shade, side = greys.shade } = {},
      courses = 9,
    ) {
      const ridge = y + depth / 2;
      const near = [
        [x, y, z],
        [x + width, y, z],
        [x + width, ridge, z + rise],
        [x, ridge, z + rise],
      ];
      const far = [
        [x, y + depth, z],
        [x + width, y + depth, z],
        [x + width, ridge, z + rise],
        [x, ridge, z + rise],
      ];
      return (
        plane(far, back) +
        plane(
          [
            [x, y, z],
            [x, y + depth, z],
            [x, ridge, z + rise],
          ],
          side,
        ) +
        plane(near, slope) +
        hatch(
          near.map((point) => at(...point)),
          courses * 3,
        )
      );
    },
    /** The shadow of a box on the ground, cast to the right. */
    shadow(x, y, width, depth, height, reach = 0.62) {
      const [dx, dy] = [height * reach, -height * reach * 0.34];
      const [x2, y2] = [x + width, y + depth];
      return shape(
        path(
          [
            [x, y],
            [x + dx, y + dy],
            [x2 + dx, y + dy],
            [x2 + dx, y2 + dy],
            [x2, y2],
          ].map(([px, py]) => at(px, py)),
        ),
        greys.deep,
        '',
      );
    },
    /** The model's base, cut out of the ground. */
    base(x, y, width, depth, thickness = 1.1) {
      const [x2, y2] = [x + width, y + depth];
      return (
        plane(
          [
            [x, y, -thickness],
            [x2, y, -thickness],
            [x2, y, 0],
            [x, y, 0],
          ],
          ink,
        ) +
        plane(
          [
            [x, y, -thickness],
            [x, y2, -thickness],
            [x, y2, 0],
            [x, y, 0],
          ],
          '#3a3e3f',
        ) +
        plane(
          [
            [x, y, 0],
            [x2, y, 0],
            [x2, y2, 0],
            [x, y2, 0],
          ],
          greys.page,
        )
      );
    },
    /** Draws lines on the ground between pairs of points. */
    trace: (list, weight = 'hair', color = ink) =>
      lines(
        list.map((points) => points.map((point) => at(...point))),
        weight,
        color,
      ),
    tree(x, y, height, seed) {
      const [px, py] = at(x, y);
      const random = randomizer(seed * 104729 + 31);
      const radius = height * scale * 0.34;
      const centre = py - height * scale * 0.66;
      const ring = (size, wobble) =>
        path(
          Array.from({ length: 22 }, (_, index) => {
            const angle = (index / 22) * 2 * Math.PI;
            const reach = size * (1 - wobble + random() * 2 * wobble);
            return [px + Math.cos(angle) * reach, centre + Math.sin(angle) * reach];
          }),
        );
      return (
        `<ellipse cx="${round(px + radius * 0.9)}" cy="${round(py - radius * 0.2)}" rx="${round(radius)}" ry="${round(radius * 0.42)}" fill="${greys.deep}"/>` +
        line(px, py, px, centre, 'edge') +
        shape(ring(radius, 0.06), greys.light, 'fine') +
        stroke(ring(radius * 0.68, 0.16), 'hair')
      );
    },
  };
}
