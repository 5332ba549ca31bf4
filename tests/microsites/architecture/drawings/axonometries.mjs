/** The models of the five buildings, as axonometries on a base. */
import { axonometry, greys, hatch, ink, line, repeat, signal } from './pen.mjs';

const rows = (from, to, count, draw) =>
  Array.from({ length: count }, (_, index) => draw(from + ((to - from) * index) / (count - 1)));

export function houseModel() {
  const { at, base, trace, shadow, box, saddle, window, tree, plane } = axonometry(560, 800, 25, 22, 38);
  return (
    base(0, 0, 28, 17) +
    // Rows of vines, in front of the house and behind it.
    trace(
      rows(13.8, 16.6, 6, (y) => [
        [0.6, y],
        [27.4, y],
      ]),
    ) +
    trace(
      rows(0.5, 3, 5, (y) => [
        [0.6, y],
        [17, y],
      ]),
    ) +
    shadow(4, 5, 19, 5.6, 5) +
    tree(25.4, 13, 5.4, 3) +
    box(4, 5, 0, 19, 5.6, 3.3) +
    hatch([at(4, 5, 0), at(23, 5, 0), at(23, 5, 3.3), at(4, 5, 3.3)], 64) +
    hatch([at(4, 5, 0), at(4, 10.6, 0), at(4, 10.6, 3.3), at(4, 5, 3.3)], 20) +
    repeat(4, (index) => window('front', 5, 5.2 + index * 1.75, 6.9 + index * 1.75, 0, 2.7, greys.deep, 'fine')) +
    window('front', 5, 14, 15.2, 0, 2.6) +
    window('front', 5, 16.6, 18.6, 0.9, 2.7, greys.deep, 'fine') +
    window('front', 5, 19.8, 22, 0, 2.7, signal, 'fine') +
    window('side', 4, 6.4, 9.2, 0, 2.6, greys.deep, 'fine') +
    saddle(3.5, 4.5, 3.3, 20, 6.6, 3.1) +
    box(17, 8.2, 5.4, 1, 1, 2.2, { front: greys.light }) +
    plane(
      [
        [4.6, 2.2, 0],
        [13.4, 2.2, 0],
        [13.4, 5, 0],
        [4.6, 5, 0],
      ],
      greys.light,
    ) +
    trace(
      rows(2.2, 5, 9, (y) => [
        [4.6, y],
        [13.4, y],
      ]),
    ) +
    tree(21, 1.6, 4.4, 9) +
    tree(24.6, 3, 5.6, 5) +
    tree(2, 9.5, 4, 12)
  );
}

export function nurseryModel() {
  const { at, base, trace, shadow, box, window, tree, plane } = axonometry(640, 830, 22.5, 30, 30);
  const shed = (x, y, width, depth, low, high, lit) => {
    const [x2, y2] = [x + width, y + depth];
    const roof = [
      [x, y, high],
      [x2, y, low],
      [x2, y2, low],
      [x, y2, high],
    ];
    return (
      plane(
        [
          [x, y, 0],
          [x2, y, 0],
          [x2, y, low],
          [x, y, high],
        ],
        greys.page,
      ) +
      plane(
        [
          [x, y, 0],
          [x, y2, 0],
          [x, y2, high],
          [x, y, high],
        ],
        greys.shade,
      ) +
      window('side', x, y + 0.6, y2 - 0.6, low + 0.2, high - 0.25, greys.deep, 'fine') +
      window('front', y, x + 0.6, x2 - 0.6, 0, 2.3, lit ? signal : greys.deep, 'fine') +
      plane(roof, greys.light) +
      hatch([at(...roof[0]), at(...roof[1]), at(...roof[2]), at(...roof[3])], 7)
    );
  };
  return (
    base(0, 0, 27, 22) +
    trace([
      ...rows(1, 26, 11, (x) => [
        [x, 0.6],
        [x, 3.2],
      ]),
      [
        [1, 3.2],
        [26, 3.2],
      ],
    ]) +
    shadow(3, 14, 21, 5, 4) +
    repeat(5, (index) => shed(19 - index * 4, 14, 4.2, 5, 3, 4.8, index === 1)) +
    box(19.6, 9, 0, 3.6, 5, 3) +
    tree(11, 12, 4.6, 4) +
    tree(14.6, 10.4, 5.8, 8) +
    tree(8.4, 10.2, 4, 21) +
    box(3, 9, 0, 3.6, 5, 3) +
    shadow(3, 4.2, 21, 4.8, 2.5) +
    repeat(5, (index) => shed(19 - index * 4, 4.2, 4.2, 4.8, 3, 4.8, index === 3)) +
    tree(25, 2.4, 5, 6) +
    tree(1.6, 19, 5.2, 15) +
    tree(1.4, 3, 4.2, 30)
  );
}

