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
  /** The text without `@default`. */
  text: string;
  defaultValue: string | undefined;
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
}

export interface SourceModule {
  text: string;
  types: readonly DeclaredType[];
  functions: readonly DeclaredFunction[];
  /** The source of each property of the object constants, by constant name. */
  objects: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The text of a comment. Paragraphs are kept, line breaks are not. */
function readComment(raw: string | undefined): Comment {
  const lines = (raw ?? '')
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, ''))
    .join('\n');
  const [before = '', ...tags] = lines.split(/^\s*@/m);
  const value = tags.find((tag) => tag.startsWith('default'))?.replace(/^default\s+/, '');
  return {
    text: before
      .trim()
      .split(/\n\s*\n/)
      .map(squeeze)
      .join('\n\n'),
    defaultValue: value === undefined ? undefined : squeeze(value),
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

  const types: DeclaredType[] = [];
  const functions: DeclaredFunction[] = [];
  const objects: Record<string, Record<string, string>> = {};
  for (const statement of program.body as unknown as Node[]) {
    const node = (statement.type === 'ExportNamedDeclaration' ? statement['declaration'] : statement) as Node | null;
    if (!node) continue;
    const comment = commentBefore(statement.start);
    const name = node['id'] ? String((node['id'] as Node)['name']) : '';
    const parameters = ((node['typeParameters'] as Node | null)?.['params'] as Node[] | undefined) ?? [];
    const shared = { name, file, parameters: parameters.map((one) => source(one['name'] as Node)), ...comment };
    if (node.type === 'TSInterfaceDeclaration') {
      const members = ((node['body'] as Node)['body'] as Node[]).flatMap(memberOf);
      types.push({ ...shared, members, heritage: (node['extends'] as Node[]).map(heritageOf), alias: undefined });
    } else if (node.type === 'TSTypeAliasDeclaration') {
      types.push({ ...shared, members: [], heritage: [], alias: squeeze(source(node['typeAnnotation'] as Node)) });
    } else if (node.type === 'FunctionDeclaration') {
      const [first] = node['params'] as Node[];
      const annotation = first?.['typeAnnotation'] as Node | null | undefined;
      const props = annotation ? squeeze(source(annotation['typeAnnotation'] as Node)) : undefined;
      functions.push({ name, file, props, ...comment });
    } else if (node.type === 'VariableDeclaration') {
      for (const declarator of node['declarations'] as Node[]) {
        const value = declarator['init'] as Node | null;
        if (value?.type !== 'ObjectExpression') continue;
        objects[String((declarator['id'] as Node)['name'])] = Object.fromEntries(
          (value['properties'] as Node[])
            .filter(({ type }) => type === 'Property')
            .map((property) => [source(property['key'] as Node), squeeze(source(property['value'] as Node))]),
        );
      }
    }
  }
  return { text, types, functions, objects };
}

/** Every module in a folder except stories, tests and stylesheets. */
export function readModules(folder: string): Map<string, SourceModule> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /\.tsx?$/.test(file) && !/\.(stories|test|css|accessibility)\.|\.d\.ts$|(^|\/)(story-|fixtures|cli\/)/.test(file),
  );
  return new Map(files.sort().map((file) => [join(folder, file), readModule(join(folder, file))]));
}

/** Finds a type by name: in the module itself, in its folder, then in any module. */
export function findType(
  modules: ReadonlyMap<string, SourceModule>,
  name: string,
  from: string,
): DeclaredType | undefined {
  const all = [...modules].flatMap(([, { types }]) => types.filter((type) => type.name === name));
  return all.find(({ file }) => file === from) ?? all.find(({ file }) => dirname(file) === dirname(from)) ?? all[0];
}
