/** Resolves a prop's type to the kind of value it takes, following aliases, without a type checker. */
import { parseSync } from 'vite';
import { type Modules, propertiesOf, propsOf } from './component-props.js';
import { findType, type Member } from './declared-types.js';

export type Literal = string | number | boolean;

export type ValueType =
  | { kind: 'string' | 'number' | 'boolean' | 'date' }
  | { kind: 'literals'; values: readonly Literal[] }
  /** Plain data: it survives JSON. */
  | { kind: 'array' | 'object' }
  /** Values that only code can write: functions, components, elements. */
  | { kind: 'function' | 'react' | 'unknown' };

interface Node {
  type: string;
  start: number;
  end: number;
  [property: string]: unknown;
}

const keywords: Readonly<Record<string, ValueType['kind']>> = {
  TSStringKeyword: 'string',
  TSTemplateLiteralType: 'string',
  TSNumberKeyword: 'number',
  TSBooleanKeyword: 'boolean',
  TSFunctionType: 'function',
  TSMappedType: 'object',
};

const platformTypes: Readonly<Record<string, ValueType['kind']>> = {
  ReactNode: 'react',
  ReactElement: 'react',
  ComponentType: 'react',
  ElementType: 'react',
  Ref: 'react',
  IconNode: 'react',
  Date: 'date',
  CSSProperties: 'object',
};

const isCode = ({ kind }: ValueType) => kind === 'function' || kind === 'react' || kind === 'unknown';
const of = (kind: ValueType['kind'] | undefined): ValueType => ({ kind: kind ?? 'unknown' }) as ValueType;
const literals = (values: readonly Literal[]): ValueType => {
  const unique = [...new Set(values)];
  return unique.every((value) => typeof value === 'boolean') ? of('boolean') : { kind: 'literals', values: unique };
};

/** An array or object, which is data only if its parts are. */
const container = (kind: 'array' | 'object', parts: readonly ValueType[]): ValueType => parts.find(isCode) ?? of(kind);

/** A union resolves to its first type that can be data, with the whole union's literals as options. */
function union(types: readonly ValueType[]): ValueType {
  const other = types.find((type) => type.kind !== 'literals' && !isCode(type));
  const options = types.flatMap((type) => (type.kind === 'literals' ? type.values : []));
  return other ?? (options.length > 0 ? literals(options) : (types[0] ?? of('unknown')));
}

/**
 * @param type - The type as in the source: `Exclude<HeadingLevel, 6> | undefined`.
 * @param from - The file that contains it.
 */
export function valueTypeOf(modules: Modules, type: string, from: string, parents: readonly string[] = []): ValueType {
  const prefix = 'type T = ';
  const text = `${prefix}${type};`;
  const [statement] = parseSync('type.ts', text).program.body as unknown as Node[];
  const source = ({ start, end }: Node) => text.slice(start, end);
  const inner = (other: string, file = from) => valueTypeOf(modules, other, file, [...parents, `${from}:${type}`]);
  const fields = (members: readonly Member[], file = from) =>
    container(
      'object',
      members.map((member) => inner(member.type, file)),
    );

  const named = (node: Node): ValueType => {
    const name = source(node['typeName'] as Node);
    const [first, second] = ((node['typeArguments'] as Node | null)?.['params'] as Node[] | undefined) ?? [];
    if (name === 'Exclude' && first && second) {
      const [whole, excluded] = [read(first), read(second)];
      if (whole.kind !== 'literals' || excluded.kind !== 'literals') return whole;
      return literals(whole.values.filter((value) => !excluded.values.includes(value)));
    }
    if (name === 'Record' && second) return container('object', [read(second)]);
    if (/^(Readonly|Partial|Required|NonNullable)$/.test(name) && first) return read(first);
    if (/^(Pick|Omit)$/.test(name)) return fields(propsOf(modules, source(node), from).members);
    if (name === 'Array' && first) return container('array', [read(first)]);
    const found = findType(modules, name, from);
    if (!found) return of(platformTypes[name]);
    // A type that contains itself counts as plain data if its other members do.
    if (parents.includes(`${found.file}:${name}`)) return of('object');
    if (found.alias !== undefined) {
      return valueTypeOf(modules, found.alias, found.file, [...parents, `${found.file}:${name}`]);
    }
    return container(
      'object',
      propsOf(modules, source(node), from).members.map((member) =>
        valueTypeOf(modules, member.type, found.file, [...parents, `${found.file}:${name}`]),
      ),
    );
  };

  /** `(typeof printGlyphNames)[number]`, `AgencyLinkProps['children']`. */
  const indexed = (node: Node): ValueType => {
    const whole = source(node['objectType'] as Node);
    const list = /^\(?typeof (\w+)\)?$/.exec(whole)?.[1];
    if (list) {
      const module = [...modules.values()].find(({ lists }) => list in lists);
      return literals(module?.lists[list] ?? []);
    }
    const name = source(node['indexType'] as Node).replace(/^'|'$/g, '');
    const member = propsOf(modules, whole, from).members.find((one) => one.name === name);
    return member ? inner(member.type, findType(modules, whole, from)?.file) : of('unknown');
  };

  const read = (node: Node): ValueType => {
    switch (node.type) {
      case 'TSUnionType':
        return union(
          (node['types'] as Node[]).filter((one) => !/^TS(Undefined|Null)Keyword$/.test(one.type)).map(read),
        );
      case 'TSLiteralType':
        return literals([(node['literal'] as Node)['value'] as Literal]);
      case 'TSParenthesizedType':
        return read(node['typeAnnotation'] as Node);
      case 'TSTypeOperator':
        return node['operator'] === 'readonly' ? read(node['typeAnnotation'] as Node) : of('string');
      case 'TSArrayType':
        return container('array', [read(node['elementType'] as Node)]);
      case 'TSTupleType':
        return container('array', (node['elementTypes'] as Node[]).map(read));
      case 'TSNamedTupleMember':
        return read(node['elementType'] as Node);
      case 'TSTypeLiteral':
        return container(
          'object',
          (node['members'] as Node[]).map((member) =>
            member.type === 'TSPropertySignature'
              ? read((member['typeAnnotation'] as Node)['typeAnnotation'] as Node)
              : of('object'),
          ),
        );
      case 'TSIntersectionType':
        return container('object', (node['types'] as Node[]).map(read));
      case 'TSTypeQuery':
        return fields(propertiesOf(modules, source(node['exprName'] as Node), from));
      case 'TSIndexedAccessType':
        return indexed(node);
      case 'TSTypeReference':
        return named(node);
      default:
        return of(keywords[node.type]);
    }
  };
  return statement ? read(statement['typeAnnotation'] as Node) : of('unknown');
}