/** The library, with its roof and floors lifted off. */
export function libraryModel() {
  const { at, base, shadow, box, window, plane, trace } = axonometry(600, 868, 17.5, 30, 30);
  const [width, depth] = [26, 17];
  const guides = (from, to) =>
    [
      [0, 0],
      [width, 0],
      [0, depth],
    ]
      .map(([x, y]) => line(...at(x, y, from), ...at(x, y, to), 'hair', ink, '7 6'))
      .join('');
  const floor = (z) =>
    box(0, 0, z, width, depth, 0.7, { top: greys.light, front: ink, side: '#3a3e3f' }) +
    trace([
      ...rows(2, 24, 12, (x) => [
        [x, 0.4, z + 0.7],
        [x, depth - 0.4, z + 0.7],
      ]),
    ]);
  const shelves = (z) =>
    repeat(3, (row) =>
      repeat(7, (index) => box(22 - index * 3, 12.6 - row * 4.4, z + 0.7, 0.8, 3, 1.9, { side: greys.deep })),
    );
  return (
    base(-3, -3, 32, 23) +
    shadow(0, 0, width, depth, 6) +
    box(0, 0, 0, width, depth, 7) +
    hatch([at(0, 0, 0), at(0, 0, 7), at(width, 0, 7), at(width, 0, 0)], 22) +
    hatch([at(0, 0, 0), at(0, 0, 7), at(0, depth, 7), at(0, depth, 0)], 22) +
    repeat(9, (index) =>
      window(
        'front',
        0,
        1.4 + index * 2.7,
        2.9 + index * 2.7,
        index === 4 ? 0 : 1.4,
        5.8,
        index === 4 ? signal : greys.deep,
        'fine',
      ),
    ) +
    repeat(6, (index) => window('side', 0, 1.2 + index * 2.6, 2.7 + index * 2.6, 1.4, 5.8, ink, 'fine')) +
    plane(
      [
        [1, 1, 7],
        [width - 1, 1, 7],
        [width - 1, depth - 1, 7],
        [1, depth - 1, 7],
      ],
      greys.deep,
    ) +
    guides(7, 12) +
    floor(12) +
    shelves(12) +
    box(9.4, 6.2, 12.7, 6.4, 3.4, 0.9, { top: signal }) +
    guides(12.7, 20.5) +
    box(0, 0, 20.5, width, depth, 0.9) +
    repeat(4, (row) => repeat(6, (index) => box(21 - index * 3.8, 12.6 - row * 3.6, 21.4, 2.4, 2.2, 0.8)))
  );
}

