/** Reads the exported types and functions of the kit's sources, with their docstrings, without a type checker. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';

/** A syntax tree node (ESTree with TypeScript), reduced to what this module reads. */
interface Node {
  type: string;
  start: number;
  end: number;
  [property: string]: unknown;
}

export interface Comment {
  /** The text without tags. */
  text: string;
  /** `@default` */
  defaultValue: string | undefined;
  /** `@minimum` of a number. */
  minimum?: number | undefined;
  /** `@maximum` of a number. */
  maximum?: number | undefined;
  /** `@param`, in order. */
  paramTags?: readonly { name: string; text: string }[] | undefined;
}

/** An exported function or arrow function. */
export interface DeclaredSignatures {
  /** One per overload: `useAgency(): AgencyContextValue`. */
  signatures: readonly string[];
  comment: Comment;
}

export interface Member extends Comment {
  name: string;
  type: string;
  optional: boolean;
}

export interface Heritage {
  /** `ComponentPropsWithRef<'footer'>`, `FieldProps`. */
  type: string;
  omitted: readonly string[];
  picked: readonly string[] | undefined;
}

export interface DeclaredType extends Comment {
  name: string;
  file: string;
  isExported: boolean;
  /** Names of the type parameters. */
  parameters: readonly string[];
  /** The members of an interface. */
  members: readonly Member[];
  heritage: readonly Heritage[];
  /** The right-hand side of an alias. */
  alias: string | undefined;
}

export interface DeclaredFunction extends Comment {
  name: string;
  file: string;
  /** Type of the first parameter. */
  props: string | undefined;
  /** Defaults in the destructuring of the first parameter, as in the source. */
  defaults: Readonly<Record<string, string>>;
}

/** A property of an object constant. */
export interface Property extends Member {
  /** Source of the value, without parameter types. */
  value: string;
}

export interface DeclaredObject {
  file: string;
  properties: readonly Property[];
  /** Names of the constants that it spreads. */
  spreads: readonly string[];
}

export interface SourceModule {
  text: string;
  types: readonly DeclaredType[];
  functions: readonly DeclaredFunction[];
  /** Object constants, by name. */
  objects: Readonly<Record<string, DeclaredObject>>;
  /** Strings in array constants, by constant name. */
  lists: Readonly<Record<string, readonly string[]>>;
  /** Exported functions and arrow functions, by name. */
  signatures: Readonly<Record<string, DeclaredSignatures>>;
  /** Original names of imports that are renamed here. */
  renamedImports: Readonly<Record<string, string>>;
}

const squeeze = (text: string) =>
  text
    // Docstrings inside a type, without each line's leading asterisk.
    .replace(/\/\*\*(.*?)\*\//gs, (_comment, words: string) => `/* ${words.replace(/^\s*\* /gm, '')} */`)
    .replace(/\s+/g, ' ')
    .trim();

/** The text of a comment. Keeps paragraphs but not line breaks. */
function readComment(raw: string | undefined): Comment {
  const lines = (raw ?? '')
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, ''))
    .join('\n');
  const [before = '', ...tags] = lines.split(/^\s*@/m);
  const tag = (name: string) => tags.find((one) => one.startsWith(`${name} `))?.slice(name.length + 1);
  const numberOf = (name: string) => (tag(name) === undefined ? undefined : Number(tag(name)));
  const value = tag('default');
  return {
    text: before
      .trim()
      .split(/\n\s*\n/)
      .map(squeeze)
      .join('\n\n'),
    defaultValue: value === undefined ? undefined : squeeze(value),
    minimum: numberOf('minimum'),
    maximum: numberOf('maximum'),
    paramTags: tags.flatMap((one) => {
      const [, name, text = ''] = /^param (\w+) (?:- )?([\s\S]*)$/.exec(one) ?? [];
      return name ? [{ name, text: squeeze(text) }] : [];
    }),
  };
}

