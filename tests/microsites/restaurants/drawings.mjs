/**
 * Draws the site's pictures as cut paper, and writes them to `public/pictures`. Run it with `npm run drawings`. Every
 * outline has short, uneven facets, as if cut with scissors. The random numbers are seeded, so drawings are always the
 * same.
 */
import { mkdirSync, writeFileSync } from 'node:fs';

const ink = {
  fig: '#43102f',
  plum: '#7a2452',
  tomato: '#d8341d',
  coral: '#f2735a',
  pink: '#f9c9bd',
  blush: '#fde7de',
  cream: '#fff6ea',
  saffron: '#f4aa2a',
  crust: '#c9772a',
  olive: '#5c6f1f',
  leaf: '#8fa53a',
  cobalt: '#1d4fa8',
  sea: '#6fb1dc',
};

let seed = 1;
const random = () => {
  seed = (seed * 16807) % 2147483647;
  return seed / 2147483647;
};
const wobble = (amount) => (random() - 0.5) * 2 * amount;
const round = (number) => Math.round(number * 10) / 10;

/** Parses points from text such as `0,10 25,40`. */
const points = (text) => text.split(' ').map((pair) => pair.split(',').map(Number));

/** A closed outline through points. */
const outline = (corners) => `M${corners.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}z`;

/** A piece of paper with a small shadow on the paper below. */
const paper = (d, fill, lift = 5) =>
  `${lift ? `<path d="${d}" transform="translate(${lift * 0.6} ${lift})" fill="#2a0a1d" fill-opacity=".2"/>` : ''}<path d="${d}" fill="${fill}"/>`;

/** Facets around a centre. `shape` returns the radius at an angle, as a fraction of `radius`. */
function facets(cx, cy, radius, { count = 22, uneven = 0.025, shape = () => 1, squash = 1, turn = 0 } = {}) {
  const points = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI + wobble(0.06);
    const length = radius * shape(angle) * (1 + wobble(uneven));
    const x = Math.cos(angle) * length;
    const y = Math.sin(angle) * length * squash;
    return [cx + x * Math.cos(turn) - y * Math.sin(turn), cy + x * Math.sin(turn) + y * Math.cos(turn)];
  });
  return outline(points);
}

const disc = (cx, cy, radius, fill, options, lift) => paper(facets(cx, cy, radius, options), fill, lift);

