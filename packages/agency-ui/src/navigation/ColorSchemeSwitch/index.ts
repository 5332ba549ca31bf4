export { ColorSchemeSwitch, type ColorSchemeSwitchProps } from './ColorSchemeSwitch.js';
export { type ColorSchemeSwitchLabels, colorSchemeSwitchLabels } from './ColorSchemeSwitch.labels.js';
