/** English labels for `LanguageSwitch`. */
export const languageSwitchLabels = {
  /** Name of the navigation landmark. */
  languages: 'Languages',
};

export type LanguageSwitchLabels = typeof languageSwitchLabels;

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    LanguageSwitch: LanguageSwitchLabels;
  }
}