export function readModule(file: string): SourceModule {
  const text = readFileSync(file, 'utf8');
  const { program, comments } = parseSync(file, text);
  const source = ({ start, end }: Node) => text.slice(start, end);
  const commentBefore = (start: number) => {
    const found = comments.find(
      ({ type, value, end }) =>
        type === 'Block' && value.startsWith('*') && end <= start && /^\s*$/.test(text.slice(end, start)),
    );
    return readComment(found?.value.slice(1));
  };
  const quoted = (type: string) => [...type.matchAll(/'([^']+)'/g)].map(([, name = '']) => name);

  const memberOf = (node: Node): Member[] => {
    if (node.type !== 'TSPropertySignature') return [];
    const annotation = node['typeAnnotation'] as Node | null;
    const type = annotation ? squeeze(source(annotation['typeAnnotation'] as Node)) : 'unknown';
    const name = source(node['key'] as Node).replace(/^'|'$/g, '');
    return [
      { name, type: type.replace(/^\| /, ''), optional: Boolean(node['optional']), ...commentBefore(node.start) },
    ];
  };

  const heritageOf = (node: Node): Heritage => {
    const outer = source(node['expression'] as Node);
    const parameters = ((node['typeArguments'] as Node | null)?.['params'] as Node[] | undefined) ?? [];
    const [first, second] = parameters;
    if (!first || !second || !/^(Omit|Pick)$/.test(outer))
      return { type: squeeze(source(node)), omitted: [], picked: undefined };
    const names = quoted(source(second));
    return outer === 'Omit'
      ? { type: squeeze(source(first)), omitted: names, picked: undefined }
      : { type: squeeze(source(first)), omitted: [], picked: names };
  };

  /** A function returns text, as labels do, unless it declares another return type. */
  const propertyOf = (node: Node): Property => {
    const value = node['value'] as Node;
    const property = { name: source(node['key'] as Node), optional: false, ...commentBefore(node.start) };
    if (value.type !== 'ArrowFunctionExpression') return { ...property, type: 'string', value: squeeze(source(value)) };
    const parameters = value['params'] as Node[];
    const returned = value['returnType'] as Node | null;
    const untyped = parameters.reduceRight((code, parameter) => {
      const { start, end } = (parameter['typeAnnotation'] as Node | null) ?? {
        start: parameter.end,
        end: parameter.end,
      };
      return code.slice(0, start - value.start - (parameter['optional'] ? 1 : 0)) + code.slice(end - value.start);
    }, source(value));
    return {
      ...property,
      type: `(${parameters.map(source).join(', ')}) => ${returned ? source(returned['typeAnnotation'] as Node) : 'string'}`,
      value: squeeze(untyped),
    };
  };

  const defaultsOf = (parameter: Node | undefined): Record<string, string> =>
    Object.fromEntries(
      ((parameter?.type === 'ObjectPattern' && (parameter['properties'] as Node[])) || []).flatMap((property) => {
        const value = property['value'] as Node | undefined;
        if (value?.type !== 'AssignmentPattern') return [];
        return [[source(property['key'] as Node), squeeze(source(value['right'] as Node))]];
      }),
    );

  /** A parameter with its type. The names in a destructuring pattern are of no use to callers. */
  const parameterOf = (node: Node): string => {
    const pattern = node.type === 'AssignmentPattern' ? (node['left'] as Node) : node;
    if (pattern.type !== 'ObjectPattern') return squeeze(source(node));
    const annotation = pattern['typeAnnotation'] as Node | null;
    return `options${node === pattern ? '' : '?'}${annotation ? squeeze(source(annotation)) : ''}`;
  };

  /** A function's signature without its body: `useAgency(): AgencyContextValue`. */
  const signatureOf = (name: string, node: Node): string => {
    const [generics, returned] = ['typeParameters', 'returnType'].map((key) => node[key] as Node | null);
    const parameters = (node['params'] as Node[]).map(parameterOf).join(', ');
    const typeParameters = generics ? squeeze(source(generics)).replace('< ', '<').replace(/,? >$/, '>') : '';
    return `${name}${typeParameters}(${parameters})${returned ? squeeze(source(returned)) : ''}`;
  };

  const signatures: Record<string, DeclaredSignatures> = {};
  const addSignature = (name: string, node: Node, comment: Comment) => {
    const { signatures: earlier = [], comment: first = comment } = signatures[name] ?? {};
    // An overload's implementation isn't callable.
    if (node.type === 'FunctionDeclaration' && earlier.length > 0) return;
    signatures[name] = { signatures: [...earlier, signatureOf(name, node)], comment: first };
  };

  const types: DeclaredType[] = [];
  const functions: DeclaredFunction[] = [];
  const objects: Record<string, DeclaredObject> = {};
  const lists: Record<string, string[]> = {};
  const renamedImports: Record<string, string> = {};
  for (const statement of program.body as unknown as Node[]) {
    const node = (statement.type === 'ExportNamedDeclaration' ? statement['declaration'] : statement) as Node | null;
    if (!node) continue;
    if (node.type === 'ImportDeclaration') {
      for (const { imported, local } of node['specifiers'] as unknown as Record<string, Node | undefined>[]) {
        if (imported && local && source(imported) !== source(local)) renamedImports[source(local)] = source(imported);
      }
      continue;
    }
    const comment = commentBefore(statement.start);
    const name = node['id'] ? String((node['id'] as Node)['name']) : '';
    const parameters = ((node['typeParameters'] as Node | null)?.['params'] as Node[] | undefined) ?? [];
    const isExported = node !== statement;
    if (isExported && /^(FunctionDeclaration|TSDeclareFunction)$/.test(node.type)) addSignature(name, node, comment);
    const shared = {
      name,
      file,
      isExported,
      parameters: parameters.map((one) => source(one['name'] as Node)),
      ...comment,
    };
    if (node.type === 'TSInterfaceDeclaration') {
      const members = ((node['body'] as Node)['body'] as Node[]).flatMap(memberOf);
      types.push({ ...shared, members, heritage: (node['extends'] as Node[]).map(heritageOf), alias: undefined });
    } else if (node.type === 'TSTypeAliasDeclaration') {
      types.push({ ...shared, members: [], heritage: [], alias: squeeze(source(node['typeAnnotation'] as Node)) });
    } else if (node.type === 'FunctionDeclaration') {
      const [first] = node['params'] as Node[];
      const annotation = first?.['typeAnnotation'] as Node | null | undefined;
      const props = annotation ? squeeze(source(annotation['typeAnnotation'] as Node)) : undefined;
      functions.push({ name, file, props, defaults: defaultsOf(first), ...comment });
    } else if (node.type === 'VariableDeclaration') {
      for (const declarator of node['declarations'] as Node[]) {
        const init = declarator['init'] as Node | null;
        if (isExported && init?.type === 'ArrowFunctionExpression') {
          const { name: constant, typeAnnotation } = declarator['id'] as Node;
          const own = typeAnnotation ? squeeze(source(typeAnnotation as Node)) : undefined;
          if (own) signatures[String(constant)] = { signatures: [`${constant}${own}`], comment };
          else addSignature(String(constant), init, comment);
        }
        // `[…] as const`
        const value = init?.type === 'TSAsExpression' ? (init['expression'] as Node) : init;
        if (value?.type === 'ArrayExpression') {
          const elements = value['elements'] as (Node | null)[];
          lists[String((declarator['id'] as Node)['name'])] = elements.flatMap((element) =>
            typeof element?.['value'] === 'string' ? [element['value']] : [],
          );
        }
        if (value?.type !== 'ObjectExpression') continue;
        const entries = value['properties'] as Node[];
        objects[String((declarator['id'] as Node)['name'])] = {
          file,
          properties: entries.filter(({ type }) => type === 'Property').map(propertyOf),
          spreads: entries
            .filter(({ type }) => type === 'SpreadElement')
            .map((entry) => source(entry['argument'] as Node)),
        };
      }
    }
  }
  return { text, types, functions, objects, lists, signatures, renamedImports };
}

