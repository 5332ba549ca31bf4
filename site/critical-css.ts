/** Takes out of stylesheets what one route's HTML can need, whatever state the visitor brings it into. */
import { type FontFaceRule, type Selector, transform } from 'lightningcss';
import { layerOrder } from '../packages/agency-ui/src/theme/layer-order.js';
import { css } from '../scripts/vite.js';

/** What a selector can ask of a page's elements that only a script changes. */
export interface Marks {
  classes: Set<string>;
  ids: Set<string>;
  /** `dir` and the `data-*` attributes with each of their values: `data-header=solid`, and the names alone. */
  attributes: Set<string>;
  /** Every character that its text shows, or a field that is still empty. */
  characters: Set<string>;
}

/** What the boot module sets before the full stylesheets have come. */
const setByBoot = ['data-agency-motion', 'data-agency-motion=reduced', 'data-header=solid', 'data-agency-tone=white'];

/** Adds what stands in a page's HTML. */
export function collectMarks(html: string, { classes, ids, attributes, characters }: Marks): void {
  const empty = [...html.matchAll(/ placeholder="([^"]*)"/g)].map(([, text]) => text);
  for (const character of [html.replace(/<[^>]*>/g, ''), ...empty].join('')) characters.add(character);
  for (const [, names = ''] of html.matchAll(/ class="([^"]*)"/g)) {
    for (const name of names.split(/\s+/)) classes.add(name);
  }
  for (const [, id = ''] of html.matchAll(/ id="([^"]*)"/g)) ids.add(id);
  for (const [, name = '', value = ''] of html.matchAll(/ (dir|data-[\w-]+)="([^"]*)"/g)) {
    attributes.add(name).add(`${name}=${value}`);
  }
}

export const noMarks = (): Marks => ({
  classes: new Set(),
  ids: new Set(),
  attributes: new Set(setByBoot),
  characters: new Set(),
});

/**
 * Whether a selector can match among elements with these marks. Tags, states, positions and attributes such as `open`
 * do not decide: they change without any script.
 */
function canMatch(selector: Selector, marks: Marks): boolean {
  return selector.every((part) => {
    if (part.type === 'class') return marks.classes.has(part.name);
    if (part.type === 'id') return marks.ids.has(part.name);
    if (part.type === 'attribute') {
      const { name, operation } = part;
      if (name !== 'dir' && !name.startsWith('data-')) return true;
      return marks.attributes.has(operation?.operator === 'equal' ? `${name}=${operation.value}` : name);
    }
    if (part.type !== 'pseudo-class') return true;
    if (part.kind === 'dir') return part.direction === 'ltr' || marks.attributes.has('dir=rtl');
    if (part.kind === 'is' || part.kind === 'where' || part.kind === 'has' || part.kind === 'any') {
      return part.selectors.some((inner) => canMatch(inner, marks));
    }
    return true;
  });
}

/** Whether a font holds a character of the page; one that names no characters holds all. */
function canShow({ properties }: FontFaceRule, { characters }: Marks): boolean {
  const ranges = properties.flatMap((property) => (property.type === 'unicode-range' ? property.value : []));
  if (ranges.length === 0) return true;
  const codes = [...characters].map((character) => character.codePointAt(0) ?? 0);
  return ranges.some(({ start, end }) => codes.some((code) => code >= start && code <= end));
}

interface Names {
  variables: Set<string>;
  keyframes: Set<string>;
}

/** Everything that stands in a stylesheet after a `var(` or as the name of an animation, or might. */
function namesIn(text: string): Names {
  return {
    variables: new Set([...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name)),
    keyframes: new Set(
      [...text.matchAll(/animation(?:-name)?:([^;}]+)/g)].flatMap(([, value = '']) => value.split(/[\s,()]+/)),
    ),
  };
}

/**
 * Writes the values of the theme's constants where they are used. A page declares most tokens once, for the whole
 * document, and reads each a few times: the values are shorter than the names. Those that a tone or a breakpoint
 * changes stay.
 */
