/** Sections, floor plans and details, drawn from each building's dimensions in metres. */
import {
  at,
  axis,
  chain,
  circle,
  courses,
  greys,
  hatch,
  ink,
  level,
  line,
  lines,
  northArrow,
  path,
  person,
  randomizer,
  rect,
  repeat,
  shape,
  sheet,
  signal,
  stroke,
  tree,
  uprights,
} from './pen.mjs';

/**
 * A section on a sheet of 1600 by 900. Cut slabs and walls are black; everything behind them has thin lines.
 *
 * @param roof - `gable`, `sheds` or `flat`.
 */
export function section({ width, floors, roof, rise = 0, bays = 3, cellar = 0, names = ['+0,00'], lit = 0, seed = 1 }) {
  const height = floors.reduce((sum, floor) => sum + floor, 0);
  const scale = Math.min(1060 / width, 620 / (height + rise + cellar));
  // Low buildings are centred on the sheet.
  const [left, ground] = [(1600 - width * scale) / 2, 470 + ((height + rise - cellar) * scale) / 2];
  const x = (metres) => left + metres * scale;
  const y = (metres) => ground - metres * scale;
  const wall = 0.42 * scale;
  const block = (x1, z1, x2, z2, fill = ink) => rect(x(x1), y(z2), (x2 - x1) * scale, (z2 - z1) * scale, fill, '');

  const levels = [0, ...floors.map((_, index) => floors.slice(0, index + 1).reduce((sum, floor) => sum + floor, 0))];
  const inner = floors
    .map((floor, index) => {
      const [bottom, top] = [levels[index], levels[index + 1]];
      const cells = repeat(bays, (bay) => {
        const [from, to] = [(width / bays) * bay, (width / bays) * (bay + 1)];
        const isLit = index === lit && bay === Math.floor(bays / 2);
        return (
          rect(x(from), y(top), (to - from) * scale, floor * scale, isLit ? signal : greys.light, 'hair') +
          rect(
            x(from + (to - from) * 0.18),
            y(top - floor * 0.22),
            (to - from) * 0.3 * scale,
            floor * 0.56 * scale,
            greys.page,
            'hair',
          ) +
          lines(
            [
              [
                [x(from + (to - from) * 0.62), y(bottom)],
                [x(from + (to - from) * 0.62), y(bottom + floor * 0.62)],
                [x(from + (to - from) * 0.84), y(bottom + floor * 0.62)],
                [x(from + (to - from) * 0.84), y(bottom)],
              ],
            ],
            'fine',
          )
        );
      });
      const people =
        person(x(width * (0.2 + ((index * 0.37 + seed * 0.11) % 0.6))), y(bottom), 1.72 * scale) +
        person(x(width * (0.26 + ((index * 0.37 + seed * 0.11) % 0.6))), y(bottom), 1.64 * scale, '#5c6160');
      return cells + people;
    })
    .join('');

  const stair =
    floors.length > 1
      ? lines(
          [
            floors.slice(0, -1).flatMap((floor, index) =>
              Array.from({ length: 9 }, (_, step) => [
                [x(width * 0.66 + step * 0.36), y(levels[index] + (floor * step) / 9)],
                [x(width * 0.66 + step * 0.36), y(levels[index] + (floor * (step + 1)) / 9)],
              ]).flat(),
            ),
          ],
          'edge',
        )
      : '';

  const slabs =
    levels.map((z) => block(-0.1, z - 0.34, width + 0.1, z)).join('') +
    block(-0.1, height - 0.1, width + 0.1, height + (roof === 'flat' ? 0.4 : 0));
  const walls =
    rect(x(0) - wall / 2, y(height), wall, (height + cellar) * scale, ink, '') +
    rect(x(width) - wall / 2, y(height), wall, (height + cellar) * scale, ink, '');
  const cellarRoom = cellar
    ? rect(x(0), y(0), width * scale, cellar * scale, greys.light, 'hair') +
      block(-0.2, -cellar - 0.4, width + 0.2, -cellar)
    : '';

  const rafters = (points, thickness) =>
    shape(path([...points, ...points.toReversed().map(([px, py]) => [px, py + thickness])]), ink, '');
  const roofs = {
    flat: '',
    gable:
      shape(
        path([
          [x(0), y(height)],
          [x(width / 2), y(height + rise)],
          [x(width), y(height)],
        ]),
        greys.light,
        'hair',
      ) +
      lines(
        Array.from({ length: 7 }, (_, index) => [
          [x((width / 8) * (index + 1)), y(height)],
          [x((width / 8) * (index + 1)), y(height + rise * (1 - Math.abs((index + 1) / 4 - 1)))],
        ]),
        'hair',
      ) +
      rafters(
        [
          [x(-0.9), y(height - 0.35)],
          [x(width / 2), y(height + rise)],
          [x(width + 0.9), y(height - 0.35)],
        ],
        0.36 * scale,
      ),
    sheds: repeat(4, (index) => {
      const [from, to] = [(width / 4) * index, (width / 4) * (index + 1)];
      return (
        shape(
          path([
            [x(from), y(height)],
            [x(from), y(height + rise)],
            [x(to), y(height)],
          ]),
          greys.light,
          'hair',
        ) +
        rafters(
          [
            [x(from), y(height + rise)],
            [x(to), y(height)],
          ],
          0.34 * scale,
        ) +
        rect(x(from) - 2, y(height + rise), 6, rise * scale, ink, '') +
        // The north light comes in here.
        lines(
          [0.25, 0.5, 0.75].map((part) => [
            [x(from), y(height + rise * part)],
            [x(from + (to - from) * 0.8), y(height + rise * part - (to - from) * 0.7)],
          ]),
          'hair',
        )
      );
    }),
  }[roof];

  const axes = Array.from({ length: bays + 1 }, (_, index) => (width / bays) * index);
  return sheet(
    1600,
    900,
    tree(Math.max(110, x(0) - 330), ground, 300, seed + 3) +
      tree(x(width) + 170, ground, 380, seed + 8) +
      tree(x(width) + 290, ground, 250, seed + 11) +
      cellarRoom +
      roofs +
      inner +
      stair +
      slabs +
      walls +
      rect(40, ground, x(0) - 40, 12, ink, '') +
      rect(x(width), ground, 1560 - x(width), 12, ink, '') +
      uprights(40, ground + 12, x(0), ground + 34, 40) +
      uprights(x(width), ground + 12, 1560, ground + 34, 40) +
      person(x(0) - 70, ground, 1.7 * scale) +
      axes
        .map((metres, index) => axis(x(metres), y(height + rise) - 100, y(height + rise) - 14, 'ABCDEF'[index]))
        .join('') +
      names.map((name, index) => level(x(0) - 96, y(levels[index] ?? height + rise), name)).join('') +
      chain(axes.map(x), ground + cellar * scale + 74),
  );
}

