/** Reads each token's documentation from the comments in the theme contract. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { tokenName } from '../src/theme/token-name.js';

const contract = join(import.meta.dirname, '../src/theme/contract.css.ts');

export interface TokenDoc {
  /** Path in the contract, such as `['color', 'onAccent']`. */
  path: string[];
  /** Its custom property, such as `--agency-color-on-accent`. */
  name: string;
  purpose: string;
}

export interface TokenGroup {
  name: string;
  purpose: string;
  tokens: TokenDoc[];
}

/** The part of a syntax tree node that this script needs. */
interface Node {
  type: string;
  start: number;
  [part: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

function* walk(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const item of value) yield* walk(item);
  else if (isNode(value)) {
    yield value;
    for (const part of Object.values(value)) yield* walk(part);
  }
}

/**
 * All groups with their tokens, in contract order.
 *
 * @param source - The contract's source code.
 * @default the kit's own contract
 * @throws if a token or a group has no comment.
 */
export function tokenDocs(source = readFileSync(contract, 'utf8')): TokenGroup[] {
  const { program, comments } = parseSync('contract.ts', source);
  const nodes = [...walk(program)];

  function purposeOf(property: Node, path: string[]): string {
    const comment = comments.find(
      ({ type, value, end }) =>
        type === 'Block' && value.startsWith('*') && end <= property.start && !source.slice(end, property.start).trim(),
    );
    const purpose = comment?.value
      .replace(/^\s*\*+ ?/gm, '')
      .replace(/\s+/g, ' ')
      .trim();
    if (!purpose) {
      throw new Error(
        `The token "${path.join('.')}" has no comment in contract.css.ts. Describe its purpose in one sentence.`,
      );
    }
    return purpose;
  }

  const propertiesOf = (value: Node): { property: Node; name: string; value: Node }[] => {
    const object =
      value.type === 'Identifier'
        ? nodes.find(
            (node) => node.type === 'VariableDeclarator' && isNode(node['id']) && node['id']['name'] === value['name'],
          )?.['init']
        : value;
    if (!isNode(object) || object.type !== 'ObjectExpression') return [];
    return (object['properties'] as Node[]).map((property) => ({
      property,
      name: String((property['key'] as Node)['name']),
      value: property['value'] as Node,
    }));
  };

  function* leaves(value: Node, path: string[], above: string): Generator<TokenDoc> {
    for (const { property, name, value: inner } of propertiesOf(value)) {
      const place = [...path, name];
      const purpose = [above, purposeOf(property, place)].filter(Boolean).join(' ');
      if (inner.type === 'Literal') yield { path: place, name: tokenName(...place), purpose };
      else yield* leaves(inner, place, purpose);
    }
  }

  const call = nodes.find(
    (node) => node.type === 'CallExpression' && (node['callee'] as Node)['name'] === 'createGlobalThemeContract',
  );
  const [tree] = (call?.['arguments'] as Node[] | undefined) ?? [];
  if (!tree) throw new Error('contract.css.ts does not call createGlobalThemeContract({ … }).');
  return propertiesOf(tree).map(({ property, name, value }) => ({
    name,
    purpose: purposeOf(property, [name]),
    tokens: [...leaves(value, [name], '')],
  }));
}