/** Moves, rotates and scales a drawing. */
const at = (x, y, drawing, { turn = 0, scale = 1 } = {}) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${drawing}</g>`;

const repeat = (count, draw) => Array.from({ length: count }, (_, index) => draw(index)).join('');
const circle = (index, count, radius) => {
  const angle = (index / count) * 2 * Math.PI;
  return [Math.cos(angle) * radius, Math.sin(angle) * radius, (angle * 180) / Math.PI];
};

/** The outline of a fig with its stalk at the top. */
const figOutline = (size) => {
  const half = points('0,-1.32 0.1,-1.28 0.14,-0.98 0.3,-0.66 0.62,-0.3 0.84,0.12 0.86,0.5 0.66,0.84 0.34,1.02');
  const corners = [
    ...half,
    [0, 1.06],
    ...half
      .slice(1)
      .reverse()
      .map(([x, y]) => [-x, y]),
  ];
  return outline(corners.map(([x, y]) => [(x + wobble(0.018)) * size, (y + wobble(0.018)) * size]));
};

const fig = (size = 100) =>
  paper(figOutline(size), ink.fig) +
  paper(
    outline(
      points('-0.5,0.1 -0.34,-0.24 -0.2,-0.42 -0.28,0.04 -0.3,0.5 -0.42,0.56').map(([x, y]) => [x * size, y * size]),
    ),
    ink.plum,
    0,
  );

const halfFig = (size = 100) =>
  paper(figOutline(size), ink.fig) +
  paper(figOutline(size * 0.84), ink.cream, 0) +
  paper(facets(0, size * 0.22, size * 0.6, { count: 18, squash: 1.05 }), ink.tomato, 0) +
  paper(facets(0, size * 0.24, size * 0.26, { count: 10, squash: 1.5 }), ink.coral, 0) +
  repeat(16, (index) => {
    const [x, y, turn] = circle(index, 16, size * 0.43);
    return at(
      x,
      y + size * 0.22,
      paper(outline(points('-0.1,0 0,-0.04 0.09,0 0,0.04').map(([a, b]) => [a * size, b * size])), ink.cream, 0),
      { turn },
    );
  });

const leaf = (length = 100, fill = ink.olive, width = 0.24) =>
  paper(
    outline(
      [
        [0, 0],
        [0.22, -width * 0.82],
        [0.52, -width],
        [0.8, -width * 0.6],
        [1, 0],
        [0.78, width * 0.66],
        [0.5, width],
        [0.2, width * 0.74],
      ].map(([x, y]) => [(x + wobble(0.012)) * length, (y + wobble(0.012)) * length]),
    ),
    fill,
    4,
  );

const twig = (length = 320, count = 5) =>
  paper(
    outline([
      [0, -4],
      [length, -2],
      [length, 2],
      [0, 5],
    ]),
    ink.olive,
    3,
  ) +
  repeat(count, (index) => {
    const x = 30 + (index / count) * (length - 30);
    return (
      at(x, 0, leaf(90 - index * 5, index % 2 ? ink.leaf : ink.olive), { turn: -48 }) +
      at(x + 22, 0, leaf(84 - index * 5, index % 2 ? ink.olive : ink.leaf), { turn: 46 })
    );
  }) +
  at(length, 0, leaf(70, ink.leaf), { turn: 4 });

const oliveFruit = (size = 34) =>
  disc(0, 0, size, ink.olive, { count: 14, squash: 0.78 }) +
  disc(size * 0.36, 0, size * 0.24, ink.tomato, { count: 8 }, 0);

const lemon = (size = 90) =>
  disc(0, 0, size, ink.saffron) +
  disc(0, 0, size * 0.87, ink.cream, {}, 0) +
  repeat(9, (index) =>
    at(
      0,
      0,
      paper(
        outline(
          points('0.12,-0.03 0.68,-0.23 0.76,0 0.68,0.23 0.12,0.03').map(([x, y]) => [
            (x + wobble(0.012)) * size,
            y * size,
          ]),
        ),
        ink.saffron,
        0,
      ),
      { turn: index * 40 },
    ),
  );

const bread = (size = 190) =>
  disc(0, 0, size, ink.crust, { count: 26 }) +
  disc(-size * 0.02, -size * 0.03, size * 0.9, ink.saffron, { count: 24 }, 0) +
  repeat(12, (index) => {
    const [x, y, turn] = circle(index, 12, size * 0.66);
    return at(
      x,
      y,
      paper(outline(points('-0.1,0 0,-0.045 0.12,0 0,0.05').map(([a, b]) => [a * size, b * size])), ink.crust, 0),
      { turn: turn + 24 },
    );
  }) +
  repeat(6, (index) => {
    const [x, y, turn] = circle(index, 6, size * 0.3);
    return at(
      x,
      y,
      paper(outline(points('-0.1,0 0,-0.045 0.12,0 0,0.05').map(([a, b]) => [a * size, b * size])), ink.crust, 0),
      { turn: turn + 70 },
    );
  });

const fish = (length = 420, body = ink.cream, mark = ink.cobalt) => {
  const scale = (corners) =>
    outline(corners.map(([x, y]) => [(x + wobble(0.006)) * length, (y + wobble(0.006)) * length]));
  return (
    paper(scale(points('0.3,-0.1 0.4,-0.25 0.62,-0.17 0.7,-0.1')), mark) +
    paper(
      scale([
        [0.4, 0.12],
        [0.46, 0.22],
        [0.58, 0.14],
      ]),
      mark,
    ) +
    paper(scale(points('0.84,0 1.06,-0.2 1.02,0 1.08,0.19')), mark) +
    paper(
      scale(
        points(
          '0,0.01 0.08,-0.08 0.22,-0.15 0.42,-0.18 0.64,-0.13 0.8,-0.05 0.9,-0.03 0.9,0.04 0.78,0.06 0.6,0.13 0.4,0.17 0.2,0.14 0.06,0.07',
        ),
      ),
      body,
    ) +
    paper(scale(points('0.26,-0.14 0.3,-0.02 0.27,0.15 0.3,0.15 0.345,0 0.3,-0.15')), mark, 0) +
    repeat(5, (column) =>
      repeat(column < 3 ? 3 : 2, (row) => {
        const x = (0.42 + column * 0.09) * length;
        const y = ((row - (column < 3 ? 1 : 0.5)) * 0.085 - 0.005) * length;
        return at(
          x,
          y,
          paper(outline(points('-0.03,0 0,-0.022 0.03,0 0,0.022').map(([a, b]) => [a * length, b * length])), mark, 0),
        );
      }),
    ) +
    disc(length * 0.13, -length * 0.03, length * 0.032, mark, { count: 10 }, 0) +
    disc(length * 0.128, -length * 0.034, length * 0.012, body, { count: 7 }, 0)
  );
};

const plate = (size, rim, inner, edge) =>
  disc(0, 0, size, rim, { count: 30, uneven: 0.01 }, 9) +
  repeat(24, (index) => {
    const [x, y, turn] = circle(index, 24, size * 0.86);
    return at(
      x,
      y,
      paper(outline(points('-0.05,0 0,-0.055 0.05,0 0,0.055').map(([a, b]) => [a * size, b * size])), edge, 0),
      { turn },
    );
  }) +
  disc(0, 0, size * 0.72, inner, { count: 26, uneven: 0.012 }, 4);

const skewer = (length = 560, chunks = [ink.crust, ink.tomato, ink.crust, ink.leaf, ink.crust, ink.tomato]) =>
  paper(
    outline([
      [0, -5],
      [length, -3],
      [length + 26, 0],
      [length, 4],
      [0, 6],
    ]),
    ink.cream,
    4,
  ) +
  repeat(chunks.length, (index) => {
    const step = (length - 150) / chunks.length;
    const x = 110 + index * step + step / 2;
    return at(
      x,
      0,
      paper(facets(0, 0, step * 0.56, { count: 8, uneven: 0.09, squash: index % 2 ? 0.98 : 1.12 }), chunks[index], 6) +
        (chunks[index] === ink.crust
          ? repeat(3, (bar) =>
              paper(
                outline([
                  [-17 + bar * 15, -24],
                  [-11 + bar * 15, -25],
                  [-8 + bar * 15, 25],
                  [-14 + bar * 15, 24],
                ]),
                ink.fig,
                0,
              ),
            )
          : ''),
    );
  });

const tomato = (size = 70) =>
  disc(0, 0, size, ink.tomato, { count: 16 }) +
  repeat(5, (index) => at(0, 0, leaf(size * 0.62, ink.olive, 0.2), { turn: index * 72 - 20 }));

const pomegranate = (size = 130) =>
  paper(
    outline(
      points('-0.32,-0.86 -0.4,-1.32 -0.14,-1.1 0,-1.38 0.16,-1.1 0.42,-1.3 0.32,-0.86').map(([x, y]) => [
        x * size,
        y * size,
      ]),
    ),
    ink.tomato,
  ) +
  disc(0, 0, size, ink.tomato, { count: 20 }) +
  disc(0, size * 0.02, size * 0.8, ink.pink, { count: 18 }, 0) +
  repeat(7, (index) => {
    const [x, y, turn] = circle(index, 7, size * 0.5);
    return at(
      x,
      y,
      repeat(3, (seedIndex) =>
        at(
          (seedIndex - 1) * size * 0.15,
          (seedIndex % 2) * size * 0.11,
          disc(0, 0, size * 0.095, ink.tomato, { count: 7, squash: 1.3 }, 0),
        ),
      ),
      { turn: turn + 90 },
    );
  }) +
  repeat(3, (index) =>
    disc(
      (index - 1) * size * 0.18,
      (index % 2) * size * 0.14 - size * 0.06,
      size * 0.1,
      ink.tomato,
      { count: 7, squash: 1.2 },
      0,
    ),
  );

const bowl = (size, rim, filling, topping) =>
  disc(0, 0, size, rim, { count: 24, uneven: 0.014 }, 8) + disc(0, 0, size * 0.78, filling, { count: 20 }, 0) + topping;

/** The swirl of hummus with oil, chickpeas and a leaf. */
const hummus = (size = 140, rim = ink.cobalt) =>
  bowl(
    size,
    rim,
    '#f3dcae',
    `<path d="M${-size * 0.46} ${size * 0.06}a${size * 0.46} ${size * 0.46} 0 1 1 ${size * 0.5} ${size * 0.4}" fill="none" stroke="${ink.saffron}" stroke-width="${size * 0.13}" stroke-linejoin="bevel"/>` +
      repeat(4, (index) =>
        disc((index % 2) * 26 - 12, Math.floor(index / 2) * 26 - 10, 15, ink.crust, { count: 8 }, 3),
      ) +
      at(8, 34, leaf(58, ink.olive), { turn: 30 }),
  );

const flame = (height, fill) =>
  paper(
    outline(
      points(
        '0,0 -0.3,-0.18 -0.34,-0.42 -0.16,-0.62 -0.12,-0.86 0.02,-1 0.06,-0.72 0.24,-0.56 0.2,-0.74 0.36,-0.42 0.3,-0.16',
      ).map(([x, y]) => [(x + wobble(0.012)) * height, (y + wobble(0.012)) * height]),
    ),
    fill,
    5,
  );

const wave = (y, fill, width, height = 60, from = 0) => {
  const points = [[-40, y + 900]];
  for (let x = -40; x <= width + 160; x += 80) points.push([x, y + wobble(5)], [x + 40, y - height + wobble(6)]);
  return paper(outline([...points, [width + 200, y + 900]].map(([x, top]) => [x + from, top])), fill, -5);
};

const ground = (width, height, fill) => `<rect width="${width}" height="${height}" fill="${fill}"/>`;

function draw(name, width, height, background, ...parts) {
  seed = [...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 2147483647;
  const drawing = parts.map((part) => part()).join('');
  writeFileSync(
    `public/pictures/${name}.svg`,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${background ? ground(width, height, background) : ''}${drawing}</svg>\n`,
  );
}