function withConstants(text: string): string {
  const declared = new Map<string, number>();
  for (const [, name = ''] of text.matchAll(/(?<=[{;])(--[\w-]+):/g)) declared.set(name, (declared.get(name) ?? 0) + 1);
  const [, root = ''] = /(?:^|[{};]):root(?:,[^{}()]*)?\{([^{}]*)\}/.exec(text) ?? [];
  const constants = new Map(
    [...root.matchAll(/(?:^|;)(--[\w-]+):([^;]+)/g)]
      .filter(([, name = '', value = '']) => declared.get(name) === 1 && !/var\(|url\(/.test(value))
      .map(([, name = '', value = '']) => [name, value]),
  );
  return text.replace(/var\((--[\w-]+)\)/g, (use, name) => constants.get(name) ?? use);
}

/** What the reset says of every element need not be said of one again; it says nothing of pseudo-elements. */
function withoutRepeated(text: string): string {
  if (!/[{}]\*\{[^}]*box-sizing:border-box[;}]/.test(text)) return text;
  return text.replace(/([^{};]+)\{([^{}]*)\}/g, (rule, selectors, declarations) =>
    selectors === '*' || /::|:before|:after/.test(selectors)
      ? rule
      : `${selectors}{${declarations.replace(/(?:^|(?<=;))box-sizing:border-box(?:;|$)/, '')}}`,
  );
}

/** The theme of a page holds for all of it, unless an element names one; and no page gives its root a tone. */
function withOneTheme(text: string, { attributes }: Marks): string {
  if (attributes.has('data-agency-theme')) return text;
  return text
    .replace(/:is\(:root,\[data-agency-theme=[\w-]+\]\)/g, ':root')
    .replace(/:root,\[data-agency-theme=[\w-]+\](?=\{)/g, ':root')
    .replace(/:root\[data-agency-tone=[\w-]+\],/g, '');
}

/** A font of which one file is left is asked for with every page: which characters it holds need not be said. */
function withoutOnlyRange(text: string): string {
  const ranged = [...text.matchAll(/@font-face\{[^}]*unicode-range:[^}]*\}/g)].map(([face]) => face);
  const familyOf = (face: string) => /font-family:([^;}]*)/.exec(face)?.[1];
  const families = ranged.map(familyOf);
  return ranged
    .filter((face) => families.indexOf(familyOf(face)) === families.lastIndexOf(familyOf(face)))
    .reduce((left, face) => left.replace(face, face.replace(/unicode-range:[^;}]*;?/, '')), text);
}

const encoder = new TextEncoder();

function reduce(text: string, visitor: Parameters<typeof transform>[0]['visitor'] & object): string {
  const { code } = transform({
    filename: 'route.css',
    code: encoder.encode(text),
    minify: true,
    exclude: css.lightningcss?.exclude ?? 0,
    visitor,
  });
  return new TextDecoder().decode(code);
}

/**
 * Gives the theme's properties names of one or two characters. The whole stylesheets declare and read their own: that of
 * the theme first, so none of them misses one. The properties of a component keep theirs: of two sheets that share one,
 * each must agree with what the page has of the other.
 */
function withShortProperties(text: string): string {
  const declared = new Set([...text.matchAll(/(?<=[{;])(--agency-[\w-]+):/g)].map(([, name = '']) => name));
  const short = new Map([...declared].map((name, index) => [name, `--${index.toString(36)}`]));
  return text.replace(/--agency-[\w-]+/g, (name) => short.get(name) ?? name);
}

/** Drops custom properties and animations that nothing names. */
function withoutUnnamed(text: string): string {
  const { variables, keyframes } = namesIn(text);
  const reduced = reduce(text, {
    Rule: {
      keyframes: ({ value }) => (keyframes.has(value.name.value) ? undefined : []),
    },
    Declaration: {
      custom: ({ name }) => (!name.startsWith('--') || variables.has(name) ? undefined : []),
    },
  });
  // A property that only a dropped one named is dropped in its turn.
  return reduced.length < text.length ? withoutUnnamed(reduced) : text;
}

/**
 * Keeps the font files for browsers without scripts, as the last rule, where the boot module looks for them. It brings
 * them in all others: a font that is still loading costs a layout in a stand-in of the browser's own for every size of
 * text, before anything is painted.
 */
function withLateFonts(text: string): string {
  const faces = text.match(/@font-face\{[^}]*url\([^}]*\}/g) ?? [];
  const rest = faces.reduce((left, face) => left.replace(face, ''), text);
  return faces.length === 0 ? text : `${rest}@media (scripting:none){${faces.join('')}}`;
}

/**
 * The rules that elements with these marks can need, in the order that they have in the whole.
 *
 * @param sheets - Texts of the route's stylesheets, in their order in the page.
 * @param marks - Of the route's HTML; what a script adds later must bring its styles with it.
 */
export function criticalCss(sheets: readonly string[], marks: Marks): string {
  const matching = reduce(sheets.join('\n'), {
    Rule: {
      style: ({ value }) => (value.selectors.some((selector) => canMatch(selector, marks)) ? undefined : []),
      'font-face': ({ value }) => (canShow(value, marks) ? undefined : []),
    },
  });
  const constant = withoutUnnamed(
    withConstants(withConstants(withoutRepeated(withoutOnlyRange(withOneTheme(matching, marks))))),
  );
  const short = withShortProperties(constant)
    // The spaces that lightningcss leaves where none is needed.
    .replace(/("[^"]*")|(,) | ([*/]) (?=[\w-]*\(|\d)/g, (_, quoted, comma, sign) => quoted ?? comma ?? sign)
    // What the order below says already.
    .replace(/@layer [^{;]*;/g, '');
  return layerOrder + withLateFonts(short);
}
