/**
 * First line of every emitted stylesheet: bundlers load stylesheets in any order, and the first one sets the order of
 * the layers.
 */
export const layerOrder = '@layer agency.reset,agency.theme,agency.primitives,agency.sections;';
