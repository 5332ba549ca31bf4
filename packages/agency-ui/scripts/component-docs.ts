/**
 * Writes `docs/components/*.md` and `llms.txt` from the sources: one page per component with an example, its
 * props, labels and referenced types. Run `npm run docs` after changing props. A test fails when the files are out of date.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as definitions from '../src/entities/form-definitions/index.js';
import { bookingFormLabels } from '../src/forms/BookingForm/BookingForm.labels.js';
import { swKE } from '../src/locales/sw-KE.js';
import {
  type Component,
  isLabels,
  type Modules,
  namedTypes,
  propertiesOf,
  propsOf,
  publicComponents,
  sourceFolder,
} from './component-props.js';
import { type DeclaredType, exportedNames, findType, type Member, readModules } from './declared-types.js';
import { functionPage, publicFunctions } from './function-docs.js';
import { layers, packageFolder } from './parts.js';
import { tokenDocs } from './token-docs.js';

const tokens = tokenDocs().flatMap((group) => group.tokens);

const entityFile = 'entities.md';
const functionFile = 'functions.md';

const cell = (text: string) => text.replace(/\n+/g, ' ').replaceAll('|', '\\|');
const code = (text: string) => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``);
const row = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
const firstSentence = (text: string) => /^[\s\S]*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;

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

const entityNames = new Set(exportedNames(join(sourceFolder, 'entities/index.ts')));
const isEntity = ({ name, file }: DeclaredType) =>
  file.startsWith(join(sourceFolder, 'entities')) && entityNames.has(name);
const isPack = ({ file }: DeclaredType) => file.endsWith('label-pack.ts');

/** Renders a type as a section: its fields, or the right-hand side of its alias. */
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

/** Quotes a string as the sources do: in single quotes if possible. */
const quoted = (text: string) => (text.includes("'") ? JSON.stringify(text) : `'${text}'`);

function labelsOfDefinition(file: string): Readonly<Record<string, unknown>> {
  // This form's definition is built from its options, and it has function labels of its own.
  if (basename(file) === 'BookingForm.labels.ts')
    return Object.fromEntries(Object.entries(bookingFormLabels).filter(([, value]) => typeof value !== 'function'));
  const name = /LabelsOfForm<typeof (\w+)>/.exec(readFileSync(file, 'utf8'))?.[1];
  if (!name) return {};
  const { [name]: definition } = definitions as unknown as Record<string, definitions.FormDefinition>;
  if (!definition) throw new Error(`${file}: "${name}" is not a form definition in entities/form-definitions.`);
  return definitions.labelsOf(definition);
}

/** The labels that a form gets from its definition, with their types and defaults. */
function definedLabels(file: string): [name: string, type: string, text: string | undefined][] {
  const labels = labelsOfDefinition(file);
  return Object.entries(labels).map(([label, value]) => {
    if (typeof value === 'string') return [label, 'string', quoted(value)];
    if (typeof value === 'function') return [label, '(values) => string', undefined];
    const names = Object.entries(value as Readonly<Record<string, string>>);
    return [
      label,
      'Record<string, string>',
      `{ ${names.map(([key, text]) => `${quoted(key)}: ${quoted(text)}`).join(', ')} }`,
    ];
  });
}

function labelSection(modules: Modules, type: DeclaredType): string[] {
  const constant = type.name.charAt(0).toLowerCase() + type.name.slice(1);
  const defined = definedLabels(type.file);
  const defaults = new Map([
    ...propertiesOf(modules, constant, type.file).map(({ name, value }): [string, string | undefined] => [name, value]),
    ...defined.map(([name, , text]): [string, string | undefined] => [name, text]),
  ]);
  const declared = propsOf(modules, type.name, type.file).members;
  const isDeclared = (name: string) => declared.some((member) => member.name === name);
  const members = [
    ...defined.flatMap(([name, labelType]) =>
      isDeclared(name) ? [] : [{ name, type: labelType, optional: false, text: '', defaultValue: undefined }],
    ),
    ...declared,
  ];
  if (members.length === 0) return [];
  const kiswahili =
    (swKE as unknown as Readonly<Record<string, Readonly<Record<string, unknown>>>>)[labelsName(type)] ?? {};
  return [
    '## Labels',
    '',
    'The component’s built-in text, which the `labels` prop overrides. In the Kiswahili column (`agency-ui/locales/sw-KE`), numbers are examples and ‹words› are placeholders.',
    '',
    row(['Label', 'Type', 'Default', 'Kiswahili', 'Description']),
    row(Array(5).fill('---')),
    ...members.map(({ name, type: labelType, text }) => {
      const value = defaults.get(name);
      return row([
        code(name),
        code(labelType),
        value === undefined ? '' : code(value),
        spokenLabel(labelType, kiswahili[name]),
        text,
      ]);
    }),
    '',
  ];
}

/** A component's key in a label pack: `HeroCarousel` for `HeroCarouselLabels`. */
const labelsName = ({ name }: DeclaredType) => name.replace(/Labels$/, '');

/**
 * A label as text. A function label is called with the numbers 3, 12 and 20, and with the names of its other
 * parameters.
 *
 * @param type - Its type, such as `(count: number, title: string) => string`.
 */
function spokenLabel(type: string, label: unknown): string {
  if (typeof label === 'string') return label;
  const parameters = /^\(([^)]*)\) =>/
    .exec(type)?.[1]
    ?.split(',')
    .map((parameter) => parameter.trim().split(/\??: /));
  if (typeof label !== 'function' || !parameters?.every(([, type = '']) => /^(?:number|string)\b/.test(type)))
    return '';
  const numbers = [3, 12, 20];
  return label(...parameters.map(([name, type]) => (type?.startsWith('number') ? numbers.shift() : `‹${name}›`)));
}

