/** A neutral theme: system typefaces, greys and one blue, and no print ornaments. */
import { headerLine } from './header-line.js';
import { noOrnaments } from './ornaments.js';
import type { AgencyTheme, ToneColors } from './theme-types.js';

const palette = {
  white: '#ffffff',
  mist: '#f3f5f7',
  mistLine: '#d5dae0',
  grey: '#6f7883',
  mutedInk: '#4d5661',
  ink: '#15191e',
  night: '#12161b',
  nightRaised: '#1c2229',
  nightLine: '#363f4a',
  nightLineStrong: '#8a95a2',
  mutedWhite: '#b9c2cc',
  blue: '#174fc4',
  paleBlue: '#9dbdff',
};

const paper: ToneColors = {
  surface: palette.white,
  surfaceRaised: palette.mist,
  text: palette.ink,
  textMuted: palette.mutedInk,
  line: palette.mistLine,
  lineStrong: palette.grey,
  accent: palette.blue,
  onAccent: palette.white,
  highlight: palette.blue,
  eyebrow: palette.mutedInk,
  link: palette.blue,
  positive: '#1a6334',
  negative: '#b3261e',
  focus: palette.blue,
  scrim: palette.night,
};

const systemFont = 'system-ui, sans-serif';

const title = { width: '100%', weight: '700', leading: '1.08', tracking: '-0.022em' };
const text = { width: '100%', weight: '400', tracking: '0' };

/** Values only, without CSS: `plain.css.ts` emits them. */
export const plainTheme: AgencyTheme = {
  tones: {
    paper,
    white: { ...paper, surface: palette.mist, surfaceRaised: palette.white },
    night: {
      surface: palette.night,
      surfaceRaised: palette.nightRaised,
      text: palette.white,
      textMuted: palette.mutedWhite,
      line: palette.nightLine,
      lineStrong: palette.nightLineStrong,
      accent: palette.paleBlue,
      onAccent: palette.night,
      highlight: palette.paleBlue,
      eyebrow: palette.mutedWhite,
      link: palette.paleBlue,
      positive: '#83d69b',
      negative: '#ffa59c',
      focus: palette.paleBlue,
      scrim: palette.night,
    },
    accent: {
      surface: palette.blue,
      surfaceRaised: palette.blue,
      text: palette.white,
      textMuted: palette.white,
      line: '#6f94e3',
      lineStrong: palette.white,
      accent: palette.white,
      onAccent: palette.blue,
      highlight: palette.white,
      eyebrow: palette.white,
      link: palette.white,
      positive: palette.white,
      negative: palette.white,
      focus: palette.white,
      scrim: palette.night,
    },
  },
  spot: {
    one: '#5f86db',
    two: '#94a3b5',
    three: '#c3d4f7',
    four: palette.ink,
    oneTint: '#afc2ed',
    twoTint: '#c9d1da',
    threeTint: '#e1e9fb',
    fourTint: '#8a8c8e',
  },
  font: { display: systemFont, text: systemFont },
  type: {
    poster: { ...title, size: 'clamp(2.375rem, min(12vw, 1.6rem + 4.2vw), 5.5rem)', leading: '1.02' },
    sheet: { ...title, size: 'clamp(2.375rem, min(12vw, 1.5rem + 4.6vw), 6rem)', leading: '1.02' },
    title: { ...title, size: 'clamp(1.875rem, 1.4rem + 2.2vw, 3.5rem)' },
    feature: { ...title, size: 'clamp(1.75rem, 1.4rem + 1.6vw, 2.75rem)', leading: '1.12' },
    heading: { ...title, size: 'clamp(1.3125rem, 1.15rem + 0.7vw, 1.625rem)', leading: '1.2', tracking: '-0.012em' },
    subheading: { ...title, size: '1.125rem', leading: '1.3', tracking: '0' },
    lead: { ...text, size: '1.1875rem', leading: '1.55' },
    body: { ...text, size: '1.0625rem', leading: '1.6' },
    small: { ...text, size: '0.9375rem', leading: '1.5' },
    numeral: {
      width: '100%',
      wideWidth: '100%',
      weight: '700',
      tracking: '-0.04em',
      digitWidth: '0.74',
      wideDigitWidth: '0.74',
    },
  },
  space: {
    hair: '0.25rem',
    tiny: '0.5rem',
    small: '0.75rem',
    medium: '1rem',
    large: '1.5rem',
    huge: '2.5rem',
    giant: '4.5rem',
    section: 'clamp(3.5rem, 8vw, 6.5rem)',
  },
  layout: {
    content: '75rem',
    text: '42rem',
    gutter: 'clamp(1.25rem, 4vw, 3rem)',
    headerHeight: '4.5rem',
    headerHeightSolid: '4.5rem',
  },
  radius: { control: '6px', field: '6px', card: '10px' },
  stroke: { hairline: '1px', control: '1px', focus: '3px' },
  shadow: { header: headerLine },
  plate: { small: '0px', large: '0px' },
  weight: { regular: '400', medium: '500', strong: '600' },
  ornament: noOrnaments,
  motion: { fast: '150ms', slow: '500ms', easing: 'cubic-bezier(0.2, 0, 0.2, 1)' },
};
