import type { vars } from './contract.css.js';
import type { Tone } from './tones.js';

type Values<Part> = { [Name in keyof Part]: Part[Name] extends string ? string : Values<Part[Name]> };

type Some<Part> = { [Name in keyof Part]?: Part[Name] extends string ? Part[Name] : Some<Part[Name]> };

/** The colour tokens of one tone. */
export type ToneColors = Values<(typeof vars)['color']>;

/** The tokens that are the same on every tone. */
export type UntonedTokens = Omit<Values<typeof vars>, 'color'>;

/** A complete theme: the colours of each tone and a value for every other token. */
export interface AgencyTheme extends UntonedTokens {
  tones: Record<Tone, ToneColors>;
}

/** Changes of a brand. Everything is optional: omitted values are inherited. */
export interface AgencyThemeChanges extends Some<UntonedTokens> {
  /**
   * Colours of the tone `paper`, the default background. If `surface`, `text` or `accent` is set, all other colours of
   * all tones are derived from these three, with sufficient contrast. The agency's colours replace missing ones. Write
   * colours as `#rrggbb`.
   */
  color?: Partial<ToneColors>;
  /** Overrides for the derived colours of single tones. */
  tones?: { [Name in Tone]?: Partial<ToneColors> };
}