/** A door: its leaf and its swing. */
const door = (x, y, size, turn) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${rect(0, -7, size, 14, greys.light, '')}${line(0, 0, 0, -size, 'edge')}${stroke(`M0 ${-size}A${size} ${size} 0 0 1 ${size} 0`, 'hair')}</g>`;

const table = (x, y, width, height, seats) =>
  rect(x, y, width, height, greys.light, 'fine') +
  repeat(seats, (index) => {
    const place = x + ((index + 0.5) * width) / seats;
    return circle(place, y - 13, 8, greys.light) + circle(place, y + height + 13, 8, greys.light);
  });

/**
 * A floor plan on a sheet of 1200 by 1000. Rooms are rectangles in metres with black walls.
 *
 * @param rooms - `[x, y, width, depth, furniture]`, with `furniture` one of table, desks, beds, shelves, lit, open.
 */
export function plan({ width, depth, rooms, doors = [], trees = [], columns = [] }) {
  const scale = Math.min(900 / width, 620 / depth);
  const [left, top] = [(1200 - width * scale) / 2, (1000 - depth * scale) / 2 + 30];
  const [x, y] = [(metres) => left + metres * scale, (metres) => top + metres * scale];
  const furnish = {
    table: (rx, ry, rw, rd) =>
      table(rx + rw * 0.28, ry + rd * 0.36, rw * 0.44, rd * 0.28, Math.max(2, Math.round(rw / 60))),
    desks: (rx, ry, rw, rd) =>
      repeat(Math.max(2, Math.round(rw / 90)), (index) => {
        const step = rw / Math.max(2, Math.round(rw / 90));
        return (
          table(rx + step * index + step * 0.22, ry + rd * 0.24, step * 0.56, rd * 0.16, 2) +
          table(rx + step * index + step * 0.22, ry + rd * 0.62, step * 0.56, rd * 0.16, 2)
        );
      }),
    beds: (rx, ry, rw, rd) =>
      rect(rx + rw * 0.2, ry + rd * 0.12, rw * 0.46, rd * 0.6, greys.light, 'fine') +
      line(rx + rw * 0.2, ry + rd * 0.3, rx + rw * 0.66, ry + rd * 0.3),
    shelves: (rx, ry, rw, rd) =>
      repeat(Math.floor(rw / 44), (index) =>
        rect(rx + 20 + index * 44, ry + rd * 0.16, 14, rd * 0.66, greys.shade, 'fine'),
      ),
    lit: (rx, ry, rw, rd) => rect(rx, ry, rw, rd, signal, ''),
    open: (rx, ry, rw, rd) => uprights(rx, ry, rx + rw, ry + rd, Math.max(4, Math.round(rw / 16))),
    stair: (rx, ry, rw, rd) =>
      uprights(rx, ry, rx + rw, ry + rd, 14, 'fine') + line(rx + 6, ry + rd / 2, rx + rw - 6, ry + rd / 2, 'fine'),
  };
  const floor = rooms.map(
    ([rx, ry, rw, rd, kind]) =>
      (kind === 'open' ? '' : rect(x(rx), y(ry), rw * scale, rd * scale, greys.light, '')) +
      (furnish[kind]?.(x(rx), y(ry), rw * scale, rd * scale) ?? ''),
  );
  const walls = rooms
    .filter(([, , , , kind]) => kind !== 'open')
    .map(
      ([rx, ry, rw, rd]) =>
        `<path d="${path([
          [x(rx), y(ry)],
          [x(rx + rw), y(ry)],
          [x(rx + rw), y(ry + rd)],
          [x(rx), y(ry + rd)],
        ])}" fill="none" stroke="${ink}" stroke-width="9"/>`,
    );
  const axesX = [0, width / 4, width / 2, (width * 3) / 4, width];
  return sheet(
    1200,
    1000,
    trees
      .map(([tx, ty, size], index) =>
        at(
          x(tx),
          y(ty),
          circle(0, 0, size * scale, greys.page) +
            lines(
              Array.from({ length: 11 }, (_, spoke) => [
                [0, 0],
                [
                  Math.cos(spoke * 0.571 + index) * size * scale * 0.93,
                  Math.sin(spoke * 0.571 + index) * size * scale * 0.93,
                ],
              ]),
              'hair',
            ) +
            circle(0, 0, 4, ink),
        ),
      )
      .join('') +
      floor.join('') +
      walls.join('') +
      columns.map(([cx, cy]) => rect(x(cx) - 7, y(cy) - 7, 14, 14, ink, '')).join('') +
      doors.map(([dx, dy, turn]) => door(x(dx), y(dy), 1.1 * scale, turn)).join('') +
      axesX.map((metres, index) => axis(x(metres), 66, y(0) - 14, 'ABCDE'[index])).join('') +
      chain(axesX.map(x), y(depth) + 56) +
      northArrow(1120, 900, 30),
  );
}

