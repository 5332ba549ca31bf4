/** Parses the cascade layers and selectors of a stylesheet. */

export type Statement =
  | { kind: 'import'; index: number; specifier: string; layer: string | undefined; afterRules: boolean }
  /** `@layer a, b;` */
  | { kind: 'order'; index: number; layers: readonly string[] }
  /** A rule, with the top-level layer that contains it. A `@layer a { }` block without rules has no selector. */
  | { kind: 'rule'; index: number; selector: string; properties: readonly string[]; layer: string | undefined };

/** Position after the block or statement that begins at `start`, and where its block opens, if any. */
function findEnd(code: string, start: number): { end: number; open: number | undefined } {
  let depth = 0;
  let open: number | undefined;
  for (let at = start; at < code.length; at += 1) {
    const sign = code[at];
    if (sign === '"' || sign === "'") {
      const close = code.indexOf(sign, at + 1);
      if (close === -1) break;
      at = close;
    } else if (sign === '{') {
      open ??= at;
      depth += 1;
    } else if (sign === '}') {
      depth -= 1;
      if (depth <= 0) return { end: at + 1, open };
    } else if (sign === ';' && depth === 0) return { end: at + 1, open };
  }
  return { end: code.length, open };
}

const topLayer = (name: string) => name.trim().split('.')[0] ?? '';

/**
 * A stylesheet's statements, in order. They include rules inside `@media` and similar at-rules, but not nested rules.
 *
 * @param code - The stylesheet, with comments replaced by spaces.
 */
export function statementsOf(code: string, layer?: string, offset = 0): Statement[] {
  const found: Statement[] = [];
  let at = 0;
  let afterRules = false;
  while (at < code.length) {
    const start = at + (/^[\s;]*/.exec(code.slice(at))?.[0].length ?? 0);
    if (start >= code.length) break;
    const { end, open } = findEnd(code, start);
    const index = offset + start;
    const head = code
      .slice(start, open ?? end)
      .replace(/;$/, '')
      .trim();
    at = end;
    const [, keyword = '', rest = ''] = /^@([\w-]+)\s*([\s\S]*)$/.exec(head) ?? [];
    if (keyword === 'import') {
      const specifier = /["']([^"']+)["']/.exec(rest)?.[1] ?? /url\(([^)]+)\)/.exec(rest)?.[1] ?? '';
      const inLayer = /\blayer\b(?:\(\s*([^)]*)\))?/.exec(rest.replace(/["'][^"']*["']/, ''));
      const name = inLayer ? topLayer(inLayer[1] || 'nameless') : layer;
      found.push({ kind: 'import', index, specifier, layer: name, afterRules });
    } else if (keyword === 'layer' && open === undefined) {
      found.push({ kind: 'order', index, layers: layer ? [layer] : rest.split(',').map((name) => name.trim()) });
    } else if (open !== undefined && /^(layer|media|supports|container|scope|utility|variant)$/.test(keyword)) {
      afterRules = true;
      const inner = keyword === 'layer' ? (layer ?? topLayer(rest || 'nameless')) : layer;
      if (keyword === 'layer') found.push({ kind: 'rule', index, selector: '', properties: [], layer: inner });
      if (/^(layer|media|supports|container)$/.test(keyword))
        found.push(...statementsOf(code.slice(open + 1, end - 1), inner, offset + open + 1));
    } else if (open !== undefined && !keyword) {
      afterRules = true;
      const body = code.slice(open + 1, end - 1).replace(/\{[^{}]*\}/g, ';');
      const properties = [...body.matchAll(/(?:^|[;\s])([\w-]+)\s*:/g)].map(([, name = '']) => name);
      found.push({ kind: 'rule', index, selector: head, properties, layer });
    } else if (keyword !== 'charset') afterRules ||= open !== undefined;
  }
  return found;
}

/** Elements that the kit styles. `html` and `body` are the application's responsibility. */
const elements =
  'a|address|article|aside|blockquote|button|caption|cite|dd|details|dialog|div|dl|dt|fieldset|figcaption|figure|footer|form|' +
  'h[1-6]|header|hr|img|input|label|legend|li|main|nav|ol|option|output|p|picture|section|select|small|span|strong|' +
  'summary|svg|table|tbody|td|textarea|th|thead|tr|ul';
const bareElement = new RegExp(
  `^(?:(?:html|body|main|:root|#(?:root|app|__next))\\s*>?\\s*)?(?:\\*|${elements})(?::[\\w-]+(?:\\([^)]*\\))?)*$`,
);

/** Properties that do not affect the kit. */
const harmless = /^(--.*|box-sizing|color-scheme|scroll-behavior|-webkit-.*|-moz-.*|text-rendering|font-synthesis)$/;

/** Whether a rule applies to elements anywhere, and so also inside the kit's components. */
export function styledEverywhere({
  selector,
  properties,
}: {
  selector: string;
  properties: readonly string[];
}): boolean {
  if (!properties.some((name) => !harmless.test(name))) return false;
  return selector.split(/,(?![^(]*\))/).some((one) => bareElement.test(one.trim()));
}
