/** What the docs pages tell from the kit's sources and the sign-offs, read while Storybook is built. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, relative, resolve } from 'node:path';
import { type Plugin, parseSync } from 'vite';
import { componentNames } from './blocks/map.js';
import { readSignOffs } from './sign-offs.js';

const kit = resolve(import.meta.dirname, '../packages/agency-ui/src');
const virtual = 'virtual:room';
const signOffFile = resolve(import.meta.dirname, 'sign-offs.yaml');

/** Texts of the kit's files with this ending, each with the folder of the component it belongs to, and its name. */
function sources(ending: string): [folder: string, text: string, name: string][] {
  return readdirSync(kit, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => [dirname(file), readFileSync(resolve(kit, file), 'utf8'), basename(file)]);
}

/** Paths in the contract that a stylesheet reads: `vars.color.text`, or `const { text } = vars.color`. */
export function readTokens(stylesheet: string): string[] {
  const direct = [...stylesheet.matchAll(/\bvars\.(\w+(?:\.\w+){1,2})/g)].map(([, path = '']) => path);
  const taken = [...stylesheet.matchAll(/const \{([^}]+)\} = vars\.(\w+)/g)].flatMap(([, names = '', group]) =>
    names
      .split(',')
      .map((name) => name.split(':')[0]?.trim())
      .filter(Boolean)
      .map((name) => `${group}.${name}`),
  );
  return [...new Set([...direct, ...taken])].sort();
}

/** Parameters of the labels that are functions: `{ page: [['page', 'number']] }`. */
export function readParameters(labels: string): Record<string, [string, string][]> {
  const functions = labels.matchAll(/(\w+): \(([^)]*)\) =>/g);
  const found: Record<string, [string, string][]> = {};
  for (const [, name = '', list = ''] of functions) {
    // The first mention is the typed one: the interface stands above the words.
    found[name] ??= list.split(',').flatMap((parameter) => {
      const [word = '', type = ''] = parameter.split(':').map((part) => part.trim());
      return word ? [[word.replace('?', ''), type] as [string, string]] : [];
    });
  }
  return found;
}

/** Types of the props that a component's file declares, as they are written: `{ numbers: 'readonly Number[]' }`. */
export function readPropTypes(file: string, component: string): Record<string, string> {
  const types: Record<string, string> = {};
  for (const statement of parseSync(`${component}.tsx`, file).program.body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'TSInterfaceDeclaration' || declared.id.name !== `${component}Props`) continue;
    for (const member of declared.body.body) {
      if (member.type !== 'TSPropertySignature' || member.key.type !== 'Identifier' || !member.typeAnnotation) continue;
      const { start, end } = member.typeAnnotation.typeAnnotation;
      types[member.key.name] = file.slice(start, end).replaceAll(/\s+/g, ' ');
    }
  }
  return types;
}

function roomModule(): string {
  const reads: Record<string, string[]> = {};
  for (const [folder, text] of sources('.css.ts')) {
    reads[folder] = [...new Set([...(reads[folder] ?? []), ...readTokens(text)])].sort();
  }
  const wordParameters = Object.fromEntries(
    sources('.labels.ts').map(([folder, text]) => [folder, readParameters(text)]),
  );
  const propTypes = Object.fromEntries(
    sources('.tsx')
      .map(([folder, text, name]) => [folder, basename(folder), text, name] as const)
      .filter(([, component, , name]) => name === `${component}.tsx`)
      .map(([folder, component, text]) => [folder, readPropTypes(text, component)]),
  );
  const signOffs = readSignOffs(readFileSync(signOffFile, 'utf8'), componentNames);
  return `export const signOffs = ${JSON.stringify(signOffs)};\nexport const propTypes = ${JSON.stringify(propTypes)};\nexport const reads = ${JSON.stringify(reads)};\nexport const wordParameters = ${JSON.stringify(wordParameters)};`;
}

/** Serves `virtual:room`, and in stories stands in for whatever would send something. */
export function roomPlugins(): Plugin[] {
  const site = resolve(import.meta.dirname, '../site');
  return [
    {
      name: 'room:sources',
      resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
      load(id) {
        if (id !== `\0${virtual}`) return undefined;
        this.addWatchFile(signOffFile);
        return roomModule();
      },
    },
    {
      // Forms and chat of the site's pages reach stand-ins, whatever this build's variables say.
      name: 'room:stand-ins',
      enforce: 'pre',
      resolveId(source, importer) {
        const sender = importer && !relative(`${site}/src`, importer).startsWith('..');
        return sender && source.endsWith('/integrations.js') ? `${site}/stories/integrations.ts` : undefined;
      },
    },
  ];
}
