/** Parses a script, finds its uses of the kit, and computes the edits that rename them. Formatting stays as it is. */
import { parse } from '@babel/parser';
import type { Node, ObjectExpression } from '@babel/types';

/** Replaces the text between two positions of a file. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

interface Path {
  node: Node;
  /** Name of the parent's field that holds the node. */
  key: string;
  parent: Path | undefined;
}

/** A parsed script. */
export interface Script {
  text: string;
  paths: readonly Path[];
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'loc' in value;

const isComment = ({ type }: { type: string }) => type === 'CommentLine' || type === 'CommentBlock';

function* walk(node: Node, key: string, parent: Path | undefined): Generator<Path> {
  const path = { node, key, parent };
  yield path;
  for (const [name, value] of Object.entries(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child) && !isComment(child)) yield* walk(child, name, path);
    }
  }
}

/**
 * Parses a script.
 *
 * @param path - Its ending decides whether it can contain JSX: in `.ts` the same text can be a type assertion.
 * @throws SyntaxError with the line and column.
 */
export function parseScript(path: string, text: string): Script {
  const jsx = /\.m?ts$/.test(path) ? [] : (['jsx'] as const);
  const { program } = parse(text, { sourceType: 'module', plugins: ['typescript', 'decorators-legacy', ...jsx] });
  return { text, paths: [...walk(program, 'program', undefined)] };
}

const startOf = ({ start }: Node) => start ?? 0;
const endOf = ({ end }: Node) => end ?? 0;

const replace = (node: Node, text: string): Edit => ({ start: startOf(node), end: endOf(node), text });

/** Name of an identifier, or content of a string. */
const nameOf = (node: Node) =>
  node.type === 'Identifier' || node.type === 'JSXIdentifier'
    ? node.name
    : node.type === 'StringLiteral'
      ? node.value
      : undefined;

const isKit = (source: Node | null | undefined) =>
  source?.type === 'StringLiteral' && /^agency-ui(\/|$)/.test(source.value);

/** A name that the script has for an export of the kit. */
interface Binding {
  imported: string;
  local: string;
  specifier: Node & { imported: Node; local: Node };
}

function bindingsOf({ paths }: Script): Binding[] {
  return paths.flatMap(({ node, parent }) =>
    node.type === 'ImportSpecifier' && parent?.node.type === 'ImportDeclaration' && isKit(parent.node.source)
      ? [{ imported: nameOf(node.imported) ?? '', local: node.local.name, specifier: node }]
      : [],
  );
}

/** Local names of `import * as kit from 'agency-ui'`. */
function namespacesOf({ paths }: Script): string[] {
  return paths.flatMap(({ node, parent }) =>
    node.type === 'ImportNamespaceSpecifier' && parent?.node.type === 'ImportDeclaration' && isKit(parent.node.source)
      ? [node.local.name]
      : [],
  );
}

/** Whether an identifier names a property, an attribute or a module's export, rather than a variable or a type. */
function isPropertyName({ key, parent }: Path): boolean {
  const owner = parent?.node;
  if (!owner) return false;
  if (['property', 'key', 'label'].includes(key)) return !('computed' in owner && owner.computed);
  if (owner.type === 'JSXAttribute' || owner.type === 'JSXNamespacedName') return true;
  if (owner.type === 'TSQualifiedName') return key === 'right';
  if (owner.type === 'TSEnumMember') return key === 'id';
  return ['ImportSpecifier', 'ExportSpecifier'].includes(owner.type) && ['imported', 'exported'].includes(key);
}

/** Whether an identifier declares a variable, a parameter, a function, a class or a type. */
function isDeclaration(path: Path): boolean {
  let { key, parent } = path;
  while (
    parent &&
    (['ObjectPattern', 'ArrayPattern', 'RestElement'].includes(parent.node.type) ||
      (parent.node.type === 'AssignmentPattern' && key === 'left') ||
      (parent.node.type === 'ObjectProperty' && key === 'value' && parent.parent?.node.type === 'ObjectPattern'))
  ) {
    ({ key, parent } = parent);
  }
  return ['id', 'params', 'param', 'parameters'].includes(key);
}

/** Every identifier of that name that is a variable or a type. */
const usesOf = ({ paths }: Script, name: string) =>
  paths.filter((path) => {
    const { type } = path.node;
    return (type === 'Identifier' || type === 'JSXIdentifier') && path.node.name === name && !isPropertyName(path);
  });

