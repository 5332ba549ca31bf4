/** Parses the sources for the titles of tests and stories, to validate the references in claims. */
import { type ESTree, parseSync } from 'vite';

type Node = ESTree.Node;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

const childrenOf = (node: Node): Node[] =>
  Object.values(node).flatMap((value: unknown) => (Array.isArray(value) ? value : [value]).filter(isNode));

const parse = (file: string, source: string) => {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  return program;
};

/** Returns the named exports of a stories file. */
export function storiesIn(file: string, source: string): string[] {
  return parse(file, source).body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') return [];
    return statement.declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? id.name : []));
  });
}

/** Parses calls such as `it('…')` and `describe.each(rows)('…')`: the kind, the title and the nested nodes. */
function callOf(node: Node): { isTest: boolean; title: string; body: Node[] } | undefined {
  if (node.type !== 'CallExpression') return undefined;
  let callee: Node = node.callee;
  while (callee.type === 'CallExpression' || callee.type === 'MemberExpression') {
    callee = callee.type === 'CallExpression' ? callee.callee : callee.object;
  }
  const name = callee.type === 'Identifier' && callee.name;
  const [first, ...rest] = node.arguments;
  if ((name !== 'it' && name !== 'test' && name !== 'describe') || first?.type !== 'Literal') return undefined;
  return typeof first.value === 'string'
    ? { isTest: name !== 'describe', title: first.value, body: rest.filter(isNode) }
    : undefined;
}

/** Returns the tests of a file, each with the titles of its describe blocks, joined by ` › `. */
export function testsIn(file: string, source: string): string[] {
  const find = (node: Node, titles: readonly string[]): string[] => {
    const call = callOf(node);
    if (!call) return childrenOf(node).flatMap((child) => find(child, titles));
    const path = [...titles, call.title];
    return call.isTest ? [path.join(' › ')] : call.body.flatMap((child) => find(child, path));
  };
  return find(parse(file, source), []);
}
