/**
 * Writes `docs/components/*.md` and `llms.txt` from the sources: one page per component with its props, labels and
 * referenced types. Run `npm run component-docs` after changing props. A test fails when the files are out of date.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type DeclaredFunction,
  type DeclaredType,
  findType,
  type Member,
  readModules,
  type SourceModule,
} from './declared-types.js';
import { layers, type Part, packageFolder, publicParts } from './parts.js';

type Modules = ReadonlyMap<string, SourceModule>;

const sourceFolder = join(packageFolder, 'src');
const entityFile = 'entities.md';

const cell = (text: string) => text.replace(/\n+/g, ' ').replaceAll('|', '\\|');
const code = (text: string) => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``);
const row = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
const firstSentence = (text: string) => /^[\s\S]*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;

interface Component {
  name: string;
  part: Part;
  layer: string;
  declared: DeclaredFunction;
  file: string;
}

/** The components that a part's entry point exports. */
function componentsOf(modules: Modules, part: Part): Component[] {
  const entry = join(sourceFolder, `${part.entry}.ts`);
  const exported = [...readFileSync(entry, 'utf8').matchAll(/^export \{([^}]*)\} from '(\.[^']+)';/gm)];
  return exported.flatMap(([, names = '', from = '']) => {
    const file = ['.tsx', '.ts'].map((ending) => join(dirname(entry), from.replace(/\.js$/, ending))).find(existsSync);
    const functions = (file && modules.get(file)?.functions) || [];
    return names
      .split(',')
      .map((name) => name.trim())
      .flatMap((name) => functions.find((one) => /^[A-Z]/.test(name) && one.name === name) ?? [])
      .map((declared) => ({
        name: declared.name,
        part,
        layer: part.name.split('/')[0] ?? '',
        declared,
        file: declared.file,
      }));
  });
}

interface Props {
  members: readonly Member[];
  /** Elements and types whose attributes the component also accepts. */
  attributes: readonly string[];
}

/** The members of a type, including those of the kit's interfaces that it extends. */
function propsOf(modules: Modules, type: string, from: string): Props {
  const element = /^ComponentPropsWith(?:out)?Ref<(?:'([\w-]+)'|.*)>$/.exec(type);
  if (element) return { members: [], attributes: element[1] ? [element[1]] : [] };
  const [, name = '', given] = /^(\w+)(?:<(.*)>)?$/.exec(type) ?? [];
  const found = findType(modules, name, from);
  if (!found) return { members: [], attributes: [] };
  const replaced = (text: string) =>
    given && found.parameters[0] ? text.replace(new RegExp(`\\b${found.parameters[0]}\\b`, 'g'), given) : text;
  const own = found.members.map((member) => ({ ...member, type: replaced(member.type) }));
  const inherited = found.heritage.map(({ type: outer, omitted, picked }) => {
    const { members, attributes } = propsOf(modules, outer, found.file);
    return {
      attributes,
      members: members.filter(({ name: one }) => !omitted.includes(one) && (picked?.includes(one) ?? true)),
    };
  });
  const members = [...own, ...inherited.flatMap((one) => one.members)];
  return {
    members: members.filter(({ name: one }, index) => members.findIndex((other) => other.name === one) === index),
    attributes: [...new Set(inherited.flatMap((one) => one.attributes))],
  };
}

const memberTable = (members: readonly Member[], headings: readonly string[], last: (member: Member) => string) => [
  row(headings),
  row(headings.map(() => '---')),
  ...members.map((member) =>
    row([
      `${code(member.name)}${member.optional ? '' : ' (required)'}`,
      code(member.type),
      ...(headings.length > 3 ? [last(member)] : []),
      member.text,
    ]),
  ),
];