/** Every module in a folder except examples, stories, tests and stylesheets. */
export function readModules(folder: string): Map<string, SourceModule> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /\.tsx?$/.test(file) && !/\.(example|stories|test|css)\.|\.d\.ts$|(^|\/)(story-|fixtures|cli\/)/.test(file),
  );
  return new Map(files.sort().map((file) => [join(folder, file), readModule(join(folder, file))]));
}

/**
 * Finds a type by name: in the module itself, in its folder, then in any module. In other modules it considers only
 * exported types, because a name could also be a type parameter.
 */
export function findType(
  modules: ReadonlyMap<string, SourceModule>,
  name: string,
  from: string,
): DeclaredType | undefined {
  const original = modules.get(from)?.renamedImports[name] ?? name;
  const all = [...modules].flatMap(([file, { types }]) =>
    types.filter((type) => type.name === original && (type.isExported || file === from)),
  );
  return all.find(({ file }) => file === from) ?? all.find(({ file }) => dirname(file) === dirname(from)) ?? all[0];
}

/** Finds an object constant by name: in the module itself, then in any module. */
export function findObject(
  modules: ReadonlyMap<string, SourceModule>,
  name: string,
  from: string,
): DeclaredObject | undefined {
  return (
    modules.get(from)?.objects[name] ?? [...modules.values()].find(({ objects }) => name in objects)?.objects[name]
  );
}

/** Names that a module exports, including those of modules that it re-exports in full. */
export function exportedNames(file: string): string[] {
  const { staticExports } = parseSync(file, readFileSync(file, 'utf8')).module;
  return staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ exportName, moduleRequest }) =>
      exportName.name === null && moduleRequest
        ? exportedNames(join(dirname(file), moduleRequest.value.replace(/\.js$/, '.ts')))
        : (exportName.name ?? []),
    );
}
