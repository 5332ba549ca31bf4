/**
 * First line of every emitted stylesheet. Bundlers load stylesheets in any order, and the first one loaded sets the
 * layer order.
 */
export const layerOrder = '@layer agency.reset,agency.theme,agency.primitives,agency.sections;';
