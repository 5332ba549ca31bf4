import { globalLayer } from '@vanilla-extract/css';

/**
 * The cascade layers of the kit, weakest first. Everything the kit styles sits in one of them, so a plain
 * `className` of the application always wins. `layerOrder` in `layer-order.ts` is the line that fixes their order.
 */
const agency = 'agency';

export const resetLayer = globalLayer({ parent: agency }, 'reset');
export const themeLayer = globalLayer({ parent: agency }, 'theme');
export const primitivesLayer = globalLayer({ parent: agency }, 'primitives');
export const sectionsLayer = globalLayer({ parent: agency }, 'sections');