const propTable = (members: readonly Member[]) =>
  memberTable(members, ['Prop', 'Type', 'Default', 'Description'], ({ defaultValue }) =>
    defaultValue === undefined ? '' : /^['"\d[{(tf-]/.test(defaultValue) ? code(defaultValue) : defaultValue,
  );

const fieldTable = (members: readonly Member[]) => memberTable(members, ['Field', 'Type', 'Description'], () => '');

/** Types of the kit that a text mentions, in order of appearance. */
function namedTypes(modules: Modules, texts: readonly string[], from: string): DeclaredType[] {
  const names = new Set(texts.flatMap((text) => text.match(/\b[A-Z]\w+/g) ?? []));
  return [...names].flatMap((name) => findType(modules, name, from) ?? []);
}

const isEntity = ({ file }: DeclaredType) => file.startsWith(join(sourceFolder, 'entities'));
const isLabels = ({ name }: DeclaredType) => name.endsWith('Labels');
const isPack = ({ file }: DeclaredType) => file.endsWith('label-pack.ts');

/** A type as a section: its fields, or the right-hand side of its alias. */
function typeSection(modules: Modules, type: DeclaredType): string[] {
  const { members } = propsOf(modules, type.name, type.file);
  const body = type.alias === undefined ? fieldTable(members) : [code(type.alias)];
  const inner = namedTypes(modules, [type.alias ?? '', ...members.map((member) => member.type)], type.file).filter(
    isEntity,
  );
  const links = inner
    .filter(({ name }) => name !== type.name)
    .map(({ name }) => `[${name}](${entityFile}#${name.toLowerCase()})`);
  return [
    `### ${type.name}`,
    '',
    ...(type.text ? [type.text, ''] : []),
    ...body,
    ...(links.length > 0 ? ['', `Its types: ${links.join(', ')}.`] : []),
    '',
  ];
}

function labelSection(modules: Modules, type: DeclaredType): string[] {
  const constant = type.name.charAt(0).toLowerCase() + type.name.slice(1);
  const defaults = modules.get(type.file)?.objects[constant] ?? {};
  const { members } = propsOf(modules, type.name, type.file);
  if (members.length === 0) return [];
  return [
    '## Labels',
    '',
    'The component’s own text. The `labels` prop overrides these defaults:',
    '',
    ...memberTable(members, ['Label', 'Type', 'Default', 'Description'], ({ name }) =>
      defaults[name] === undefined ? '' : code(defaults[name]),
    ).map((line) => line.replaceAll(' (required)', '')),
    '',
  ];
}

/** The usage section of a component's Storybook page. */
function usageOf(folder: string, name: string): string {
  const file = join(folder, `${name}.stories.tsx`);
  if (!existsSync(file)) return '';
  return usageIn(readFileSync(file, 'utf8'));
}

/** The description that a file of stories has for its component, or an empty text. */
export function usageIn(stories: string): string {
  const found = /(?:component: |const description = )`((?:[^`\\]|\\[\s\S])*)`/.exec(stories)?.[1] ?? '';
  return found.replaceAll('\\`', '`').trim();
}

function componentPage(modules: Modules, { name, part, declared, file }: Component): string {
  const { members, attributes } = propsOf(modules, declared.props ?? '', file);
  const direct = /^ComponentPropsWith(?:out)?Ref<'([\w-]+)'>/.exec(declared.props ?? '')?.[1];
  const elements = direct ? [direct] : attributes;
  const named = namedTypes(
    modules,
    members.map(({ type }) => type),
    file,
  );
  const labels = named.find((type) => isLabels(type) && type.name === `${name}Labels`) ?? named.find(isLabels);
  const types = named.filter((type) => !isLabels(type) && !isPack(type) && type.name !== declared.props);
  const stylesheet = `agency-ui/${part.name}.css`;
  return `${[
    `# ${name}`,
    '',
    declared.text,
    '',
    '```js',
    `import { ${name} } from 'agency-ui'; // or from 'agency-ui/${part.name}', with '${stylesheet}'`,
    '```',
    '',
    ...(usageOf(dirname(file), name) ? [usageOf(dirname(file), name), ''] : []),
    '## Props',
    '',
    ...(members.length > 0 ? [...propTable(members), ''] : []),
    ...(elements.length > 0
      ? [
          `${members.length > 0 ? 'Also takes' : 'Takes'} the attributes of ${elements.map((element) => code(`<${element}>`)).join(' and ')}, and \`ref\`.`,
          '',
        ]
      : []),
    ...(types.length > 0 ? ['## Types', '', ...types.flatMap((type) => typeSection(modules, type))] : []),
    ...(labels ? labelSection(modules, labels) : []),
  ]
    .join('\n')
    .trimEnd()}\n`;
}

function entityPage(modules: Modules): string {
  const types = [...modules]
    .filter(([file]) => file.startsWith(join(sourceFolder, 'entities')))
    .flatMap(([, module]) => module.types)
    .filter(({ alias, members }) => alias?.startsWith('z.') !== true && (alias !== undefined || members.length > 0))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
  const sections = types.flatMap((type) => typeSection(modules, type)).map((line) => line.replace(/^###/, '##'));
  return `${[
    '# Entities',
    '',
    'Types of the sections’ content. Each has a Zod schema in `agency-ui/schemas`.',
    '',
    ...sections,
  ]
    .join('\n')
    .replaceAll(`(${entityFile}#`, '(#')
    .trimEnd()}\n`;
}

function index(components: readonly Component[]): string {
  const guides = [
    [
      'README.md',
      'Set-up, routers, Next; forms and their server (`createEnquirySender`, `createQuoteRequestSchema`, `createFormSchema`); chat (`createChatCompletions`)',
    ],
    [
      'docs/theming.md',
      'Colours (`createAgencyTheme`, `agencyThemeCss`), typefaces, tones, ornaments (`noOrnaments`), cascade layers, every token',
    ],
    ['docs/labels.md', 'Labels of the components, languages'],
    ['docs/migrations.md', 'Breaking changes and their replacements'],
    ['docs/components/entities.md', 'Types of the sections’ content'],
  ];
  const lists = [...layers]
    .reverse()
    .flatMap((layer) => [
      `## ${layer.charAt(0).toUpperCase()}${layer.slice(1)}`,
      '',
      ...components
        .filter((component) => component.layer === layer)
        .map(
          ({ name, declared }) =>
            `- [${name}](docs/components/${name}.md): ${firstSentence(declared.text).replace(/\n/g, ' ')}`,
        ),
      '',
    ]);
  return `${[
    '# agency-ui',
    '',
    '> Sections of an agency website as accessible, themable React 19 components. These pages describe the version that they are installed with.',
    '',
    'Set-up: import `agency-ui/reset.css` and `agency-ui/styles.css` once, with the cascade layers in the order of the README ("Beside your CSS"), and render `AgencyProvider` with the router’s link component. `npx agency-ui doctor` finds mistakes in the set-up. After an update, `npx agency-ui migrate <version>` changes the code for breaking changes. `agency-ui/testing` is the set-up file for tests in jsdom. `npm create agency-site` starts a new site.',
    '',
    '## Guides',
    '',
    ...guides.map(([path, text]) => `- [${basename(path ?? '', '.md')}](${path}): ${text}.`),
    '',
    ...lists,
  ]
    .join('\n')
    .trimEnd()}\n`;
}

/** The generated files, by their path in the package. */
export function componentDocs(): Record<string, string> {
  const modules = readModules(sourceFolder);
  const components = publicParts()
    .filter(({ component }) => component)
    .flatMap((part) => componentsOf(modules, part))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
  return {
    ...Object.fromEntries(
      components.map((component) => [`docs/components/${component.name}.md`, componentPage(modules, component)]),
    ),
    [`docs/components/${entityFile}`]: entityPage(modules),
    'llms.txt': index(components),
  };
}

/** The generated pages that exist, by their path in the package. */
export const existingPages = () =>
  readdirSync(join(packageFolder, 'docs/components')).map((file) => `docs/components/${file}`);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  rmSync(join(packageFolder, 'docs/components'), { recursive: true, force: true });
  mkdirSync(join(packageFolder, 'docs/components'));
  for (const [path, text] of Object.entries(componentDocs())) writeFileSync(join(packageFolder, path), text);
}
