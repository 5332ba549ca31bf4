/** Writes what was weighed, as a page of the package's documentation. */
import { layers } from '../../packages/agency-ui/scripts/parts.js';
import type { Bytes } from './bundle.js';
import type { Weighed } from './kit.js';
import type { WeighedPeer } from './peers.js';

/** One run of `npm run bench:size`. */
export interface Sizes {
  /** The day, the commit and the bundler. */
  measured: { date: string; commit: string; vite: string };
  kit: Weighed[];
  peers: WeighedPeer[];
}

/** The most that each may weigh, in bytes after gzip. */
export type Budgets = Record<string, Bytes>;

/** Bytes as they are read at a glance: `4.79`. A kilobyte is 1000 bytes. */
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(2);

const row = (...cells: string[]) => `| ${cells.join(' | ')} |`;

/** Heads of columns that hold numbers. */
const numeric = ['JS', 'CSS', 'most', 'times'];

const table = (heads: string[], rows: string[][]) =>
  [
    row(...heads),
    row(...heads.map((head) => (numeric.includes(head) ? '---:' : '---'))),
    ...rows.map((cells) => row(...cells)),
  ].join('\n');

/** How many times as heavy a peer's scripts are: above 1 the kit is lighter. */
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

/** A row for each component and each peer that does its job. */
export function comparisons({ kit, peers }: Sizes): { own: Weighed; peer: WeighedPeer }[] {
  for (const name of peers.flatMap(({ components }) => components)) {
    if (!kit.some((own) => own.name === name))
      throw new Error(`bench/size/peers.ts compares "${name}", which the kit does not have.`);
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
    '# What each component weighs',
    `Measured on ${measured.date} at commit ${measured.commit}, with Vite ${measured.vite}, by \`npm run bench:size\`, which writes this page.`,
    'In kilobytes (1000 bytes) after gzip, as an application would bundle it: one component alone with all that it ' +
      'needs, minified, React left out, Radix and zod counted. CSS is the component’s own stylesheet with all that it ' +
      'is made of, without the theme. Components share code: a page costs less than the sum of its rows. “Most” is the ' +
      'budget that a test holds it to.',
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
    '## Beside what else there is',
    'What a team would otherwise install for the same job, bundled by the same script in the same run. The last column ' +
      'says how many times the component’s scripts the other’s weigh: above 1 the component is lighter. What ' +
      'each leaves to make is not weighed.',
    table(['Component (JS + CSS)', 'Instead', 'JS', 'CSS', 'times'], rows),
  ];
  return `${parts.join('\n\n')}\n`;
}
