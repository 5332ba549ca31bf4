/**
 * Pictures for the sample content, drawn in the colours from `brand.json`. Replace them with photographs: `{ src:
 * '/launch.jpg', width: 1600, height: 1200, alt: 'Guests at a launch' }`, with the file in `public`.
 */
import type { PictureSource } from 'agency-ui';
import brand from './brand.json';

const { surface, text, accent } = brand.theme.color;

function drawing(width: number, height: number, shapes: string, alt = ''): PictureSource {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${surface}"/>${shapes}</svg>`;
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, width, height, alt };
}

/** Repeats a shape; each copy is drawn from its index. */
const repeat = (count: number, shape: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => shape(index)).join('');

const tint = (color: string, opacity: number) => `fill="${color}" fill-opacity="${opacity}"`;

/** A string of flags between two points of the same height. */
const flags = (left: number, right: number, top: number, sag: number, count: number) => {
  const width = (right - left) / count;
  const line = `<path d="M${left} ${top}Q${(left + right) / 2} ${top + 2 * sag} ${right} ${top}" fill="none" stroke="${text}" stroke-width="4"/>`;
  return (
    line +
    repeat(count, (index) => {
      const at = (index + 0.5) / count;
      const x = left + (right - left) * at;
      const y = top + 4 * sag * at * (1 - at);
      const half = width * 0.34;
      return `<path d="M${x - half} ${y}h${2 * half}l${-half} ${half * 2.4}z" fill="${index % 2 ? text : accent}"/>`;
    })
  );
};

/** A tent with a striped roof. */
const tent = (x: number, ground: number, width: number, height: number) => {
  const stripe = width / 6;
  const eaves = ground - height * 0.55;
  const roof = (index: number) =>
    `<path d="M${x + width / 2} ${ground - height}L${x + index * stripe} ${eaves}h${stripe}z" fill="${index % 2 ? surface : accent}"/>` +
    `<path d="M${x + index * stripe} ${eaves}h${stripe}a${stripe / 2} ${stripe / 2} 0 0 1 ${-stripe} 0z" fill="${index % 2 ? surface : accent}"/>`;
  return `<path d="M${x + stripe / 2} ${eaves}h${width - stripe}V${ground}H${x + stripe / 2}z" fill="${text}"/>${repeat(6, roof)}`;
};

/** Heads and shoulders, in a row. */
const crowd = (left: number, ground: number, size: number, count: number, color: string) =>
  repeat(count, (index) => {
    const x = left + index * size * 1.9;
    const lift = (index * 7) % 3 ? 0 : size * 0.35;
    return (
      `<circle cx="${x}" cy="${ground - size * 1.5 - lift}" r="${size * 0.52}" fill="${color}"/>` +
      `<path d="M${x - size} ${ground}v${-lift}a${size} ${size * 0.9} 0 0 1 ${2 * size} 0v${lift}z" fill="${color}"/>`
    );
  });

/** The hero: a fair in the evening sun. Phones show a crop around its focal point. */
export const fair: PictureSource = {
  focus: { x: 0.5, y: 0.85 },
  ...drawing(
    1200,
    1040,
    `<circle cx="760" cy="370" r="330" fill="${accent}"/>` +
      repeat(
        5,
        (index) => `<rect y="${370 + index * 66}" width="1200" height="${10 + index * 9}" fill="${surface}"/>`,
      ) +
      `<path d="M0 690Q330 500 640 660T1200 590V1040H0z" ${tint(text, 0.28)}/>` +
      `<path d="M0 780Q420 640 800 750T1200 710V1040H0z" ${tint(text, 0.55)}/>` +
      `<rect x="687" y="100" width="6" height="440" fill="${text}"/>` +
      flags(-60, 690, 110, 70, 10) +
      flags(690, 1290, 110, 60, 8) +
      tent(90, 910, 330, 330) +
      tent(480, 940, 420, 420) +
      tent(930, 900, 300, 290) +
      `<path d="M0 885Q600 930 1200 885V1040H0z" fill="${text}"/>` +
      crowd(60, 1040, 56, 12, accent) +
      crowd(8, 1076, 62, 11, surface),
    'Tents, flags and a crowd in front of a low sun',
  ),
};

