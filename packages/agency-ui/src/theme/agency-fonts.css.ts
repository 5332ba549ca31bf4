import bricolageGrotesque from '@capsizecss/metrics/bricolageGrotesque';
import instrumentSans from '@capsizecss/metrics/instrumentSans';
import { globalFontFace } from '@vanilla-extract/css';
import { everyday, others, unicodeRange } from './characters.js';
import { fallbackFont } from './fallback-font.js';

const bricolage = { fontWeight: '780', fontStretch: '75% 100%', fontDisplay: 'swap' } as const;
globalFontFace('Bricolage Grotesque', [
  {
    ...bricolage,
    src: 'url("./fonts/bricolage-grotesque.woff2?no-inline") format("woff2")',
    unicodeRange: unicodeRange(everyday),
  },
  {
    ...bricolage,
    src: 'url("./fonts/bricolage-latin-1.woff2?no-inline") format("woff2")',
    unicodeRange: unicodeRange(others),
  },
]);
fallbackFont('Bricolage Grotesque Fallback', bricolageGrotesque, [
  { cut: 'bold', weight: '780', stretch: '75% 86%', ratio: 0.772 },
  { cut: 'bold', weight: '780', stretch: '87% 96%', ratio: 0.849 },
  { cut: 'bold', weight: '780', stretch: '97% 100%', ratio: 0.924 },
]);

const instrument = { fontWeight: '400 700', fontDisplay: 'swap' } as const;
globalFontFace('Instrument Sans', [
  {
    ...instrument,
    src: 'url("./fonts/instrument-sans.woff2?no-inline") format("woff2")',
    unicodeRange: unicodeRange(everyday),
  },
  {
    ...instrument,
    src: 'url("./fonts/instrument-latin-1.woff2?no-inline") format("woff2")',
    unicodeRange: unicodeRange(others),
  },
]);
fallbackFont('Instrument Sans Fallback', instrumentSans, [
  { cut: 'regular', weight: '400', ratio: 1.021 },
  { cut: 'regular', weight: '550', ratio: 1.052 },
  { cut: 'bold', weight: '650 700', ratio: 0.995 },
]);
