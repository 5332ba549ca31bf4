/** Finds types that public declarations refer to but an application cannot import. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';

/** A syntax tree node (ESTree with TypeScript), reduced to what this module reads. */
interface Node {
  type: string;
  [property: string]: unknown;
}

interface Import {
  module: string;
  name: string;
}

interface DeclarationFile {
  /** Declared types and values by name, each with all its declarations. */
  declarations: Map<string, Node[]>;
  /** Names imported from the package's own modules. */
  imports: Map<string, Import>;
  /** Exported names, with their names in this module or in the module that they come from. */
  exports: Map<string, Import>;
  /** Modules that this one re-exports in full. */
  exportedModules: string[];
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

const keyOf = ({ module, name }: Import) => `${module} ${name}`;

const nameOf = (node: unknown): string => (isNode(node) ? String(node['name'] ?? node['value'] ?? '') : '');

/** The leftmost name of `A.B.C`. */
function firstNameOf(node: unknown): string {
  if (!isNode(node)) return '';
  return node.type === 'TSQualifiedName' ? firstNameOf(node['left']) : nameOf(node);
}

/** Names of types and values in a declaration, excluding its own type parameters. */
function referencesIn(node: Node, scope: ReadonlySet<string>): string[] {
  const parameters = (node['typeParameters'] as { params?: Node[] } | undefined)?.params ?? [];
  const own = parameters.map((one) => nameOf(one['name']));
  const inferred: string[] = [];
  const findInferred = (one: Node): void => {
    if (one.type === 'TSInferType') inferred.push(nameOf((one['typeParameter'] as Node)['name']));
    childrenOf(one).forEach(findInferred);
  };
  if (node.type === 'TSConditionalType') findInferred(node);
  const key = node.type === 'TSMappedType' ? [nameOf(node['key'])] : [];
  const inner = new Set([...scope, ...own, ...inferred, ...key]);
  const named = {
    TSTypeReference: node['typeName'],
    TSTypeQuery: node['exprName'],
    TSInterfaceHeritage: node['expression'],
    TSClassImplements: node['expression'],
  }[node.type];
  const name = firstNameOf(named);
  return [...(name && !inner.has(name) ? [name] : []), ...childrenOf(node).flatMap((one) => referencesIn(one, inner))];
}

/** The declarations in a package's folder. Each module is read only once. */
export class Declarations {
  readonly #files = new Map<string, DeclarationFile>();

  constructor(private readonly folder: string) {}

  #read(module: string): DeclarationFile {
    const known = this.#files.get(module);
    if (known) return known;
    const file: DeclarationFile = {
      declarations: new Map(),
      imports: new Map(),
      exports: new Map(),
      exportedModules: [],
    };
    this.#files.set(module, file);
    const { program } = parseSync(module, readFileSync(join(this.folder, module), 'utf8'));
    const from = (source: unknown) => {
      const path = nameOf(source);
      return path.startsWith('.') ? join(dirname(module), path.replace(/\.js$/, '.d.ts')) : undefined;
    };
    const declare = (node: Node, exported: boolean) => {
      const nodes = node.type === 'VariableDeclaration' ? (node['declarations'] as Node[]) : [node];
      for (const one of nodes) {
        const name = nameOf(one['id']);
        if (!name) continue;
        file.declarations.set(name, [...(file.declarations.get(name) ?? []), one]);
        if (exported) file.exports.set(name, { module, name });
      }
    };
    for (const statement of program.body as unknown as Node[]) {
      const source = from(statement['source']);
      const specifiers = (statement['specifiers'] as Node[] | undefined) ?? [];
      if (statement.type === 'ImportDeclaration') {
        for (const one of specifiers) {
          if (source) file.imports.set(nameOf(one['local']), { module: source, name: nameOf(one['imported']) });
        }
      } else if (statement.type === 'ExportAllDeclaration') {
        if (source) file.exportedModules.push(source);
      } else if (statement.type === 'ExportNamedDeclaration') {
        if (isNode(statement['declaration'])) declare(statement['declaration'], true);
        for (const one of specifiers) {
          if (statement['source'] && !source) continue;
          file.exports.set(nameOf(one['exported']), { module: source ?? module, name: nameOf(one['local']) });
        }
      } else declare(statement, false);
    }
    return file;
  }

  /** Where a name in a module is declared. Undefined for globals and for names from other packages. */
  #resolve({ module, name }: Import): Import | undefined {
    const file = this.#read(module);
    if (file.declarations.has(name)) return { module, name };
    const next = file.imports.get(name) ?? file.exports.get(name);
    if (next) return this.#resolve(next);
    for (const other of file.exportedModules) {
      const found = this.#resolve({ module: other, name });
      if (found) return found;
    }
    return undefined;
  }

  /** The declaration of each name that a module exports. */
  exportsOf(module: string): Map<string, Import> {
    const { exports, exportedModules } = this.#read(module);
    const all = new Map(exportedModules.flatMap((other) => [...this.exportsOf(other)]));
    for (const [name, target] of exports) {
      const declared = this.#resolve(target);
      if (declared) all.set(name, declared);
    }
    return all;
  }

  #nodesOf({ module, name }: Import): Node[] {
    return this.#read(module).declarations.get(name) ?? [];
  }

  /**
   * The types that a declaration refers to and that are not `known`. Nobody has to import a constant, as in `typeof
   * labels`, or a generic alias that computes a type from the caller's types, so these are searched in turn.
   */
  #unknownIn(declared: Import, known: ReadonlySet<string>, seen: Set<string>): Import[] {
    return this.#nodesOf(declared)
      .flatMap((node) => referencesIn(node, new Set()))
      .flatMap((name) => {
        const target = this.#resolve({ module: declared.module, name });
        if (!target || known.has(keyOf(target)) || seen.has(keyOf(target))) return [];
        seen.add(keyOf(target));
        const [node] = this.#nodesOf(target);
        const isGenericAlias = node?.type === 'TSTypeAliasDeclaration' && isNode(node['typeParameters']);
        if (node?.type === 'VariableDeclarator' || isGenericAlias) return this.#unknownIn(target, known, seen);
        return [target];
      });
  }

  /** The types that an entry's exports refer to but neither it nor the main entry exports: `Hero names HeroSize`. */
  missingFrom(entry: string, main: string): string[] {
    const known = new Set([entry, main].flatMap((one) => [...this.exportsOf(one).values()]).map(keyOf));
    return [...this.exportsOf(entry)]
      .flatMap(([name, declared]) =>
        this.#unknownIn(declared, known, new Set()).map(
          (missing) => `${name} names ${missing.name} (${missing.module.replace(/^(\.\/)?dist\/|\.d\.ts$/g, '')})`,
        ),
      )
      .sort((one, other) => one.localeCompare(other, 'en'));
  }
}