const isShorthand = ({ parent, key }: Path) =>
  parent?.node.type === 'ObjectProperty' && parent.node.shorthand && key === 'value';

/**
 * Renames exports of the kit: in imports, wherever the script uses them, and in re-exports, which keep their public
 * name. If the script has another variable of the old or the new name, the import gets an alias instead.
 */
export function renameExports(script: Script, names: Readonly<Record<string, string>>): Edit[] {
  const edits: Edit[] = [];
  for (const { imported, local, specifier } of bindingsOf(script)) {
    const name = names[imported];
    if (name === undefined) continue;
    if (local !== imported) {
      edits.push(replace(specifier.imported, name));
      continue;
    }
    const uses = usesOf(script, local).filter(({ parent }) => parent?.node !== specifier);
    if (uses.some(isDeclaration) || usesOf(script, name).length > 0) {
      edits.push(replace(specifier.imported, `${name} as ${local}`));
      continue;
    }
    edits.push(replace(specifier.imported, name));
    for (const use of uses) {
      const isReexport = use.parent?.node.type === 'ExportSpecifier' && nameOf(use.parent.node.exported) === local;
      edits.push(replace(use.node, isReexport ? `${name} as ${local}` : isShorthand(use) ? `${local}: ${name}` : name));
    }
  }
  for (const { node, parent } of script.paths) {
    if (
      node.type === 'ExportSpecifier' &&
      parent?.node.type === 'ExportNamedDeclaration' &&
      isKit(parent.node.source)
    ) {
      const name = names[node.local.name];
      if (name === undefined) continue;
      const isSame = nameOf(node.exported) === node.local.name;
      edits.push(replace(node.local, isSame ? `${name} as ${node.local.name}` : name));
    }
  }
  const namespaces = namespacesOf(script);
  for (const { node } of script.paths) {
    const [owner, property] = memberOf(node);
    const name = names[(property && nameOf(property)) ?? ''];
    if (property && name !== undefined && namespaces.includes((owner && nameOf(owner)) ?? ''))
      edits.push(replace(property, name));
  }
  return edits;
}

/** The two halves of `owner.property`, as a value, a type or an element. */
function memberOf(node: Node): [owner?: Node, property?: Node] {
  if (node.type === 'MemberExpression' && !node.computed) return [node.object, node.property];
  if (node.type === 'JSXMemberExpression') return [node.object, node.property];
  if (node.type === 'TSQualifiedName') return [node.left, node.right];
  return [];
}

/** The kit's component that an element renders, by the name of its export. */
function componentOf(script: Script): (name: Node) => string | undefined {
  const bindings = new Map(bindingsOf(script).map(({ local, imported }) => [local, imported]));
  const namespaces = namespacesOf(script);
  return (name) => {
    const [owner, property] = memberOf(name);
    if (owner && property) return namespaces.includes(nameOf(owner) ?? '') ? nameOf(property) : undefined;
    return bindings.get(nameOf(name) ?? '');
  };
}

/** Props by component, each with the new name, or with the new names of the fields of its object. */
export type PropChanges = Readonly<Record<string, Readonly<Record<string, string | Readonly<Record<string, string>>>>>>;

const renameKeys = ({ properties }: ObjectExpression, names: Readonly<Record<string, string>>): Edit[] =>
  properties.flatMap((property) => {
    if (property.type !== 'ObjectProperty' || property.computed) return [];
    const old = nameOf(property.key) ?? '';
    const name = names[old];
    if (name === undefined) return [];
    return [replace(property.key, property.shorthand ? `${name}: ${old}` : name)];
  });

/** Renames props where elements of the kit set them. */
export function renameProps(script: Script, changes: PropChanges): Edit[] {
  const exportOf = componentOf(script);
  return script.paths.flatMap(({ node }) => {
    if (node.type !== 'JSXOpeningElement') return [];
    const props = changes[exportOf(node.name) ?? ''];
    if (!props) return [];
    return node.attributes.flatMap((attribute) => {
      if (attribute.type !== 'JSXAttribute') return [];
      const change = props[nameOf(attribute.name) ?? ''];
      if (typeof change === 'string') return [replace(attribute.name, change)];
      const value = attribute.value?.type === 'JSXExpressionContainer' ? attribute.value.expression : undefined;
      return change && value?.type === 'ObjectExpression' ? renameKeys(value, change) : [];
    });
  });
}

