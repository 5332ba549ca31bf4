export { HalftoneGlyph, type HalftoneGlyphProps } from './HalftoneGlyph.js';
