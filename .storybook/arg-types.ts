/**
 * Storybook arg types for the kit's components, built from the same types and docstrings as `docs/components`.
 * Storybook's own parsers don't work here: `react-docgen-typescript` needs TypeScript's JavaScript API, which version 7
 * lacks, and `react-docgen` mistakes aliases and unions such as `HeadingLevel` for objects.
 */
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import type { ArgTypes, InputType, SBType } from 'storybook/internal/types';
import type { Plugin } from 'vite';
import {
  isLabels,
  type Modules,
  namedTypes,
  propsOf,
  publicComponents,
  sourceFolder,
} from '../packages/agency-ui/scripts/component-props.js';
import { type DeclaredType, type Member, readModules } from '../packages/agency-ui/scripts/declared-types.js';
import { type ValueType, valueTypeOf } from '../packages/agency-ui/scripts/value-types.js';

const virtualId = 'virtual:arg-types';

/** Maximum length of a row of radio buttons, in characters. */
const maxRadioRow = 40;

const withoutComments = (type: string) => type.replace(/\/\*\*.*?\*\/ ?/g, '');
const withoutUndefined = (type: string) => type.replace(/ \| undefined$/, '');

/** Types computed from other types; their declarations would not help a reader. */
const isComputed = ({ alias }: DeclaredType) => alias !== undefined && /^z\.|^typeof | extends | in keyof /.test(alias);

/** Declarations of the data shapes that a type refers to, each listed once, with one line per field. */
function shapesOf(modules: Modules, type: string, from: string): string | undefined {
  const shapes = new Map<string, string>();
  const collect = (texts: readonly string[], file: string, parameters: readonly string[] = []) => {
    for (const found of namedTypes(modules, texts.map(withoutComments), file)) {
      const { name } = found;
      if (shapes.has(name) || parameters.includes(name) || isLabels(found) || isComputed(found)) continue;
      const { members } = propsOf(modules, name, found.file);
      shapes.set(name, declarationOf(found, members));
      collect([found.alias ?? '', ...members.map((member) => member.type)], found.file, found.parameters);
    }
  };
  collect([type], from);
  return shapes.size > 0 ? [...shapes.values()].join('\n\n') : undefined;
}

function declarationOf({ name, alias }: DeclaredType, members: readonly Member[]): string {
  if (alias !== undefined) return `type ${name} = ${withoutComments(alias)};`;
  const fields = members.map(({ name: field, optional, type, text }) => {
    const comment = text && ` // ${text.replace(/\s+/g, ' ')}`;
    return `  ${field}${optional ? '?' : ''}: ${withoutUndefined(withoutComments(type))};${comment}`;
  });
  return [`${name} {`, ...fields, '}'].join('\n');
}

type Control = Pick<InputType, 'control' | 'options'> & { type: SBType };

function controlOf(value: ValueType, { minimum: min, maximum: max }: Member): Control {
  switch (value.kind) {
    case 'string':
      return { type: { name: 'string' }, control: { type: 'text' } };
    case 'number':
      return {
        type: { name: 'number' },
        control: { type: 'number', ...(min !== undefined && { min }), ...(max !== undefined && { max }) },
      };
    case 'boolean':
      return { type: { name: 'boolean' }, control: { type: 'boolean' } };
    case 'date':
      return { type: { name: 'date' }, control: { type: 'date' } };
    case 'literals': {
      const type = value.values.join('  ').length > maxRadioRow ? 'select' : 'inline-radio';
      return { type: { name: 'enum', value: [...value.values] as string[] }, control: { type }, options: value.values };
    }
    case 'array':
      return { type: { name: 'array', value: { name: 'other', value: 'data' } }, control: { type: 'object' } };
    case 'object':
      return { type: { name: 'object', value: {} }, control: { type: 'object' } };
    default:
      return {
        type: value.kind === 'function' ? { name: 'function' } : { name: 'other', value: value.kind },
        control: false,
      };
  }
}

function argTypeOf(modules: Modules, member: Member, from: string): InputType {
  const { name, type: text, optional } = member;
  const defaultValue = member.defaultValue ?? (optional ? 'none' : undefined);
  const value = valueTypeOf(modules, text, from);
  const { type, ...control } = controlOf(value, member);
  const detail = shapesOf(modules, text, from);
  return {
    name,
    description: member.text,
    type: { ...type, required: !optional },
    ...control,
    table: {
      type: { summary: withoutUndefined(withoutComments(text)), ...(detail !== undefined && { detail }) },
      ...(defaultValue !== undefined && { defaultValue: { summary: defaultValue } }),
    },
  };
}

/** Components that have stories but that the kit does not export. */
const internalComponents = (modules: Modules) =>
  [...modules].flatMap(([file, { functions }]) =>
    existsSync(file.replace('.tsx', '.stories.tsx'))
      ? functions.filter(({ name }) => name === basename(file, '.tsx')).map((declared) => ({ ...declared, declared }))
      : [],
  );

/** Every component's arg types, keyed by component name. */
export function argTypesOfKit(): Record<string, ArgTypes> {
  const modules = readModules(sourceFolder);
  return Object.fromEntries(
    [...internalComponents(modules), ...publicComponents(modules)].map(({ name, declared, file }) => [
      name,
      Object.fromEntries(
        propsOf(modules, declared.props ?? '', file).members.map((member) => [
          member.name,
          argTypeOf(modules, member, file),
        ]),
      ),
    ]),
  );
}

/** Provides `virtual:arg-types`. Storybook reads the types once: restart it after changing props. */
export const argTypesPlugin = (): Plugin => ({
  name: 'storybook:arg-types',
  resolveId: (id) => (id === virtualId ? `\0${virtualId}` : undefined),
  load: (id) => (id === `\0${virtualId}` ? `export default ${JSON.stringify(argTypesOfKit())};` : undefined),
});
