/**
 * The public entry `agency-ui/theme`. Only this entry exports `createAgencyTheme`, which runs when stylesheets are
 * compiled; components don't import vanilla-extract's compiler.
 */
export { agencyThemeCss, createAgencyTheme } from './create-agency-theme.js';
export * from './index.js';
export { noOrnaments } from './ornaments.js';
export type { AgencyTheme, AgencyThemeChanges, ToneColors, UntonedTokens } from './theme-types.js';
