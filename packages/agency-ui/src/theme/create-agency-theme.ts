import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.js';
import { themeLayer } from './layers.css.js';
import type { Tone } from './tones.js';

type Values<Part> = { [Name in keyof Part]: Part[Name] extends string ? string : Values<Part[Name]> };

/** The colour tokens of one tone. */
export type ToneColors = Values<(typeof vars)['color']>;

/** A complete theme: the colours of each tone and a value for every other token. */
export interface AgencyTheme extends Omit<Values<typeof vars>, 'color'> {
  tones: Record<Tone, ToneColors>;
}

/**
 * Emits a theme's custom properties under a selector, into the theme layer. Call it in a `.css.ts` file.
 *
 * @param selector - Where the theme holds: `:root`, or a selector that marks a subtree, such as
 * `[data-agency-theme="coast"]`.
 * @param theme - Every token. A missing one is a type error that names it.
 */
export function createAgencyTheme(selector: string, theme: AgencyTheme): void {
  const { tones, ...tokens } = theme;
  createGlobalTheme(selector, vars, { '@layer': themeLayer, color: tones.paper, ...tokens });
  for (const [tone, color] of Object.entries(tones)) {
    const mark = `[data-agency-tone="${tone}"]`;
    globalStyle(`:is(${selector})${mark}, :is(${selector}) ${mark}`, {
      '@layer': {
        [themeLayer]: {
          vars: assignVars(vars.color, color),
          colorScheme: tone === 'night' ? 'dark' : 'light',
        },
      },
    });
  }
}
