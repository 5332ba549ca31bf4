import type { vars } from './contract.css.js';
import type { Tone } from './tones.js';

type Values<Part> = { [Name in keyof Part]: Part[Name] extends string ? string : Values<Part[Name]> };

type Some<Part> = { [Name in keyof Part]?: Part[Name] extends string ? Part[Name] : Some<Part[Name]> };

/** One tone's colour tokens. */
export type ToneColors = Values<(typeof vars)['color']>;

/** The tokens that are the same on every tone. */
export type UntonedTokens = Omit<Values<typeof vars>, 'color'>;

/** A complete theme: each tone's colours and a value for every other token. */
export interface AgencyTheme extends UntonedTokens {
  tones: Record<Tone, ToneColors>;
}

/** A brand's overrides. Everything is optional; omitted values are inherited. */
export interface AgencyThemeChanges extends Some<UntonedTokens> {
  /**
   * Colours of the `paper` tone, the default background. If `surface`, `text` or `accent` is set, all other colours in
   * all tones are derived from these three, with sufficient contrast. Any of the three that is missing comes from the
   * agency's theme. Write colours as `#rrggbb`.
   */
  color?: Partial<ToneColors>;
  /** Overrides for individual tones' derived colours. */
  tones?: { [Name in Tone]?: Partial<ToneColors> };
}
