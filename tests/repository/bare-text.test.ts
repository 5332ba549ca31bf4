/**
 * Translators replace every text node, while React still refers to the nodes that are gone (facebook/react#11538).
 * Inserting an element before such a node, or removing the node, throws, and React then unmounts the application. So in
 * all code that visitors get, text next to something conditional must have its own element.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

interface Node {
  type: string;
  start: number;
  end: number;
  [property: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

const childNodes = (node: Node) => Object.values(node).flat().filter(isNode);

/** A file's nodes, except those inside `noscript`, which React renders only on the server. */
function* nodesIn(node: Node): Generator<Node> {
  const opening = node['openingElement'] as { name: { name?: string } } | undefined;
  if (opening?.name.name === 'noscript') return;
  yield node;
  for (const child of childNodes(node)) yield* nodesIn(child);
}

/** Props and constants with the caller's content. The caller is responsible for wrapping text that changes. */
const contentNames = /^(children|content|extras)$|Content$/;

/** What a JSX expression renders: text, elements, or nothing under some condition. */
interface Rendering {
  isText: boolean;
  isConditional: boolean;
}

const nothing: Rendering = { isText: false, isConditional: true };
const elements: Rendering = { isText: false, isConditional: false };
const text: Rendering = { isText: true, isConditional: false };

/** @param constants - Initial values of the file's constants, by name. */
function renderingOf(node: Node, constants: ReadonlyMap<string, Node>): Rendering {
  const of = (name: string) => renderingOf(node[name] as Node, constants);
  switch (node.type) {
    case 'JSXExpressionContainer':
    case 'ChainExpression':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
      return of('expression');
    case 'LogicalExpression': {
      const right = of('right');
      // `title ?? name` is text, like its parts.
      if (node['operator'] !== '&&') return { ...right, isText: right.isText || of('left').isText };
      return { ...right, isConditional: true };
    }
    case 'ConditionalExpression': {
      const [one, other] = [of('consequent'), of('alternate')];
      const isText = one.isText || other.isText;
      // If both are text, React only changes the node's data.
      return { isText, isConditional: !(one.isText && other.isText) || one.isConditional || other.isConditional };
    }
    case 'Literal':
      if (node['value'] === null || typeof node['value'] === 'boolean') return nothing;
      return text;
    case 'Identifier': {
      const name = node['name'] as string;
      if (name === 'undefined') return nothing;
      const value = constants.get(name);
      if (value) return renderingOf(value, new Map([...constants].filter(([other]) => other !== name)));
      return contentNames.test(name) ? elements : text;
    }
    case 'TemplateLiteral':
    case 'BinaryExpression':
      return text;
    case 'MemberExpression': {
      const named = (node['computed'] ? node['object'] : node['property']) as Node;
      return contentNames.test(String(named['name'])) ? elements : text;
    }
    case 'CallExpression': {
      const callee = node['callee'] as Node;
      const name = ((callee['property'] ?? callee) as Node)['name'] as string;
      if (name === 'map') return nothing;
      const made = constants.get(name);
      if (made?.type === 'ArrowFunctionExpression' && isNode(made['body'])) return renderingOf(made['body'], constants);
      return contentNames.test(name) ? elements : text;
    }
    default:
      return elements;
  }
}

/** Whether JSX text is rendered. White space with a line break is not. */
const isRendered = (value: string) => value.trim() !== '' || (value !== '' && !value.includes('\n'));

/** Elements that have bare text next to something conditional, as source code. */
function bareTexts(path: string, source: string): string[] {
  const program = parseSync(path, source).program as unknown as Node;
  const nodes = [...nodesIn(program)];
  const constants = new Map(
    nodes.flatMap((node) => {
      const { id, init } = node as unknown as { id?: Node; init?: Node };
      if (node.type !== 'VariableDeclarator' || id?.type !== 'Identifier' || !init) return [];
      return [[id['name'] as string, init] as const];
    }),
  );
  return nodes
    .filter(({ type }) => type === 'JSXElement' || type === 'JSXFragment')
    .filter((parent) => {
      const shown = (parent['children'] as Node[]).flatMap((child): Rendering[] => {
        if (child.type === 'JSXText') return isRendered(child['value'] as string) ? [text] : [];
        if (child.type === 'JSXExpressionContainer') {
          if ((child['expression'] as Node).type === 'JSXEmptyExpression') return [];
          return [renderingOf(child, constants)];
        }
        return [elements];
      });
      return shown.some(
        ({ isText }, index) =>
          isText && shown.some(({ isConditional }, other) => isConditional && (other !== index || shown.length > 1)),
      );
    })
    .map((parent) => {
      const line = source.slice(0, parent.start).split('\n').length;
      return `${path}:${line}: ${source.slice(parent.start, parent.end).replace(/\s+/g, ' ').slice(0, 160)}`;
    });
}

const root = join(import.meta.dirname, '../..');

describe('bare text next to conditional content', () => {
  it.each([
    'const A = () => <dt>{number.label}{number.caption && <span>{number.caption}</span>}</dt>;',
    'const A = () => <legend>{current === key && <span>{step}</span>}{" "}<span>{name}</span></legend>;',
    'const A = () => <p>Text {isOpen ? <b>open</b> : null}</p>;',
    'const A = () => <>{index > 0 && ", "}<b>{line}</b></>;',
    'const A = () => { const more = open && <b>x</b>; return <p>{labels.text(1)} {more}</p>; };',
    'const A = () => <p>{title}{items.map((item) => <b key={item}>{item}</b>)}</p>;',
  ])('is detected in %s', (source) => expect(bareTexts('a.tsx', source)).toHaveLength(1));

  it.each([
    'const A = () => <dt><span>{number.label}</span>{number.caption && <span>{number.caption}</span>}</dt>;',
    'const A = () => <p>{isOpen ? "open" : "closed"} <b>now</b></p>;',
    'const A = () => <p>{isOpen && text}</p>;',
    'const A = () => <div>{children}{isOpen && <b>open</b>}</div>;',
    'const A = () => <p><b>{name}</b> {text}</p>;',
  ])('is not reported in %s', (source) => expect(bareTexts('a.tsx', source)).toEqual([]));

  it('does not occur in any code that visitors receive', () => {
    const files = [
      'packages/agency-ui/src',
      'site/src',
      'packages/create-agency-site/templates',
      'tests/microsites',
    ].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.tsx'))
        .map((file) => join(folder, file)),
    );
    const found = files
      .filter((file) => !/node_modules|\.(stories|test)\.tsx$|\/story-/.test(file))
      .flatMap((file) => bareTexts(file, readFileSync(join(root, file), 'utf8')));
    expect(found).toEqual([]);
  });
});
