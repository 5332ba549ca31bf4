import figtree from '@capsizecss/metrics/figtree';
import fraunces from '@capsizecss/metrics/fraunces';
import { globalFontFace } from '@vanilla-extract/css';
import { fallbackFont } from './fallback-font.js';

globalFontFace('Fraunces', {
  src: 'url("./fonts/fraunces.woff2?no-inline")',
  fontWeight: '400 700',
  fontDisplay: 'swap',
});
fallbackFont('Fraunces', fraunces, [{ cut: 'bold', weight: '400 700', ratio: 0.846 }]);

globalFontFace('Figtree', {
  src: 'url("./fonts/figtree.woff2?no-inline")',
  fontWeight: '400 700',
  fontDisplay: 'swap',
});
fallbackFont('Figtree', figtree, [
  { cut: 'regular', weight: '400', ratio: 1.006 },
  { cut: 'regular', weight: '550', ratio: 1.019 },
  { cut: 'bold', weight: '650', ratio: 0.957 },
]);
