import { LanguageSwitch, type PageLanguage } from 'agency-ui';

const languages: PageLanguage[] = [
  { tag: 'de-CH', name: 'Deutsch', path: '/de/fahrplan' },
  { tag: 'fr-CH', name: 'Français', path: '/fr/horaire' },
  { tag: 'it-CH', name: 'Italiano', path: '/it/orario' },
];

export default function FerryTimetableLanguages() {
  return <LanguageSwitch languages={languages} current="fr-CH" />;
}
