import { agencyTheme } from './agency-theme.js';
import type { ToneColors } from './theme-types.js';
import type { Tone } from './tones.js';

type Colors = Readonly<Record<string, string>>;

/**
 * Colours of the light tones on a dark page, which are those of `night`. On `white`, the two backgrounds are swapped,
 * so that bands and cards remain distinct.
 *
 * @param colors - The theme's colours for each tone. A colour that is set for a light tone only is replaced by the
 * agency's night colour.
 */
export function darkColors(colors: Readonly<Record<Tone, Colors>>): { paper: Colors; white: Colors } {
  const names = Object.keys({ ...colors.paper, ...colors.white }) as (keyof ToneColors)[];
  const paper: Record<string, string> = {
    ...Object.fromEntries(names.map((name) => [name, agencyTheme.tones.night[name]])),
    ...colors.night,
  };
  const { surface, surfaceRaised } = paper;
  return { paper, white: surface && surfaceRaised ? { surface: surfaceRaised, surfaceRaised: surface } : {} };
}
