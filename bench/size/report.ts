/** Formats the sizes as a page in the package's documentation. */
import { layers } from '../../packages/agency-ui/scripts/parts.js';
import type { Bytes } from './bundle.js';
import type { Weighed } from './kit.js';
import type { WeighedPeer } from './peers.js';

/** The result of `npm run bench -- size`. */
export interface Sizes {
  /** The date, the commit and the Vite version. */
  measured: { date: string; commit: string; vite: string };
  kit: Weighed[];
  peers: WeighedPeer[];
}

/** The maximum sizes in bytes after gzip. */
export type Budgets = Record<string, Bytes>;

/** Formats bytes as kilobytes of 1000 bytes, such as `4.79`. */
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(2);

const row = (...cells: string[]) => `| ${cells.join(' | ')} |`;

/** Headers of numeric columns. */
const numeric = ['JS', 'CSS', 'most', 'times'];

const table = (heads: string[], rows: string[][]) =>
  [
    row(...heads),
    row(...heads.map((head) => (numeric.includes(head) ? '---:' : '---'))),
    ...rows.map((cells) => row(...cells)),
  ].join('\n');

/** The ratio of a peer's JS size to the component's. Above 1, the kit is smaller. */
export const ratio = (peer: Bytes, own: Bytes): string => `${(peer.js / own.js).toFixed(1)} ×`;

const weights = (weighed: readonly Weighed[], budgets: Budgets) =>
  table(
    ['', 'JS', 'most', 'CSS', 'most'],
    weighed.map(({ name, js, css }) => {
      const most = budgets[name];
      return [
        name,
        kilobytes(js),
        most ? kilobytes(most.js) : '',
        css ? kilobytes(css) : '',
        most && css ? kilobytes(most.css) : '',
      ];
    }),
  );

const titles = {
  sections: 'Sections',
  chat: 'Chat',
  forms: 'Forms, each with the rules of its fields',
  navigation: 'Navigation',
  primitives: 'Primitives',
} as const;

/** Pairs each component with each of its alternatives. */
export function comparisons({ kit, peers }: Sizes): { own: Weighed; peer: WeighedPeer }[] {
  for (const name of peers.flatMap(({ components }) => components)) {
    if (!kit.some((own) => own.name === name))
      throw new Error(`bench/size/peers.ts compares "${name}", which is not in the kit.`);
  }
  return kit.flatMap((own) =>
    peers.filter(({ components }) => components.includes(own.name)).map((peer) => ({ own, peer })),
  );
}

export function report(sizes: Sizes, budgets: Budgets): string {
  const { measured, kit } = sizes;
  const rows = comparisons(sizes).map(({ own, peer }, index, all) => [
    own.name === all[index - 1]?.own.name ? '' : `${own.name} (${kilobytes(own.js)} + ${kilobytes(own.css)})`,
    `${peer.name}${peer.missing ? `; still to make: ${peer.missing}` : ''}`,
    kilobytes(peer.js),
    peer.css ? kilobytes(peer.css) : '',
    ratio(peer, own),
  ]);
  const parts = [
    '# Component sizes',
    `Measured on ${measured.date} at commit ${measured.commit}, with Vite ${measured.vite}, by \`npm run bench -- size\`, which writes this page.`,
    'Sizes are in kilobytes (1000 bytes) after gzip, bundled and minified as in an application: one component with its ' +
      'dependencies, including Radix and zod, without React. The CSS column counts the component’s stylesheet and those ' +
      'of its parts, but not the theme. Components share code, so a page costs less than the sum of its rows. “Most” is the budget, ' +
      'which a test enforces.',
    '## Together',
    weights(
      kit.filter(({ layer }) => !layer),
      budgets,
    ),
    ...[...layers].reverse().flatMap((layer) => [
      `## ${titles[layer]}`,
      weights(
        kit.filter((weighed) => weighed.layer === layer),
        budgets,
      ),
    ]),
    '## Alternatives',
    'Packages that a team could install instead, bundled by the same script in the same run. The last column is the ' +
      'ratio of the alternative’s JS to the component’s: above 1 the component is smaller. What an alternative leaves ' +
      'to make is not counted.',
    table(['Component (JS + CSS)', 'Instead', 'JS', 'CSS', 'times'], rows),
  ];
  return `${parts.join('\n\n')}\n`;
}
