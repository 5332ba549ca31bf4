import { globalStyle } from '@vanilla-extract/css';
import { completeTheme } from './complete-theme.js';
import { layerOrder } from './layer-order.js';
import { themeLayer } from './layers.css.js';
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
    };
  });
  return [root, ...bands].filter(({ vars }) => Object.keys(vars).length > 0);
}

/** Emits a theme into a layer; see `createAgencyTheme`. */
export function emitTheme(selector: string, theme: AgencyThemeChanges | AgencyTheme, layer: string): void {
  for (const { selector: where, ...rule } of rulesOf(selector, theme)) {
    globalStyle(where, { '@layer': { [layer]: rule } });
  }
}

/**
 * Rebrands a page, or part of it: emits custom properties into the theme layer, where they override the agency's own in
 * any stylesheet order. For applications that use vanilla-extract; call it in a `.css.ts` file.
 *
 * A few values are enough: the colours of every tone derive from `color.surface`, `color.text` and `color.accent`, with
 * sufficient contrast.
 *
 * @example
 * createAgencyTheme({
 *   color: { surface: '#eef3ea', text: '#12301f', accent: '#ff8fb1' },
 *   font: { display: 'Georgia, serif' },
 *   radius: { control: '999px', field: '12px', card: '20px' },
 * });
 *
 * @param theme - Changes of the brand, or a complete `AgencyTheme`.
 * @throws when a token does not exist or has no value, and when text has insufficient contrast with its background. The
 * message names the token and what to write instead.
 */
export function createAgencyTheme(theme: AgencyThemeChanges | AgencyTheme): void;
/**
 * @param selector - Selector of the theme's root, such as `[data-brand="coast"]`.
 * @param theme - Changes of the brand.
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
      `createAgencyTheme: "${first}" comes alone. Write createAgencyTheme({ … }) for the whole page, or a selector and ` +
        `then the theme: createAgencyTheme('[data-brand="coast"]', { … }).`,
    );
  }
  emitTheme(first, second, themeLayer);
}

/**
 * The same as CSS text, for applications without vanilla-extract: write it to a file, or render it into a `<style>` on
 * the server.
 *
 * @param theme - Changes of the brand.
 * @param selector - Selector of the theme's root.
 * @throws like `createAgencyTheme`.
 */
export function agencyThemeCss(theme: AgencyThemeChanges | AgencyTheme, selector = ':root'): string {
  const blocks = rulesOf(selector, theme).map(({ selector: where, vars, colorScheme }) => {
    const lines = Object.entries({ ...(colorScheme && { 'color-scheme': colorScheme }), ...vars });
    return `  ${where} {\n${lines.map(([name, value]) => `    ${name}: ${value};`).join('\n')}\n  }`;
  });
  return `${layerOrder}\n@layer ${themeLayer} {\n${blocks.join('\n')}\n}\n`;
}