mkdirSync('public/pictures', { recursive: true });

/** The edge of the cloth on the long table, from above. */
const cloth = (width) => {
  const edge = [];
  for (let x = -20; x <= width + 40; x += 60) edge.push([x, 232 + wobble(7)]);
  return paper(outline([...edge, [width + 40, 800], [-20, 800]]), ink.pink, -6);
};

/** The fish in the middle of the long table. */
const fishPlate = () =>
  plate(330, ink.cobalt, ink.cream, ink.sea) +
  at(-215, 25, fish(410, ink.sea, ink.cobalt), { turn: -9 }) +
  at(132, 116, lemon(70)) +
  at(-110, 190, twig(190, 4), { turn: -12 });

/** A long table from above, with everything that the three restaurants cook. On phones, the middle of it. */
draw(
  'long-table',
  2400,
  760,
  ink.saffron,
  () => cloth(2400),
  () => at(120, 300, bread(215)),
  () => at(430, 560, hummus(165)),
  () => at(330, 190, tomato(62)) + at(640, 210, oliveFruit(34)) + at(700, 255, oliveFruit(32), { turn: 70 }),
  () => at(760, 470, halfFig(150), { turn: -18 }) + at(640, 660, fig(96), { turn: 40 }),
  () => at(1200, 390, fishPlate()),
  () => at(880, 190, twig(190, 4), { turn: 22 }),
  () => at(1640, 520, pomegranate(150), { turn: 14 }),
  () => at(1540, 150, lemon(82)) + at(1640, 205, lemon(56)),
  () => at(1760, 250, skewer(430, [ink.crust, ink.tomato, ink.crust, ink.leaf, ink.crust]), { turn: -5 }),
  () =>
    at(
      1960,
      520,
      bowl(
        160,
        ink.tomato,
        ink.cream,
        repeat(7, (index) => {
          const [x, y] = circle(index, 7, 62);
          return at(x, y, oliveFruit(25), { turn: index * 50 });
        }),
      ),
    ),
  () =>
    at(2290, 420, bread(190)) + at(2150, 690, twig(230, 4), { turn: -16 }) + at(150, 660, twig(220, 4), { turn: 12 }),
);
draw(
  'long-table-narrow',
  1000,
  760,
  ink.saffron,
  () => cloth(1000),
  () => at(80, 210, bread(185)),
  () => at(100, 640, halfFig(130), { turn: -18 }),
  () => at(540, 400, fishPlate()),
  () => at(915, 170, lemon(84)) + at(760, 70, oliveFruit(34)) + at(820, 110, oliveFruit(32), { turn: 70 }),
  () => at(905, 640, pomegranate(135), { turn: 14 }),
);

