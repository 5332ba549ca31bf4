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
fallbackFont('Bricolage Grotesque Fallback', bricolageGrotesque, 'bold', {
  75: 0.676,
  80: 0.724,
  84: 0.763,
  90: 0.821,
  92: 0.841,
  100: 0.914,
});

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
fallbackFont('Instrument Sans Fallback', instrumentSans, 'regular', { 100: 1.027 });