/** References to theme tokens: `vars.color.text` or `const { text } = vars.color`. */
function tokenPaths(stylesheet: string): string[] {
  const direct = [...stylesheet.matchAll(/\bvars\.(\w+(?:\.\w+){1,2})/g)].map(([, path = '']) => path);
  const destructured = [...stylesheet.matchAll(/const \{([^}]+)\} = vars\.(\w+)/g)].flatMap(([, names = '', group]) =>
    names.split(',').map((name) => `${group}.${name.split(':')[0]?.trim()}`),
  );
  return [...direct, ...destructured];
}

/** The tokens that a component's own stylesheets use. */
function tokenSection(folder: string): string[] {
  const stylesheets = readdirSync(folder).filter((file) => file.endsWith('.css.ts'));
  const paths = stylesheets.flatMap((file) => tokenPaths(readFileSync(join(folder, file), 'utf8')));
  const isUsed = (token: string) => paths.some((path) => token === path || token.startsWith(`${path}.`));
  const used = tokens.filter(({ path }) => isUsed(path.join('.'))).map(({ name }) => code(name));
  return used.length > 0 ? ['## Tokens', '', `Its stylesheet uses ${used.join(', ')}.`, ''] : [];
}

/** A component's example, as code to copy. */
const exampleOf = (folder: string, name: string) => readFileSync(join(folder, `${name}.example.tsx`), 'utf8').trim();

/** The usage section of a component's Storybook page. */
function usageOf(folder: string, name: string): string {
  const file = join(folder, `${name}.stories.tsx`);
  if (!existsSync(file)) return '';
  return usageIn(readFileSync(file, 'utf8'));
}

/** The description that a stories file has for its component, or an empty string. */
export function usageIn(stories: string): string {
  const found = /(?:component: |const description = )`((?:[^`\\]|\\[\s\S])*)`/.exec(stories)?.[1] ?? '';
  return found.replaceAll('\\`', '`').trim();
}

function componentPage(modules: Modules, { name, part, declared, file }: Component): string {
  const { members, attributes: elements } = propsOf(modules, declared.props ?? '', file);
  const named = namedTypes(
    modules,
    members.map(({ type }) => type),
    file,
  );
  const labels =
    (members.some((member) => member.name === 'labels') && findType(modules, `${name}Labels`, file)) ||
    named.find(isLabels);
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
    '## Usage',
    '',
    '```tsx',
    exampleOf(dirname(file), name),
    '```',
    '',
    ...(usageOf(dirname(file), name) ? [usageOf(dirname(file), name), ''] : []),
    '## Props',
    '',
    ...(members.length > 0 ? [...propTable(members), ''] : []),
    ...(elements.length > 0
      ? [
          `${members.length > 0 ? 'Also accepts' : 'Accepts'} the attributes of ${elements.map((element) => code(`<${element}>`)).join(' and ')}, and \`ref\`.`,
          '',
        ]
      : []),
    ...(types.length > 0 ? ['## Types', '', ...types.flatMap((type) => typeSection(modules, type))] : []),
    ...(labels ? labelSection(modules, labels) : []),
    ...tokenSection(dirname(file)),
  ]
    .join('\n')
    .trimEnd()}\n`;
}

function entityPage(modules: Modules): string {
  const types = [...modules.values()]
    .flatMap((module) => module.types)
    .filter(isEntity)
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
      'Set-up, routers, Next, Astro (`withAgency`); forms and their server (`createEnquirySender`, `defineForm`, `createFormSchema`); chat (`createChatCompletions`)',
    ],
    [
      'docs/theming.md',
      'Colours (`createAgencyTheme`, `agencyThemeCss`), typefaces, tones, ornaments (`noOrnaments`), cascade layers, every token',
    ],
    ['docs/labels.md', 'Component labels and languages'],
    ['docs/components/entities.md', 'Types of the sections’ content'],
    [`docs/components/${functionFile}`, 'Function signatures: form field rules, hooks, `create…`'],
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
    '> Sections of an agency website as accessible, themable React 19 components. These pages describe the version that they were installed with. Each component’s page has a complete example to copy.',
    '',
    'Set-up: import `agency-ui/reset.css` and `agency-ui/styles.css` once, with the cascade layers in the order given in the README ("Beside your CSS"), and render `AgencyProvider` with the router’s link component; in Astro, wrap each component with `withAgency`. `npx agency-ui doctor` finds set-up mistakes. `agency-ui/testing` is the set-up file for jsdom tests. `npm create agency-site` starts a new site.',
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

/** The generated files, keyed by their path in the package. */
export function componentDocs(): Record<string, string> {
  const modules = readModules(sourceFolder);
  const components = publicComponents(modules);
  return {
    ...Object.fromEntries(
      components.map((component) => [`docs/components/${component.name}.md`, componentPage(modules, component)]),
    ),
    [`docs/components/${entityFile}`]: entityPage(modules),
    [`docs/components/${functionFile}`]: functionPage(publicFunctions(modules)),
    'llms.txt': index(components),
  };
}

/** The existing generated pages, keyed by their path in the package. */
export const existingPages = () =>
  readdirSync(join(packageFolder, 'docs/components')).map((file) => `docs/components/${file}`);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  rmSync(join(packageFolder, 'docs/components'), { recursive: true, force: true });
  mkdirSync(join(packageFolder, 'docs/components'));
  for (const [path, text] of Object.entries(componentDocs())) writeFileSync(join(packageFolder, path), text);
}
