import bricolageGrotesque from '@capsizecss/metrics/bricolageGrotesque';
import instrumentSans from '@capsizecss/metrics/instrumentSans';
import { globalFontFace } from '@vanilla-extract/css';
import { everyday, others, unicodeRange } from './characters.js';
import { fallbackFont } from './fallback-font.js';

const bricolage = { fontWeight: '780', fontStretch: '75% 100%', fontDisplay: 'swap' } as const;
const smallBricolage = { fontWeight: '700', fontDisplay: 'swap' } as const;
globalFontFace('Bricolage Grotesque', [
  {
    ...bricolage,
    src: 'url("./fonts/bricolage-grotesque.woff2?no-inline")',
    unicodeRange: unicodeRange(everyday),
  },
  {
    ...bricolage,
    src: 'url("./fonts/bricolage-latin-1.woff2?no-inline")',
    unicodeRange: unicodeRange(others),
  },
  {
    ...smallBricolage,
    src: 'url("./fonts/bricolage-small.woff2?no-inline")',
    unicodeRange: unicodeRange(everyday),
  },
  // Rare characters have only one cut, declared for every weight because browsers don't mix weights.
  {
    ...smallBricolage,
    src: 'url("./fonts/bricolage-latin-1.woff2?no-inline")',
    unicodeRange: unicodeRange(others),
  },
]);
fallbackFont('Bricolage Grotesque', bricolageGrotesque, [
  { cut: 'bold', weight: '780', stretch: '80%', ratio: 0.772 },
  { cut: 'bold', weight: '780', stretch: '90%', ratio: 0.849 },
  { cut: 'bold', weight: '780', ratio: 0.924 },
]);

const instrument = { fontWeight: '400 700', fontDisplay: 'swap' } as const;
globalFontFace('Instrument Sans', [
  {
    ...instrument,
    src: 'url("./fonts/instrument-sans.woff2?no-inline")',
    unicodeRange: unicodeRange(everyday),
  },
  {
    ...instrument,
    src: 'url("./fonts/instrument-latin-1.woff2?no-inline")',
    unicodeRange: unicodeRange(others),
  },
]);
fallbackFont('Instrument Sans', instrumentSans, [
  { cut: 'regular', weight: '400', ratio: 1.021 },
  { cut: 'regular', weight: '550', ratio: 1.052 },
  { cut: 'bold', weight: '650', ratio: 0.995 },
]);
