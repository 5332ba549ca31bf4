import { agencyTheme } from './agency-theme.js';
import { isLight } from './color.js';
import type { Tone } from './tones.js';

type Colors = Readonly<Record<string, string>>;

/**
 * Colours of a printed page: ink on white paper, whatever the tone, because browsers print no backgrounds by default.
 * They come from the theme's `white` tone, or from `paper` if that is the light one.
 *
 * @param colors - The theme's colours for each tone. Nothing is returned for a theme without colours.
 */
export function printColors(colors: Readonly<Record<Tone, Colors>>): Colors {
  if (Object.values(colors).every((color) => Object.keys(color).length === 0)) return {};
  const light = [colors.white, colors.paper].find(({ surface }) => surface === undefined || isLight(surface));
  const ink = { ...agencyTheme.tones.white, ...light };
  return { ...ink, surface: '#ffffff', surfaceRaised: '#ffffff', accent: '#ffffff', onAccent: ink.text };
}
