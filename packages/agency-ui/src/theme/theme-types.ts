import type { vars } from './contract.css.js';
import type { Tone } from './tones.js';

type Values<Part> = { [Name in keyof Part]: Part[Name] extends string ? string : Values<Part[Name]> };

type Some<Part> = { [Name in keyof Part]?: Part[Name] extends string ? Part[Name] : Some<Part[Name]> };

/** The colour tokens of one tone. */
export type ToneColors = Values<(typeof vars)['color']>;

type OtherTokens = Omit<Values<typeof vars>, 'color'>;

/** A complete theme: the colours of each tone and a value for every other token. */
export interface AgencyTheme extends OtherTokens {
  tones: Record<Tone, ToneColors>;
}

/** What a brand changes. Everything is optional: what is left out stays as it is on the page around it. */
export interface AgencyThemeChanges extends Some<OtherTokens> {
  /**
   * Colours of the page's usual ground, the tone `paper`. With any of `surface`, `text` and `accent` among them, all
   * other colours of all tones are calculated from these three (those not given are the agency's), dark enough or
   * light enough to be read: write them as `#rrggbb`.
   */
  color?: Partial<ToneColors>;
  /** Colours of single tones, where what is calculated does not suit. */
  tones?: { [Name in Tone]?: Partial<ToneColors> };
}