/** A stage with its lighting. */
export const stage = drawing(
  1200,
  900,
  `<rect width="1200" height="900" fill="${text}"/>` +
    repeat(5, (index) => {
      const x = 160 + index * 220;
      return `<path d="M${x - 16} 90L${x - 130 + (2 - index) * 40} 690h260L${x + 16} 90z" ${tint(accent, 0.24)}/>`;
    }) +
    `<rect x="60" y="60" width="1080" height="22" fill="${surface}"/>` +
    repeat(5, (index) => `<circle cx="${160 + index * 220}" cy="98" r="24" fill="${accent}"/>`) +
    `<path d="M140 690h920l60 60H80z" fill="${surface}"/>` +
    `<circle cx="600" cy="470" r="58" fill="${surface}"/><path d="M470 690v-40a130 110 0 0 1 260 0v40z" fill="${surface}"/>` +
    `<rect x="745" y="520" width="14" height="170" fill="${accent}"/><circle cx="752" cy="506" r="24" fill="${accent}"/>` +
    crowd(20, 900, 60, 11, accent),
);

/** Three market stalls in a row. */
export const market = drawing(
  1200,
  900,
  `<rect width="1200" height="900" fill="${accent}"/><circle cx="600" cy="330" r="240" fill="${surface}"/>` +
    flags(-60, 1260, 70, 60, 13) +
    `<rect y="730" width="1200" height="170" fill="${text}"/>` +
    tent(40, 780, 330, 470) +
    tent(435, 780, 330, 560) +
    tent(830, 780, 330, 470) +
    crowd(60, 900, 50, 12, surface),
);

/** A printing press: rollers with a sheet between them. */
export const press = drawing(
  1200,
  900,
  `<path d="M-20 620C260 620 330 330 620 330S900 640 1220 640V780C900 780 880 470 620 470S330 760 -20 760z" fill="${text}"/>` +
    repeat(
      7,
      (index) =>
        `<circle cx="${60 + index * 180}" cy="${[690, 640, 480, 400, 440, 620, 706][index]}" r="26" fill="${index % 2 ? surface : accent}"/>`,
    ) +
    `<circle cx="350" cy="250" r="190" fill="${accent}"/><circle cx="350" cy="250" r="60" fill="${surface}"/>` +
    `<circle cx="880" cy="250" r="150" ${tint(text, 0.3)}/><circle cx="880" cy="250" r="48" fill="${surface}"/>` +
    `<circle cx="610" cy="690" r="190" ${tint(accent, 0.5)}/><circle cx="610" cy="690" r="60" fill="${surface}"/>`,
);

/** A sign made of circles, quarter circles and bars. */
export const sign = drawing(
  1200,
  900,
  repeat(12, (index) => {
    const x = (index % 4) * 300;
    const y = Math.floor(index / 4) * 300;
    const [front, back] = [
      [accent, text],
      [text, surface],
      [surface, accent],
    ][(index * 5 + Math.floor(index / 4)) % 3] ?? [accent, text];
    const figures = [
      `<circle cx="${x + 150}" cy="${y + 150}" r="110" fill="${front}"/>`,
      `<path d="M${x} ${y + 300}a300 300 0 0 1 300 -300v300z" fill="${front}"/>`,
      repeat(3, (bar) => `<rect x="${x + 30}" y="${y + 36 + bar * 84}" width="240" height="60" fill="${front}"/>`),
      `<path d="M${x} ${y}h300L${x} ${y + 300}z" fill="${front}"/>`,
    ];
    return `<rect x="${x}" y="${y}" width="300" height="300" fill="${back}"/>${figures[(index * 3 + Math.floor(index / 4)) % 4]}`;
  }),
);

/** The site's icon: a sun on the horizon. */
export const icon = drawing(
  64,
  64,
  `<circle cx="32" cy="36" r="20" fill="${accent}"/><rect y="40" width="64" height="24" fill="${text}"/>`,
).src;
