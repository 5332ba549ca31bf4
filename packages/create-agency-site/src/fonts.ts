import type { AgencyThemeChanges } from 'agency-ui/theme';

interface Typefaces {
  description: string;
  /** Packages to install and import, by name, with their versions. */
  packages: Readonly<Record<string, string>>;
  theme: Pick<AgencyThemeChanges, 'font' | 'type'>;
}

const serif = { weight: '600', width: '100%', tracking: '-0.02em', leading: '1.02' };

/** Font pairs: the kit's own, a pair from npm, and one that needs no download. */
export const fontPairs = {
  bricolage: {
    description: 'Bricolage Grotesque and Instrument Sans, which come with the kit',
    packages: {},
    theme: {},
  },
  fraunces: {
    description: 'Fraunces, a soft serif, and Figtree',
    packages: { '@fontsource-variable/figtree': '5.3.0', '@fontsource-variable/fraunces': '5.3.0' },
    theme: {
      font: { display: '"Fraunces Variable", serif', text: '"Figtree Variable", sans-serif' },
      type: {
        poster: serif,
        sheet: serif,
        title: serif,
        feature: serif,
        heading: { weight: '600' },
        subheading: { weight: '600' },
        // Measured in the browser, as described in the kit's docs/theming.md.
        numeral: { weight: '600', digitWidth: '0.613', wideDigitWidth: '0.613' },
      },
    },
  },
  system: {
    description: 'The visitor’s system typefaces, with nothing to download',
    packages: {},
    theme: { font: { display: 'system-ui, sans-serif', text: 'system-ui, sans-serif' } },
  },
} as const satisfies Record<string, Typefaces>;

export type FontPair = keyof typeof fontPairs;
