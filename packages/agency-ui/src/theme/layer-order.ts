/**
 * Stands first in every stylesheet that is emitted: bundlers load stylesheets in any order, and the first one to
 * arrive decides the order of the layers.
 */
export const layerOrder = '@layer agency.reset,agency.theme,agency.primitives,agency.sections;';