/** Tannour: breads and the mouth of an oven. */
draw(
  'tannour',
  1200,
  900,
  ink.saffron,
  () =>
    paper(
      outline(points('120,920 120,470 190,280 330,150 540,90 760,110 930,210 1040,370 1080,560 1080,920')),
      ink.tomato,
      10,
    ),
  () =>
    repeat(13, (index) => {
      const angle = Math.PI + (index / 12) * Math.PI;
      return at(
        600 + Math.cos(angle) * 420,
        545 + Math.sin(angle) * 395,
        paper(outline(points('-42,-30 40,-34 44,30 -40,34')), index % 2 ? ink.coral : ink.pink, 0),
        { turn: (angle * 180) / Math.PI + 90 },
      );
    }),
  () => paper(outline(points('270,920 275,560 350,400 480,310 620,292 760,340 870,440 925,600 930,920')), ink.fig, -8),
  () =>
    at(440, 930, flame(390, ink.tomato)) +
    at(760, 930, flame(360, ink.tomato)) +
    at(600, 940, flame(470, ink.coral)) +
    at(600, 950, flame(290, ink.saffron)),
  () => at(170, 760, bread(220)) + at(1060, 770, bread(235)) + at(420, 850, bread(150)),
  () => at(820, 820, twig(250, 4), { turn: 14 }),
);

