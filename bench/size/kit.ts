/** Measures the size of the built kit: each component alone, a page of four, and the whole kit. */
import { execFileSync } from 'node:child_process';
import { layers, packageFolder, publicParts } from '../../packages/agency-ui/scripts/parts.js';
import { type Bytes, weigh } from './bundle.js';

export type Layer = (typeof layers)[number];

/** The size of a component or a combination of components. */
export interface Weighed extends Bytes {
  /** The component's name, or a key of `together`. */
  name: string;
  /** The component's layer. Undefined for combinations. */
  layer?: Layer;
}

interface Component {
  name: string;
  layer: Layer;
  /** The subpath of its module and stylesheet. */
  part: string;
}

/** Reads the exported components from the built package: `{ 'sections/Timeline': ['Timeline'] }`. */
function exportedComponents(parts: readonly string[]): Record<string, string[]> {
  const code = `
    const exported = {};
    for (const part of ${JSON.stringify(parts)}) {
      const names = Object.entries(await import('agency-ui/' + part));
      exported[part] = names.filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function').map(([name]) => name);
    }
    process.stdout.write(JSON.stringify(exported));
  `;
  const options = { cwd: packageFolder, encoding: 'utf8' } as const;
  return JSON.parse(execFileSync('node', ['--input-type=module', '--eval', code], options));
}

/** Returns every component that the package exports, sections first. */
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

const importPart = (names: readonly string[], part: string) =>
  `import 'agency-ui/${part}.css'; export { ${names.join(', ')} } from 'agency-ui/${part}';`;

/** Combinations of components, keyed by the name shown in the tables. */
export const together = {
  /** Shared code is counted once. */
  'A page: SiteHeader, HeroCarousel, QuoteForm, SiteFooter': [
    importPart(['SiteHeader'], 'navigation/SiteHeader'),
    importPart(['HeroCarousel'], 'sections/HeroCarousel'),
    importPart(['QuoteForm'], 'forms/QuoteForm'),
    importPart(['SiteFooter'], 'navigation/SiteFooter'),
  ].join('\n'),
  'The whole kit, with styles.css': "import 'agency-ui/styles.css'; export * from 'agency-ui';",
} as const;

/** Measures all components and combinations. `onDone` reports progress. */
export async function weighKit(onDone: (name: string) => void = () => {}): Promise<Weighed[]> {
  const weighed: Weighed[] = [];
  for (const { name, layer, part } of findComponents()) {
    weighed.push({ name, layer, ...(await weigh(importPart([name], part))) });
    onDone(name);
  }
  for (const [name, source] of Object.entries(together)) {
    weighed.push({ name, ...(await weigh(source)) });
    onDone(name);
  }
  return weighed;
}
