/** The kit's public components, with the props that each declares and inherits. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  type DeclaredFunction,
  type DeclaredType,
  findObject,
  findType,
  type Member,
  type Property,
  type SourceModule,
} from './declared-types.js';
import { type Part, packageFolder, publicParts } from './parts.js';

export type Modules = ReadonlyMap<string, SourceModule>;

export const sourceFolder = join(packageFolder, 'src');

export interface Component {
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

/** Every public component, by name. */
export const publicComponents = (modules: Modules): Component[] =>
  publicParts()
    .filter(({ component }) => component)
    .flatMap((part) => componentsOf(modules, part))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));

export const isLabels = ({ name }: DeclaredType) => name.endsWith('Labels');

export interface Props {
  members: readonly Member[];
  /** Elements and types whose attributes the component also accepts. */
  attributes: readonly string[];
}

/** The properties of an object constant, followed by those of the constants that it spreads. */
export function propertiesOf(modules: Modules, constant: string, from: string): Property[] {
  const found = findObject(modules, constant, from);
  if (!found) return [];
  return [...found.properties, ...found.spreads.flatMap((spread) => propertiesOf(modules, spread, found.file))];
}

/** The members of `typeof ownLabels & ArticleCardLabels`. */
const membersOfAlias = (modules: Modules, alias: string, from: string): Member[] =>
  alias.split(' & ').flatMap((type) => {
    const constant = /^typeof (\w+)$/.exec(type)?.[1];
    return constant ? propertiesOf(modules, constant, from) : propsOf(modules, type, from).members;
  });

const attribute = (name: string, type: string, text: string, defaultValue?: string): Member => ({
  name,
  type,
  optional: true,
  text,
  defaultValue,
});

const children = attribute('children', 'ReactNode', 'The component’s content.');
const field = [
  attribute('name', 'string', 'Name of the value in the submitted form.'),
  attribute('required', 'boolean', 'Whether a value is required.', 'false'),
];
const autoComplete = attribute(
  'autoComplete',
  'string',
  'What browsers may autofill (WCAG 1.3.5), such as `name` or `email`.',
);

/** Attributes of HTML elements that count as props of a component. Other elements have `children`. */
const attributesOf: Readonly<Record<string, readonly Member[]>> = {
  img: [],
  input: [...field, autoComplete],
  select: [...field, autoComplete],
  textarea: [...field, autoComplete],
};

/** The members of a type, including those of the kit's interfaces that it extends. */
export function propsOf(modules: Modules, type: string, from: string): Props {
  const native = /^ComponentPropsWith(?:out)?Ref<(?:'([\w-]+)'|.*)>$/.exec(type);
  if (native) {
    const [, element] = native;
    if (!element) return { members: [], attributes: [] };
    return { members: attributesOf[element] ?? [children], attributes: [element] };
  }
  // A long union begins with a bar on its own line.
  const [, restriction, whole = '', names = ''] =
    /^(Omit|Pick)<(.+), (?:\| )?((?:'[\w-]+'(?: \| )?)+)>$/.exec(type) ?? [];
  if (restriction) {
    const { members, attributes } = propsOf(modules, whole, from);
    return {
      members: members.filter((one) => names.includes(`'${one.name}'`) === (restriction === 'Pick')),
      attributes,
    };
  }
  const [, name = '', given] = /^(\w+)(?:<(.*)>)?$/.exec(type) ?? [];
  const found = findType(modules, name, from);
  if (!found) return { members: [], attributes: [] };
  if (isLabels(found) && found.alias)
    return { members: membersOfAlias(modules, found.alias, found.file), attributes: [] };
  // A long alias has line breaks inside the brackets.
  if (/^(?:Omit|Pick|ComponentPropsWith(?:out)?Ref)</.test(found.alias ?? ''))
    return propsOf(modules, found.alias?.replace(/< | >/g, (bracket) => bracket.trim()) ?? '', found.file);
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

/** The kit's types that a piece of text mentions, in order of appearance. */
export function namedTypes(modules: Modules, texts: readonly string[], from: string): DeclaredType[] {
  const names = new Set(texts.flatMap((text) => text.match(/\b[A-Z]\w+/g) ?? []));
  return [...names].flatMap((name) => findType(modules, name, from) ?? []);
}
