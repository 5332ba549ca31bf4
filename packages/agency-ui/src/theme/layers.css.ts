import { globalLayer } from '@vanilla-extract/css';

/**
 * The kit's cascade layers, lowest precedence first. All of the kit's styles are layered, so an application's
 * `className` always wins. `layerOrder` in `layer-order.ts` fixes their order.
 */
const agency = 'agency';

export const resetLayer = globalLayer({ parent: agency }, 'reset');
export const themeLayer = globalLayer({ parent: agency }, 'theme');
export const primitivesLayer = globalLayer({ parent: agency }, 'primitives');
export const sectionsLayer = globalLayer({ parent: agency }, 'sections');
