/** `docs/components/functions.md`: the signature and docstring of every public function that isn't a component. */
import { join } from 'node:path';
import { type Comment, exportedNames, type SourceModule } from './declared-types.js';
import { packageFolder, publicParts } from './parts.js';

export interface PublicFunction {
  name: string;
  /** Where it is imported from: `agency-ui` or one of the package's other entries. */
  entry: string;
  /** One per overload: `useAgency(): AgencyContextValue`. */
  signatures: readonly string[];
  comment: Comment;
}

/** Entries that aren't parts, by name. `index` also has the functions of files without a folder. */
const otherEntries = {
  index: 'index',
  schemas: 'entities/index',
  theme: 'theme/entry',
  consent: 'primitives/consent/index',
  prehydration: 'theme/prehydration',
  'press-queue': 'theme/press-queue',
  'form-fallback': 'theme/form-fallback',
};

const source = (entry: string) => join(packageFolder, 'src', `${entry}.ts`);

const isFunctionName = (name: string) => /^[a-z]/.test(name);

/**
 * The public functions, by the first entry that exports them. `agency-ui` exports all but the functions of a few
 * entries.
 */
export function publicFunctions(modules: ReadonlyMap<string, SourceModule>): PublicFunction[] {
  const main = new Set(exportedNames(source('index')));
  const parts = publicParts().map(({ name, entry }) => ({ name, entry }));
  const others = Object.entries(otherEntries).map(([name, entry]) => ({ name, entry }));
  const found = new Map<string, PublicFunction>();
  for (const { name: part, entry } of [...parts, ...others]) {
    for (const name of exportedNames(source(entry)).filter(isFunctionName)) {
      const module = [...modules.values()].find(({ signatures }) => name in signatures);
      const declared = module?.signatures[name];
      if (!declared || found.has(name)) continue;
      found.set(name, { name, entry: main.has(name) ? 'agency-ui' : `agency-ui/${part}`, ...declared });
    }
  }
  return [...found.values()].sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** Renders the page. Field rules come first, because forms need them most. */
export function functionPage(functions: readonly PublicFunction[]): string {
  const section = ({ name, entry, signatures, comment }: PublicFunction) => [
    `### ${name}`,
    '',
    ...(comment.text ? [comment.text, ''] : []),
    `From \`${entry}\`:`,
    '',
    // Not marked as `ts`, because a signature alone doesn't compile.
    '```text',
    ...signatures,
    '```',
    '',
    ...(comment.paramTags ?? []).map(({ name: parameter, text }) => `- \`${parameter}\`: ${text}`),
    ...(comment.paramTags?.length ? [''] : []),
  ];
  const groups: [heading: string, has: (one: PublicFunction) => boolean][] = [
    ['Rules of fields', ({ name, entry }) => name.endsWith('Rule') && entry === 'agency-ui'],
    ['Hooks', ({ name }) => /^use[A-Z]/.test(name)],
    ['Other functions', () => true],
  ];
  const groupOf = (one: PublicFunction) => groups.find(([, has]) => has(one))?.[0];
  return `${[
    '# Functions',
    '',
    'The package’s functions and hooks, with their signatures. Their types are exported alongside them.',
    '',
    ...groups.flatMap(([heading]) => [
      `## ${heading}`,
      '',
      ...functions.filter((one) => groupOf(one) === heading).flatMap(section),
    ]),
  ]
    .join('\n')
    .trimEnd()}\n`;
}
