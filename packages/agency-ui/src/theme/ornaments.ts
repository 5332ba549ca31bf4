import type { AgencyTheme } from './theme-types.js';

const ornaments = (value: 'initial' | 'none'): AgencyTheme['ornament'] => ({
  patternBand: value,
  colorBar: value,
  registrationMark: value,
  halftone: value,
  eyebrow: value,
  name: value,
  perforation: value,
  misregistration: value,
});

/** A custom property set to `initial` is undefined, so components use their own `display`, shadow or mask. */
export const allOrnaments = ornaments('initial');

/**
 * Switches off every print ornament: `createAgencyTheme({ ornament: noOrnaments })`. The theme then also has no ink plates
 * behind boxes and just a thin line below the header, unless it sets `plate` and `shadow`.
 */
export const noOrnaments = ornaments('none');