/** Mina: two fish over the waves. */
draw(
  'mina',
  1200,
  900,
  ink.pink,
  () => disc(890, 250, 170, ink.tomato, { count: 24 }, 8),
  () => wave(470, ink.sea, 1200, 56),
  () => at(150, 480, fish(700, ink.cream, ink.cobalt), { turn: -7 }),
  () => wave(640, ink.cobalt, 1200, 60, -30),
  () => at(1040, 690, `<g transform="scale(-1 1)">${fish(600, ink.saffron, ink.fig)}</g>`, { turn: 5 }),
  () => wave(830, ink.fig, 1200, 56, -10),
  () => at(200, 190, lemon(110)) + at(360, 250, lemon(72)),
);

/** Jamr: skewers over the fire. */
draw(
  'jamr',
  1200,
  900,
  ink.fig,
  () => repeat(5, (index) => at(120 + index * 240, 930, flame(430 + (index % 2) * 110, ink.tomato))),
  () => repeat(4, (index) => at(240 + index * 240, 940, flame(330 + (index % 2) * 60, ink.coral))),
  () => repeat(5, (index) => at(120 + index * 240, 950, flame(220, ink.saffron))),
  () =>
    at(60, 250, skewer(1040, [ink.crust, ink.tomato, ink.crust, ink.leaf, ink.crust, ink.saffron, ink.crust]), {
      turn: -6,
    }),
  () =>
    at(100, 480, skewer(1040, [ink.pink, ink.crust, ink.tomato, ink.crust, ink.leaf, ink.crust, ink.pink]), {
      turn: 4,
    }),
  () => at(980, 130, tomato(86)) + at(170, 100, lemon(78)),
);

