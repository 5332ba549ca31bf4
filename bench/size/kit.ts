/** Weighs the built kit: each of its components alone, a page of four together, and all of it. */
import { execFileSync } from 'node:child_process';
import { layers, packageFolder, publicParts } from '../../packages/agency-ui/scripts/parts.js';
import { type Bytes, weigh } from './bundle.js';

export type Layer = (typeof layers)[number];

/** Something of the kit, and what it costs. */
export interface Weighed extends Bytes {
  /** A component, or one of `together`. */
  name: string;
  /** Where the component stands; none for what is weighed together. */
  layer?: Layer;
}

interface Component {
  name: string;
  layer: Layer;
  /** The address of its module; its stylesheet stands beside it. */
  part: string;
}

/** What names are exported as components, asked of the built package itself: `{ 'sections/Timeline': ['Timeline'] }`. */
function exportedComponents(parts: readonly string[]): Record<string, string[]> {
  const code = `
    const found = {};
    for (const part of ${JSON.stringify(parts)}) {
      const names = Object.entries(await import('agency-ui/' + part));
      found[part] = names.filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function').map(([name]) => name);
    }
    process.stdout.write(JSON.stringify(found));
  `;
  const options = { cwd: packageFolder, encoding: 'utf8' } as const;
  return JSON.parse(execFileSync('node', ['--input-type=module', '--eval', code], options));
}

/** Every component that the package exports, sections first. */
export function findComponents(): Component[] {
  const parts = publicParts().filter(({ component }) => component);
  const names = exportedComponents(parts.map(({ name }) => name));
  return [...layers]
    .reverse()
    .flatMap((layer) =>
      parts
        .filter(({ name }) => name.startsWith(`${layer}/`))
        .flatMap(({ name: part }) => (names[part] ?? []).map((name) => ({ name, layer, part }))),
    );
}

const take = (names: readonly string[], part: string) =>
  `import 'agency-ui/${part}.css'; export { ${names.join(', ')} } from 'agency-ui/${part}';`;

/** What components cost together, by the name that the tables give it. */
export const together = {
  /** What they have in common is counted once. */
  'A page: SiteHeader, HeroCarousel, QuoteForm, SiteFooter': [
    take(['SiteHeader'], 'navigation/SiteHeader'),
    take(['HeroCarousel'], 'sections/HeroCarousel'),
    take(['QuoteForm'], 'forms/QuoteForm'),
    take(['SiteFooter'], 'navigation/SiteFooter'),
  ].join('\n'),
  'The whole kit, with styles.css': "import 'agency-ui/styles.css'; export * from 'agency-ui';",
} as const;

/** Weighs everything, which takes a while: `onDone` hears of each. */
export async function weighKit(onDone: (name: string) => void = () => {}): Promise<Weighed[]> {
  const weighed: Weighed[] = [];
  for (const { name, layer, part } of findComponents()) {
    weighed.push({ name, layer, ...(await weigh(take([name], part))) });
    onDone(name);
  }
  for (const [name, source] of Object.entries(together)) {
    weighed.push({ name, ...(await weigh(source)) });
    onDone(name);
  }
  return weighed;
}