export function warehouseModel() {
  const { base, shadow, box, window, trace, tree, at } = axonometry(520, 850, 19, 34, 26);
  return (
    base(-2, -3, 33, 23) +
    trace(
      rows(-2.4, -0.6, 4, (y) => [
        [-1.5, y],
        [30.5, y],
      ]),
    ) +
    shadow(0, 0, 27, 14, 7) +
    box(0, 0, 0, 27, 14, 17) +
    repeat(
      5,
      (floor) =>
        repeat(9, (bay) =>
          window(
            'front',
            0,
            0.9 + bay * 2.9,
            2.7 + bay * 2.9,
            0.8 + floor * 3.3,
            3 + floor * 3.3,
            floor === 0 && bay === 3 ? signal : greys.deep,
            'fine',
          ),
        ) +
        repeat(5, (bay) =>
          window('side', 0, 0.8 + bay * 2.65, 2.4 + bay * 2.65, 0.8 + floor * 3.3, 3 + floor * 3.3, ink, 'fine'),
        ),
    ) +
    repeat(
      4,
      (floor) =>
        line(...at(0, 0, 3.4 + floor * 3.3), ...at(27, 0, 3.4 + floor * 3.3), 'hair') +
        line(...at(0, 0, 3.4 + floor * 3.3), ...at(0, 14, 3.4 + floor * 3.3), 'hair'),
    ) +
    box(21.5, 9.5, 17, 2.4, 2.4, 5, { front: greys.light }) +
    box(3, 2.5, 17, 17, 9, 3.4, { front: signal, side: '#b9c41b', top: greys.light }) +
    repeat(16, (index) => line(...at(4 + index, 2.5, 17), ...at(4 + index, 2.5, 20.4), 'fine')) +
    repeat(8, (index) => line(...at(3, 3.5 + index, 17), ...at(3, 3.5 + index, 20.4), 'fine')) +
    tree(29.4, 2.4, 6, 17) +
    tree(28.4, -1.6, 5, 2)
  );
}

export function workshopModel() {
  const { at, base, shadow, box, window, plane, trace, tree } = axonometry(430, 800, 18.5, 24, 36);
  const tooth = (x, depth, z) => {
    const roof = [
      [x, 0, z + 3.2],
      [x + 8, 0, z],
      [x + 8, depth, z],
      [x, depth, z + 3.2],
    ];
    return (
      plane(
        [
          [x, 0, z],
          [x + 8, 0, z],
          [x, 0, z + 3.2],
        ],
        greys.shade,
      ) +
      plane(
        [
          [x, 0, z],
          [x, depth, z],
          [x, depth, z + 3.2],
          [x, 0, z + 3.2],
        ],
        greys.deep,
      ) +
      repeat(8, (index) => line(...at(x, 0.4 + index * 1.7, z + 0.3), ...at(x, 0.4 + index * 1.7, z + 2.9), 'hair')) +
      plane(roof, greys.light) +
      hatch(
        roof.map((point) => at(...point)),
        9,
      )
    );
  };
  return (
    base(-3, -7, 39, 25) +
    trace(
      rows(-6.4, -0.8, 5, (y) => [
        [-2.4, y],
        [35.4, y],
      ]),
    ) +
    trace(
      rows(-2, 35, 9, (x) => [
        [x, -6.6],
        [x, -0.8],
      ]),
    ) +
    shadow(0, 0, 32, 13, 6) +
    tree(34, 14, 7, 22) +
    box(0, 0, 0, 32, 13, 5) +
    hatch([at(0, 0, 0), at(32, 0, 0), at(32, 0, 5), at(0, 0, 5)], 80) +
    repeat(4, (index) => tooth(24 - index * 8, 13, 5)) +
    window('front', 0, 2, 8.4, 0, 4.2, greys.light, 'fine') +
    line(...at(5.2, 0, 0), ...at(5.2, 0, 4.2), 'fine') +
    window('front', 0, 11, 20.6, 2, 3.8, greys.deep, 'fine') +
    window('front', 0, 24, 29.8, 0, 4.2, signal, 'fine') +
    line(...at(26.9, 0, 0), ...at(26.9, 0, 4.2), 'fine') +
    repeat(4, (index) => window('side', 0, 1.4 + index * 2.8, 3.4 + index * 2.8, 1.6, 3.8, ink, 'fine')) +
    // Stacks of timber in the yard.
    repeat(
      3,
      (index) => box(9 + index * 3.4, -4.6, 0, 2.6, 1.2, 0.9) + box(9.2 + index * 3.4, -4.4, 0.9, 2.2, 0.8, 0.7),
    ) +
    tree(-1.2, 15, 6, 14) +
    tree(33.6, -4.6, 5, 25)
  );
}
