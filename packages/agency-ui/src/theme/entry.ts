/**
 * The public entry `agency-ui/theme`. Only it exports `createAgencyTheme`, which runs when stylesheets are compiled:
 * components do not import vanilla-extract's compiler.
 */
export { agencyThemeCss, createAgencyTheme } from './create-agency-theme.js';
export * from './index.js';
export { noOrnaments } from './ornaments.js';
export type { AgencyTheme, AgencyThemeChanges, ToneColors, UntonedTokens } from './theme-types.js';
