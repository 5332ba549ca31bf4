import { globalStyle } from '@vanilla-extract/css';
import { completeTheme } from './complete-theme.js';
import { darkColors } from './dark-colors.js';
import { layerOrder } from './layer-order.js';
import { themeLayer } from './layers.css.js';
import { printColors } from './print-colors.js';
import type { AgencyTheme, AgencyThemeChanges } from './theme-types.js';
import { tokenName } from './token-name.js';

interface Tree {
  readonly [name: string]: string | Tree | undefined;
}

function* propertiesOf(tree: Tree, path: readonly string[]): Generator<[name: string, value: string]> {
  for (const [name, value] of Object.entries(tree)) {
    if (typeof value === 'string') yield [tokenName(...path, name), value];
    else if (value) yield* propertiesOf(value, [...path, name]);
  }
}

const declarations = (tree: Tree, ...path: string[]): Record<string, string> =>
  Object.fromEntries(propertiesOf(tree, path));

interface Rule {
  selector: string;
  vars: Record<string, string>;
  colorScheme?: 'dark' | 'light';
  /** The rule's media query. */
  media?: string;
}

/** Paper has a single tone, which the root sets. */
const screen = 'screen';

const schemes = [
  { name: 'dark', media: screen },
  { name: 'system', media: `${screen} and (prefers-color-scheme: dark)` },
];

/**
 * Rules for a dark page: `data-agency-color-scheme` on its root is `dark`, or `system` while the system is dark. They
 * come before the tones, so that a root with its own tone keeps it.
 */
function darkRulesOf(selector: string, colors: ReturnType<typeof completeTheme>['colors']): Rule[] {
  const { paper, white } = darkColors(colors);
  return schemes.flatMap(({ name, ...media }): Rule[] => {
    const mark = `[data-agency-color-scheme="${name}"]`;
    const within = (tone: string) =>
      `:is(:is(${selector})[data-agency-tone="${tone}"], :is(${selector}) [data-agency-tone="${tone}"]):is(${mark}, ${mark} *)`;
    return [
      {
        selector: `:is(${selector}):is(${mark}, ${mark} *), ${within('paper')}, ${within('white')}`,
        vars: declarations(paper, 'color'),
        colorScheme: 'dark',
        ...media,
      },
      { selector: within('white'), vars: declarations(white, 'color'), ...media },
    ];
  });
}

function rulesOf(selector: string, theme: AgencyThemeChanges | AgencyTheme): Rule[] {
  const { colors, tokens } = completeTheme(theme);
  const root: Rule = { selector, vars: { ...declarations(colors.paper, 'color'), ...declarations(tokens as Tree) } };
  const bands = Object.entries(colors).map(([tone, color]): Rule => {
    const mark = `[data-agency-tone="${tone}"]`;
    return {
      selector: `:is(${selector})${mark}, :is(${selector}) ${mark}`,
      vars: declarations(color, 'color'),
      colorScheme: tone === 'night' ? 'dark' : 'light',
      media: screen,
    };
  });
  const print: Rule = {
    selector,
    vars: declarations(printColors(colors), 'color'),
    colorScheme: 'light',
    media: 'print',
  };
  return [root, ...darkRulesOf(selector, colors), ...bands, print].filter(({ vars }) => Object.keys(vars).length > 0);
}

/** Emits a theme into a layer; see `createAgencyTheme`. */
export function emitTheme(selector: string, theme: AgencyThemeChanges | AgencyTheme, layer: string): void {
  for (const { selector: where, media, ...rule } of rulesOf(selector, theme)) {
    globalStyle(where, { '@layer': { [layer]: media ? { '@media': { [media]: rule } } : rule } });
  }
}

/**
 * Rebrands a page, or part of one, by emitting custom properties into the theme layer, where they override the agency's
 * own in any stylesheet order. For applications that use vanilla-extract; call it in a `.css.ts` file.
 *
 * A few values are enough, because every tone's colours derive from `color.surface`, `color.text` and `color.accent`,
 * with sufficient contrast.
 *
 * @example
 * createAgencyTheme({
 *   color: { surface: '#eef3ea', text: '#12301f', accent: '#ff8fb1' },
 *   font: { display: 'Georgia, serif' },
 *   radius: { control: '999px', field: '12px', card: '20px' },
 * });
 *
 * @param theme - The brand's overrides, or a complete `AgencyTheme`.
 * @throws if a token does not exist or has no value, or if text has insufficient contrast with its background. The
 * message names the token and says what to write instead.
 */
export function createAgencyTheme(theme: AgencyThemeChanges | AgencyTheme): void;
/**
 * @param selector - Selector for the theme's root, such as `[data-brand="coast"]`.
 * @param theme - The brand's overrides.
 */
export function createAgencyTheme(selector: string, theme: AgencyThemeChanges | AgencyTheme): void;
export function createAgencyTheme(
  first: string | AgencyThemeChanges | AgencyTheme,
  second?: AgencyThemeChanges | AgencyTheme,
): void {
  if (typeof first !== 'string') {
    emitTheme(':root', first, themeLayer);
    return;
  }
  if (second === undefined || first.trim() === '') {
    throw new Error(
      `createAgencyTheme: the selector "${first}" has no theme after it. Write createAgencyTheme({ … }) for the whole page, ` +
        `or a selector and then the theme: createAgencyTheme('[data-brand="coast"]', { … }).`,
    );
  }
  emitTheme(first, second, themeLayer);
}

/**
 * Returns the same as CSS text, for applications without vanilla-extract. Write it to a file, or render it into a
 * `<style>` on the server.
 *
 * @param theme - The brand's overrides.
 * @param selector - Selector for the theme's root.
 * @throws like `createAgencyTheme`.
 */
export function agencyThemeCss(theme: AgencyThemeChanges | AgencyTheme, selector = ':root'): string {
  const blocks = rulesOf(selector, theme).map(({ selector: where, vars, colorScheme, media }) => {
    const lines = Object.entries({ ...(colorScheme && { 'color-scheme': colorScheme }), ...vars });
    const rule = `  ${where} {\n${lines.map(([name, value]) => `    ${name}: ${value};`).join('\n')}\n  }`;
    return media ? `  @media ${media} {\n${rule}\n  }` : rule;
  });
  return `${layerOrder}\n@layer ${themeLayer} {\n${blocks.join('\n')}\n}\n`;
}