/** A section through an outer wall from footing to eaves, on a portrait sheet of 900 by 1200. */
export function detail({ skin = 'brick', eaves = 'flat', seed = 0 }) {
  const [outside, inside] = [300, 640];
  const layers = [
    [outside, skin === 'timber' ? 22 : 62],
    [outside + (skin === 'timber' ? 22 : 62), skin === 'timber' ? 30 : 26],
    [outside + (skin === 'timber' ? 52 : 88), 120],
    [outside + (skin === 'timber' ? 172 : 208), 130],
  ];
  const edge = layers.at(-1)[0] + layers.at(-1)[1];
  const wall = (top, bottom) => {
    const [[skinX, skinWidth], , [woolX, woolWidth], [coreX, coreWidth]] = layers;
    const waves = `q${woolWidth} 8.5 ${woolWidth} 17t${-woolWidth} 17`.repeat(Math.floor((bottom - top) / 34));
    return (
      rect(skinX, top, skinWidth, bottom - top, greys.light, 'edge') +
      (skin === 'timber'
        ? courses(skinX, top, skinX + skinWidth, bottom, Math.floor((bottom - top) / 44), 'edge')
        : courses(skinX, top, skinX + skinWidth, bottom, Math.floor((bottom - top) / 21), 'fine')) +
      rect(woolX, top, woolWidth, bottom - top, signal, 'fine') +
      stroke(`M${woolX} ${top}${waves}`, 'fine') +
      rect(coreX, top, coreWidth, bottom - top, greys.shade, 'edge') +
      lines(
        Array.from({ length: Math.floor((bottom - top + 70) / 15) }, (_, index) => {
          // Hatching from lower left to upper right, clipped at the ends of the wall.
          const start = top + 15 + index * 15;
          const place = (y) => [coreX + (coreWidth * (start - y)) / 70, y];
          return [place(Math.min(start, bottom)), place(Math.max(start - 70, top))];
        }),
        'hair',
      )
    );
  };
  const slab = (y) =>
    rect(edge - 130, y, 900 - edge + 130, 74, ink, '') +
    rect(edge, y - 30, 900 - edge, 30, greys.light, 'fine') +
    hatch(
      [
        [edge, y - 22],
        [900, y - 22],
        [900, y],
        [edge, y],
      ],
      34,
    );
  return sheet(
    900,
    1200,
    wall(330, 540) +
      wall(760, 1010) +
      // The window between the two pieces of wall.
      rect(outside + 96, 540, 46, 220, greys.page, 'edge') +
      rect(outside + 110, 566, 16, 168, greys.deep, 'fine') +
      rect(outside - 26, 748, 170, 12, ink, '') +
      rect(outside - 10, 528, 130, 12, ink, '') +
      rect(edge - 126, 748, 150, 14, greys.light, 'edge') +
      slab(1010) +
      slab(410) +
      (eaves === 'flat'
        ? rect(outside - 8, 196, edge - outside + 16, 134, greys.shade, 'edge') +
          rect(outside - 22, 180, edge - outside + 44, 16, ink, '') +
          rect(edge, 280, 900 - edge, 50, signal, 'fine')
        : shape(
            path([
              [outside - 120, 380],
              [900, 62],
              [900, 128],
              [outside - 120, 446],
            ]),
            greys.shade,
          ) +
          hatch(
            [
              [outside - 120, 380],
              [900, 62],
              [900, 128],
              [outside - 120, 446],
            ],
            46,
          )) +
      rect(0, 1050, outside, 10, ink, '') +
      uprights(0, 1060, outside, 1110, 22) +
      rect(outside + 62, 1084, edge - outside - 62, 116, ink, '') +
      (eaves === 'flat' ? level(outside - 70, 410, '+3,42') : level(outside - 70, 540, '+2,60')) +
      level(outside - 70, 980, '±0,00') +
      chain([outside, edge], 120) +
      axis(edge - 65, 60, 180, 'ABC'[seed % 3]) +
      lines(
        [
          [
            [inside + 60, 640],
            [inside + 150, 600],
            [inside + 220, 600],
          ],
          [
            [edge - 60, 880],
            [inside + 150, 850],
            [inside + 220, 850],
          ],
        ],
        'fine',
      ),
  );
}

