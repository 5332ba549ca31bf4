/** Extracts data for the docs pages from the kit's sources and the sign-offs when Storybook is built. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, relative, resolve } from 'node:path';
import { type Plugin, parseSync } from 'vite';
import { componentNames } from './blocks/map.js';
import { readSignOffs } from './sign-offs.js';

const kit = resolve(import.meta.dirname, '../packages/agency-ui/src');
const virtualId = 'virtual:room';
const signOffFile = resolve(import.meta.dirname, 'sign-offs.yaml');

/** Reads the kit's files with a suffix. Each has the component's folder, the text and the file name. */
function sources(suffix: string): [folder: string, text: string, name: string][] {
  return readdirSync(kit, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(suffix))
    .map((file) => [dirname(file), readFileSync(resolve(kit, file), 'utf8'), basename(file)]);
}

/** Finds the theme tokens of a stylesheet: `vars.color.text`, or `const { text } = vars.color`. */
export function readTokens(stylesheet: string): string[] {
  const direct = [...stylesheet.matchAll(/\bvars\.(\w+(?:\.\w+){1,2})/g)].map(([, path = '']) => path);
  const destructured = [...stylesheet.matchAll(/const \{([^}]+)\} = vars\.(\w+)/g)].flatMap(([, names = '', group]) =>
    names
      .split(',')
      .map((name) => name.split(':')[0]?.trim())
      .filter(Boolean)
      .map((name) => `${group}.${name}`),
  );
  return [...new Set([...direct, ...destructured])].sort();
}

/** Parses the parameters of labels that are functions: `{ page: [['page', 'number']] }`. */
export function readParameters(labels: string): Record<string, [string, string][]> {
  const functions = labels.matchAll(/(\w+): \(([^)]*)\) =>/g);
  const parameters: Record<string, [string, string][]> = {};
  for (const [, name = '', list = ''] of functions) {
    // The first occurrence is in the interface, which has the types.
    parameters[name] ??= list.split(',').flatMap((parameter) => {
      const [word = '', type = ''] = parameter.split(':').map((part) => part.trim());
      return word ? [[word.replace('?', ''), type] as [string, string]] : [];
    });
  }
  return parameters;
}

/** Reads the source text of the types of a component's props: `{ numbers: 'readonly Number[]' }`. */
export function readPropTypes(file: string, component: string): Record<string, string> {
  const types: Record<string, string> = {};
  for (const statement of parseSync(`${component}.tsx`, file).program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'TSInterfaceDeclaration' || declaration.id.name !== `${component}Props`) continue;
    for (const member of declaration.body.body) {
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

/** Provides `virtual:room`, and mocks the modules that send data in stories. */
export function roomPlugins(): Plugin[] {
  const site = resolve(import.meta.dirname, '../site');
  return [
    {
      name: 'room:sources',
      resolveId: (id) => (id === virtualId ? `\0${virtualId}` : undefined),
      load(id) {
        if (id !== `\0${virtualId}`) return undefined;
        this.addWatchFile(signOffFile);
        return roomModule();
      },
    },
    {
      // The forms and the chat of site pages use mocks, whatever the environment variables of this build are.
      name: 'room:stand-ins',
      enforce: 'pre',
      resolveId(source, importer) {
        const isSiteModule = importer && !relative(`${site}/src`, importer).startsWith('..');
        return isSiteModule && source.endsWith('/integrations.js') ? `${site}/stories/integrations.ts` : undefined;
      },
    },
  ];
}
