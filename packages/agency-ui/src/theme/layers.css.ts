import { globalLayer } from '@vanilla-extract/css';

/**
 * Cascade layers of the kit, lowest precedence first. All styles of the kit are layered, so an application's
 * `className` always wins. `layerOrder` in `layer-order.ts` fixes their order.
 */
const agency = 'agency';

export const resetLayer = globalLayer({ parent: agency }, 'reset');
export const themeLayer = globalLayer({ parent: agency }, 'theme');
export const primitivesLayer = globalLayer({ parent: agency }, 'primitives');
export const sectionsLayer = globalLayer({ parent: agency }, 'sections');