/**
 * A figure-ground plan on a sheet of 1200 by 900. The town is black, and the new house is in the accent colour.
 *
 * @param house - Its parts as `[x, y, width, height]`, relative to the middle of the sheet.
 */
export function figureGround({ house, seed, density = 0.8, river = false }) {
  const random = randomizer(seed * 48611 + 5);
  const blocks = Array.from({ length: 7 * 5 }, (_, index) => {
    const [column, row] = [index % 7, Math.floor(index / 7)];
    const [x, y] = [-60 + column * 190, -40 + row * 200];
    const isNear = Math.abs(x + 80 - 600) < 150 && Math.abs(y + 80 - 450) < 150;
    // Each block has houses along its four sides and a yard in the middle.
    return [0, 1, 2, 3]
      .map((side) => {
        const lots = Array.from({ length: 4 }, (_, lot) => {
          const depth = 26 + random() * 22;
          if (random() > density || isNear) return '';
          const along = lot * 38;
          if (side < 2) return rect(x + along, side ? y + 152 - depth : y, 36, depth, ink, '');
          return rect(side === 2 ? x : x + 152 - depth, y + along, depth, 36, ink, '');
        });
        return lots.join('');
      })
      .join('');
  });
  const water = river
    ? `<path d="M-20 690C260 560 330 800 610 720S980 560 1220 640V790C960 720 880 850 600 870S240 740 -20 850z" fill="${greys.shade}"/>`
    : '';
  return sheet(
    1200,
    900,
    `<g transform="rotate(${river ? -9 : 7} 600 450)">${blocks.join('')}</g>` +
      water +
      circle(600, 450, 176, greys.sheet, '') +
      circle(600, 450, 176, 'none', 'hair') +
      house.map(([x, y, width, height]) => rect(600 + x, 450 + y, width, height, signal, 'edge')).join('') +
      northArrow(1128, 836, 24),
  );
}
