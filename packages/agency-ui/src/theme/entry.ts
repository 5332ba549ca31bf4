/**
 * The public entry `agency-ui/theme`. It alone brings `createAgencyTheme`, which runs where stylesheets are compiled:
 * the components' own imports stay free of vanilla-extract's compiler.
 */
export { agencyThemeCss, createAgencyTheme } from './create-agency-theme.js';
export * from './index.js';
export type { AgencyTheme, AgencyThemeChanges, ToneColors } from './theme-types.js';