/** Small plates from above, for the menu. */
draw(
  'mezze',
  1400,
  1050,
  ink.cobalt,
  () => at(330, 330, hummus(230, ink.pink)),
  () =>
    at(
      800,
      250,
      bowl(
        180,
        ink.cream,
        ink.leaf,
        repeat(14, (index) => {
          const [x, y] = circle(index, 14, 92 - (index % 3) * 34);
          return disc(x, y, 19, index % 2 ? ink.tomato : ink.cream, { count: 5 }, 3);
        }),
      ),
    ),
  () => at(1170, 420, bread(250)),
  () => at(620, 690, plate(250, ink.saffron, ink.cream, ink.tomato)),
  () =>
    repeat(5, (index) => {
      const [x, y, turn] = circle(index, 5, 96);
      return at(
        620 + x,
        690 + y,
        disc(0, 0, 56, ink.crust, { count: 12, squash: 1.25 }, 5) + disc(0, -4, 22, ink.saffron, { count: 8 }, 0),
        { turn: turn + 90 },
      );
    }),
  () => at(620, 690, lemon(58)),
  () =>
    at(
      1010,
      850,
      bowl(
        170,
        ink.tomato,
        ink.cream,
        repeat(7, (index) => {
          const [x, y] = circle(index, 7, 62);
          return at(x, y, oliveFruit(25), { turn: index * 50 });
        }),
      ),
    ),
  () => at(180, 800, halfFig(140), { turn: -18 }) + at(1310, 800, tomato(90)),
  () => at(330, 960, twig(260, 4), { turn: -20 }) + at(540, 60, twig(200, 3), { turn: 30 }) + at(60, 90, lemon(100)),
);

/** A place setting, for the booking page. */
draw(
  'place',
  1400,
  1050,
  ink.tomato,
  () => paper(outline(points('110,80 1290,60 1320,980 90,1000')), ink.pink, 10),
  () => at(700, 530, plate(370, ink.cream, ink.cobalt, ink.tomato)),
  () => at(700, 560, halfFig(170), { turn: 12 }),
  () =>
    paper(
      outline(
        points(
          '232,240 244,240 248,420 256,420 258,240 272,240 274,420 282,420 286,240 298,240 300,460 280,500 284,830 246,834 250,500 230,460',
        ),
      ),
      ink.fig,
      7,
    ),
  () => paper(outline(points('1120,236 1150,260 1168,340 1166,520 1148,530 1152,834 1114,832 1120,520')), ink.fig, 7),
  () => at(1000, 130, twig(240, 4), { turn: 18 }),
);

/** A box to take away: bread, a jar of jam and olives. */
draw(
  'box',
  1200,
  900,
  ink.sea,
  () => paper(outline(points('-20,640 1220,600 1220,920 -20,920')), ink.tomato, -6),
  () => at(390, 330, bread(190)) + at(650, 300, bread(200)) + at(520, 410, bread(185)),
  () => paper(outline(points('180,420 860,400 830,790 230,800')), ink.cream, 10),
  () => paper(outline(points('180,420 860,400 852,500 192,516')), ink.pink, 4),
  () => at(520, 655, halfFig(92)),
  () => paper(outline(points('905,470 1080,462 1098,530 1092,790 890,796 888,536')), ink.fig, 9),
  () => paper(outline(points('890,400 1096,392 1100,470 886,478')), ink.saffron, 6),
  () => paper(outline(points('890,590 1096,584 1094,710 890,718')), ink.cream, 0) + at(992, 655, fig(44)),
  () =>
    at(60, 200, twig(300, 5), { turn: 14 }) + at(240, 830, oliveFruit(38)) + at(330, 850, oliveFruit(36), { turn: 70 }),
);

/** A fig tree with three ripe figs. */
draw(
  'tree',
  1200,
  900,
  ink.sea,
  () => disc(860, 300, 210, ink.saffron, { count: 24 }, 8),
  () => paper(outline(points('-20,760 300,730 700,770 1220,735 1220,920 -20,920')), ink.tomato, -6),
  () =>
    paper(
      outline(
        points(
          '530,800 560,620 470,470 350,400 368,372 500,430 580,520 590,330 550,200 580,190 630,330 640,500 740,400 860,360 872,388 760,450 670,570 660,640 690,800',
        ),
      ),
      ink.plum,
      8,
    ),
  () =>
    repeat(48, (index) => {
      const angle = index * 2.4;
      const distance = 60 + Math.sqrt(index / 48) * 380;
      return at(
        570 + Math.cos(angle) * distance * 1.12,
        300 + Math.sin(angle) * distance * 0.66,
        leaf(178 - (index % 3) * 22, [ink.olive, ink.leaf, '#3f5417'][index % 3], 0.34),
        { turn: (angle * 180) / Math.PI + wobble(30) },
      );
    }),
  () =>
    at(400, 480, fig(78), { turn: 6 }) + at(640, 430, halfFig(86), { turn: -8 }) + at(850, 500, fig(80), { turn: -6 }),
  () => at(250, 790, fig(62), { turn: 80 }),
);

