import figtree from '@capsizecss/metrics/figtree';
import fraunces from '@capsizecss/metrics/fraunces';
import { globalFontFace } from '@vanilla-extract/css';
import { fallbackFont } from './fallback-font.js';

globalFontFace('Fraunces', {
  src: 'url("./fonts/fraunces.woff2?no-inline") format("woff2")',
  fontWeight: '400 700',
  fontDisplay: 'swap',
});
fallbackFont('Fraunces Fallback', fraunces, 'bold', { 100: 0.837 });

globalFontFace('Figtree', {
  src: 'url("./fonts/figtree.woff2?no-inline") format("woff2")',
  fontWeight: '400 700',
  fontDisplay: 'swap',
});
fallbackFont('Figtree Fallback', figtree, 'regular', { 100: 1.011 });
