export { LanguageSwitch, type LanguageSwitchProps, type PageLanguage } from './LanguageSwitch.js';
export { type LanguageSwitchLabels, languageSwitchLabels } from './LanguageSwitch.labels.js';
