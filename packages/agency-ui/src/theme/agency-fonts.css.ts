import bricolageGrotesque from '@capsizecss/metrics/bricolageGrotesque';
import instrumentSans from '@capsizecss/metrics/instrumentSans';
import { globalFontFace } from '@vanilla-extract/css';
import { fallbackFont } from './fallback-font.js';

globalFontFace('Bricolage Grotesque', {
  src: 'url("./fonts/bricolage-grotesque.woff2?no-inline") format("woff2")',
  fontWeight: '500 800',
  fontStretch: '75% 100%',
  fontDisplay: 'swap',
});
fallbackFont('Bricolage Grotesque Fallback', bricolageGrotesque, 'bold', {
  75: 0.676,
  80: 0.724,
  84: 0.763,
  90: 0.821,
  92: 0.841,
  100: 0.914,
});

globalFontFace('Instrument Sans', {
  src: 'url("./fonts/instrument-sans.woff2?no-inline") format("woff2")',
  fontWeight: '400 700',
  fontDisplay: 'swap',
});
fallbackFont('Instrument Sans Fallback', instrumentSans, 'regular', { 100: 1.027 });

export const displayFont = '"Bricolage Grotesque", "Bricolage Grotesque Fallback", system-ui, sans-serif';
export const textFont = '"Instrument Sans", "Instrument Sans Fallback", system-ui, sans-serif';
