/**
 * The public entry `agency-ui/theme`. It alone brings `createAgencyTheme`, which runs where stylesheets are compiled:
 * the components' own imports stay free of vanilla-extract's compiler.
 */
export { type AgencyTheme, createAgencyTheme, type ToneColors } from './create-agency-theme.js';
export * from './index.js';
