/** Extracts a route's critical CSS from the site's stylesheet, including the styles of interactive states. */
import { type FontFaceRule, type Selector, transform } from 'lightningcss';
import { layerOrder } from '../../packages/agency-ui/src/theme/layer-order.js';
import { css } from '../../scripts/vite.js';

type Visitor = NonNullable<Parameters<typeof transform>[0]['visitor']>;

/**
 * The simple selectors that a route's HTML can match and that only a script can change: `.class`, `#id`, and `dir` and
 * `data-*` attributes, both by name and with each value (`[data-header]` and `[data-header=solid]`).
 */
export type SelectorUsage = Set<string>;

/** Initial usage: the attributes that the boot script sets. */
export const emptyUsage = (): SelectorUsage =>
  new Set([
    ...['[data-agency-motion]', '[data-agency-motion=reduced]', '[data-render-all]'],
    ...[
      '[data-header=solid]',
      '[data-agency-tone=white]',
      '[data-place=aside]',
      '[data-navigation]',
      '[data-navigation=pending]',
    ],
  ]);

/** Adds what a page's HTML uses. */
export function collectUsage(html: string, usage: SelectorUsage): void {
  for (const [, name = '', value = ''] of html.matchAll(/ (class|id|dir|data-[\w-]+)="([^"]*)"/g)) {
    if (name === 'class') for (const part of value.split(/\s+/)) usage.add(`.${part}`);
    else if (name === 'id') usage.add(`#${value}`);
    else usage.add(`[${name}]`).add(`[${name}=${value}]`);
  }
}

/**
 * Whether a selector can match. Only classes, ids, `dir` and `data-*` count, because states, positions and other
 * attributes, such as `open`, can change without a script.
 */
function canMatch(selector: Selector, usage: SelectorUsage): boolean {
  return selector.every((part) => {
    if (part.type === 'class') return usage.has(`.${part.name}`);
    if (part.type === 'id') return usage.has(`#${part.name}`);
    if (part.type === 'attribute') {
      const { name, operation } = part;
      if (name !== 'dir' && !name.startsWith('data-')) return true;
      return usage.has(operation?.operator === 'equal' ? `[${name}=${operation.value}]` : `[${name}]`);
    }
    if (part.type !== 'pseudo-class') return true;
    if (part.kind === 'dir') return part.direction === 'ltr' || usage.has('[dir=rtl]');
    if (part.kind === 'is' || part.kind === 'where' || part.kind === 'has' || part.kind === 'any') {
      return part.selectors.some((inner) => canMatch(inner, usage));
    }
    return true;
  });
}

function rewrite(text: string, visitor: Visitor): string {
  const { code } = transform({
    filename: 'site.css',
    code: new TextEncoder().encode(text),
    minify: true,
    exclude: css.lightningcss?.exclude ?? 0,
    visitor,
  });
  return new TextDecoder().decode(code);
}

const isDownloaded = ({ properties }: FontFaceRule) =>
  properties.some(({ type, value }) => type === 'source' && value.some((source) => source.type === 'url'));

/** Every page contains this letter, so every page needs the font files that contain it. */
const commonLetter = 'e'.codePointAt(0) ?? 0;

const isNeededEverywhere = ({ properties }: FontFaceRule) =>
  properties.every(
    ({ type, value }) =>
      type !== 'unicode-range' || value.some(({ start, end }) => start <= commonLetter && commonLetter <= end),
  );

const filesOf = ({ properties }: FontFaceRule) =>
  properties.flatMap(({ type, value }) =>
    type === 'source' ? value.flatMap((source) => (source.type === 'url' ? source.value.url.url : [])) : [],
  );

/** The site's stylesheet, split in two. */
export interface SplitSheet {
  /** The web fonts. */
  fonts: string;
  /** URLs of the font files that every page needs. */
  fontFiles: string[];
  /** Everything except the font faces. */
  rest: string;
}

/** Splits the site's stylesheet into the web fonts and the rest. */
export function splitFonts(sheet: string): SplitSheet {
  const fontFiles: string[] = [];
  const fonts = rewrite(sheet, {
    Rule: (rule) => {
      if (rule.type !== 'font-face' || !isDownloaded(rule.value)) return [];
      if (isNeededEverywhere(rule.value)) fontFiles.push(...filesOf(rule.value));
      return undefined;
    },
  });
  return {
    fonts,
    fontFiles,
    rest: rewrite(sheet, { Rule: { 'font-face': () => [] } }),
  };
}

/** Removes unreferenced custom properties and keyframes until none are left. */
function prune(text: string): string {
  const variables = new Set<string>();
  const animations = new Set<string>();
  rewrite(text, {
    Variable: ({ name }) => void variables.add(name.ident),
    Declaration: (declaration) => {
      for (const [, name = ''] of JSON.stringify(declaration).matchAll(/"value":"([\w-]+)"/g)) animations.add(name);
    },
  });
  const pruned = rewrite(text, {
    Rule: { keyframes: ({ value }) => (animations.has(value.name.value) ? undefined : []) },
    Declaration: { custom: ({ name }) => (!name.startsWith('--') || variables.has(name) ? undefined : []) },
  });
  return pruned.length < text.length ? prune(pruned) : text;
}

/**
 * The rules of the site's stylesheet that a route's HTML can match, in source order. Web fonts are excluded.
 *
 * @param usage - Combined usage of all the route's pages. Markup added by scripts is not covered and needs its own
 * styles.
 */
export function criticalCss(sheet: string, usage: SelectorUsage): string {
  const matching = rewrite(sheet, {
    Rule: {
      style: ({ value }) => (value.selectors.some((selector) => canMatch(selector, usage)) ? undefined : []),
      'font-face': ({ value }) => (isDownloaded(value) ? [] : undefined),
    },
    Selector: (selector) => (canMatch(selector, usage) ? undefined : []),
  });
  return `${layerOrder}\n${prune(matching)}`;
}