/** Renames fields of what a hook of the kit returns: where it is destructured, and where a variable holds it. */
export function renameResult(script: Script, hook: string, names: Readonly<Record<string, string>>): Edit[] {
  const exportOf = componentOf(script);
  const holders: string[] = [];
  const edits = script.paths.flatMap(({ node }) => {
    if (node.type !== 'VariableDeclarator' || node.init?.type !== 'CallExpression') return [];
    if (exportOf(node.init.callee) !== hook) return [];
    if (node.id.type === 'Identifier') holders.push(node.id.name);
    if (node.id.type !== 'ObjectPattern') return [];
    return node.id.properties.flatMap((property) => {
      const old = property.type === 'ObjectProperty' && !property.computed ? nameOf(property.key) : undefined;
      const name = names[old ?? ''];
      if (property.type !== 'ObjectProperty' || name === undefined) return [];
      // The variable keeps its name, and so do all its uses.
      return [replace(property.key, property.shorthand ? `${name}: ${old}` : name)];
    });
  });
  const members = script.paths.flatMap(({ node }) => {
    const [owner, property] = memberOf(node);
    const name = names[(property && nameOf(property)) ?? ''];
    return owner && property && name !== undefined && holders.includes(nameOf(owner) ?? '')
      ? [replace(property, name)]
      : [];
  });
  return [...edits, ...members];
}

/** Object literals that are declared to be of a type of the kit: `const a: T = {…}`, `{…} satisfies T`, `{…} as T`. */
function literalsOf(script: Script, type: string): ObjectExpression[] {
  const locals = bindingsOf(script).flatMap(({ imported, local }) => (imported === type ? [local] : []));
  const isOfType = (annotation: Node | null | undefined) =>
    annotation?.type === 'TSTypeReference' && locals.includes(nameOf(annotation.typeName) ?? '');
  return script.paths.flatMap(({ node }) => {
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init?.type === 'ObjectExpression') {
      const annotation = node.id.typeAnnotation;
      return annotation?.type === 'TSTypeAnnotation' && isOfType(annotation.typeAnnotation) ? [node.init] : [];
    }
    if (node.type !== 'TSSatisfiesExpression' && node.type !== 'TSAsExpression') return [];
    return node.expression.type === 'ObjectExpression' && isOfType(node.typeAnnotation) ? [node.expression] : [];
  });
}

/**
 * Adds a property to every object literal of a type, unless it has it, or can have it from a spread object. The value
 * is an export of the kit, imported from `source`.
 */
export function addProperty(script: Script, type: string, property: string, value: string, source: string): Edit[] {
  const literals = literalsOf(script, type).filter(({ properties }) =>
    properties.every((one) => one.type === 'ObjectProperty' && nameOf(one.key) !== property),
  );
  if (literals.length === 0) return [];
  const edits = literals.map(({ properties, start, end }): Edit => {
    const last = properties.at(-1);
    if (!last) return { start: (start ?? 0) + 1, end: (end ?? 0) - 1, text: ` ${property}: ${value} ` };
    const lineStart = script.text.lastIndexOf('\n', startOf(last)) + 1;
    const indent = /^\s*/.exec(script.text.slice(lineStart))?.[0] ?? '';
    const isOneLine = !script.text.slice(start ?? 0, endOf(last)).includes('\n');
    return { start: endOf(last), end: endOf(last), text: `,${isOneLine ? ' ' : `\n${indent}`}${property}: ${value}` };
  });
  return bindingsOf(script).some(({ local }) => local === value) ? edits : [...edits, importOf(script, value, source)];
}

/** Imports a value: in a declaration that imports from there, or in one of its own after the last. */
function importOf({ paths }: Script, name: string, source: string): Edit {
  const declarations = paths.flatMap(({ node }) => (node.type === 'ImportDeclaration' ? [node] : []));
  const specifier = declarations
    .filter((node) => node.source.value === source && node.importKind !== 'type')
    .flatMap(({ specifiers }) => specifiers.filter(({ type }) => type === 'ImportSpecifier'))
    .at(-1);
  if (specifier) return { start: endOf(specifier), end: endOf(specifier), text: `, ${name}` };
  const last = declarations.at(-1);
  const at = last ? endOf(last) : 0;
  return { start: at, end: at, text: `\nimport { ${name} } from '${source}';` };
}

/** Applies edits, none of which overlap. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = text;
  for (const { start, end, text: inserted } of [...edits].sort((one, other) => other.start - one.start))
    result = result.slice(0, start) + inserted + result.slice(end);
  return result;
}
