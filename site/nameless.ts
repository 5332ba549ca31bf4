/** Takes the calls out of a library's code that give functions their names back for debugging. */
import { type Plugin, parseAst } from 'vite';

interface Node {
  type: string;
  start: number;
  end: number;
}

interface NamingCall extends Node {
  arguments: [named: Node, name: Node];
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

const isNaming = (node: Node & { callee?: Node & { name?: string } }): node is NamingCall =>
  node.type === 'CallExpression' && node.callee?.name === '__name';

/** Collects the stretches to leave out: around what is named, or the whole statement that only names. */
function collectNaming(node: Node, found: [start: number, end: number][]): void {
  const { expression, body } = node as Node & { expression?: Node; body?: Node[] };
  if (node.type === 'ExpressionStatement' && expression && isNaming(expression)) {
    found.push([node.start, node.end]);
    return;
  }
  if (node.type === 'StaticBlock' && body?.length === 1) {
    const [only] = body as [Node & { expression?: Node }];
    if (only.expression && isNaming(only.expression)) {
      found.push([node.start, node.end]);
      return;
    }
  }
  if (isNaming(node)) {
    const [named] = node.arguments;
    found.push([node.start, named.start], [named.end, node.end]);
    collectNaming(named, found);
    return;
  }
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) collectNaming(child, found);
  }
}

/**
 * Radix' primitives name every function and class by a call, which the bundler must take for an effect: it keeps them
 * all, used or not. Without the calls it keeps what is used.
 */
export function nameless(): Plugin {
  return {
    name: 'site:nameless',
    transform: {
      filter: { id: /@radix-ui[\\/].*\.mjs$/, code: '__name(' },
      handler(code) {
        const found: [start: number, end: number][] = [];
        collectNaming(parseAst(code), found);
        let bare = code;
        for (const [start, end] of found.toSorted(([one], [other]) => other - one)) {
          bare = bare.slice(0, start) + bare.slice(end);
        }
        return { code: bare, map: null };
      },
    },
  };
}
