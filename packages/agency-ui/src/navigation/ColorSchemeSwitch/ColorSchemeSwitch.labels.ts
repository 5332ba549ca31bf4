/** English labels for `ColorSchemeSwitch`. */
export const colorSchemeSwitchLabels = {
  /** Name of the group. */
  legend: 'Colours',
  /** The choice that follows the visitor's system setting. */
  system: 'Match my device',
  /** Always light. */
  light: 'Light',
  /** Always dark. */
  dark: 'Dark',
};

export type ColorSchemeSwitchLabels = typeof colorSchemeSwitchLabels;

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    ColorSchemeSwitch: ColorSchemeSwitchLabels;
  }
}