/** A mosaic for bands between sections: four tiles that repeat. */
draw('tiles', 480, 120, ink.cream, () =>
  repeat(4, (index) => {
    const [back, one, two] = [
      [ink.cobalt, ink.cream, ink.saffron],
      [ink.pink, ink.tomato, ink.fig],
      [ink.saffron, ink.fig, ink.tomato],
      [ink.cream, ink.cobalt, ink.tomato],
    ][index];
    const x = index * 120;
    const corner = (a, b) =>
      paper(
        outline([
          [x + 60, 60],
          [x + 60 + a * 52, 60 + b * 10],
          [x + 60 + a * 44, 60 + b * 44],
          [x + 60 + a * 10, 60 + b * 52],
        ]),
        one,
        0,
      );
    return `<rect x="${x}" width="120" height="120" fill="${back}"/>${corner(1, 1)}${corner(-1, 1)}${corner(1, -1)}${corner(-1, -1)}${disc(x + 60, 60, 15, two, { count: 8 }, 0)}${points(
      '0,0 120,0 0,120 120,120',
    )
      .map(
        ([a, b]) =>
          `<path d="${outline([
            [x + a + (a ? -20 : 20), b],
            [x + a, b + (b ? -20 : 20)],
            [x + a, b],
          ])}" fill="${two}"/>`,
      )
      .join('')}`;
  }),
);

/** Maps: streets between blocks of paper, the water, and a fig to mark the restaurant. */
function map(name, background, block, water, blocks, pin) {
  draw(
    name,
    1200,
    900,
    background,
    () =>
      blocks
        .map(([x, y, width, height, turn = 0]) =>
          at(
            x,
            y,
            paper(
              outline([
                [wobble(8), wobble(8)],
                [width + wobble(10), wobble(8)],
                [width + wobble(8), height + wobble(10)],
                [wobble(8), height + wobble(8)],
              ]),
              block,
              4,
            ),
            { turn },
          ),
        )
        .join(''),
    () => paper(water, ink.cobalt, 6),
    () => at(pin[0], pin[1], disc(0, 60, 120, ink.cream, { count: 20 }, 8) + halfFig(88)),
  );
}
map(
  'map-tannour',
  ink.blush,
  ink.pink,
  outline(points('-20,-20 1220,-20 1220,130 980,190 700,170 420,240 200,210 -20,290')),
  [
    [60, 360, 240, 180],
    [350, 330, 210, 150],
    [620, 270, 260, 190],
    [930, 280, 300, 170],
    [40, 600, 260, 260],
    [350, 540, 220, 330],
    [620, 520, 260, 150],
    [620, 720, 260, 190],
    [940, 510, 290, 360],
  ],
  [590, 480],
);
map(
  'map-mina',
  ink.blush,
  '#f7d39a',
  outline(points('620,-20 1220,-20 1220,920 760,920 690,700 560,620 600,380 540,160')),
  [
    [40, 50, 200, 200, -4],
    [290, 40, 200, 200, -4],
    [40, 300, 220, 230, -4],
    [310, 290, 200, 240, -4],
    [50, 590, 240, 260, -4],
    [340, 570, 170, 130, -4],
    [350, 750, 280, 140, -4],
    [700, 360, 160, 90, 20],
  ],
  [470, 520],
);
map(
  'map-jamr',
  ink.blush,
  '#d7dca6',
  outline(points('300,300 520,250 820,270 960,400 940,560 760,640 480,630 320,520')),
  [
    [40, 40, 300, 190],
    [400, 40, 260, 160],
    [720, 50, 220, 160],
    [1000, 40, 230, 260],
    [40, 290, 200, 250],
    [1030, 360, 220, 240],
    [40, 600, 260, 270],
    [360, 690, 260, 190],
    [680, 700, 260, 180],
    [1000, 660, 240, 220],
  ],
  [690, 640],
);

/** The brand's mark, and the browser tab icon. */
draw('icon', 120, 120, '', () => at(60, 64, halfFig(44)));
