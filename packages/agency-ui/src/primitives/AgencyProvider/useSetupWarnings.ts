import { useContext, useEffect } from 'react';
import { hasLocaleData } from '../known-locale.js';
import { warnOnce, written } from '../warn.js';
import type { LabelPack } from './label-pack.js';
import { labelledComponents } from './labelled-components.js';
import { LabelsContext, noLabels } from './useLabels.js';

/**
 * The locale of each label pack: `agency-ui/locales/fr-FR` exports `frFR`. A pack doesn't contain its language, so packs
 * in other languages than English are recognised by one of their labels: that of `PauseAnimationsButton` for "play".
 */
const packs: readonly [locale: string, play?: string][] = [
  ['ar-AE', 'استئناف الحركة'],
  ['de-DE', 'Animationen abspielen'],
  ['en-KE'],
  ['es-ES', 'Reanudar animaciones'],
  ['fr-FR', 'Relancer les animations'],
  ['pt-PT', 'Retomar animações'],
  ['sw-KE', 'Endelea na animation'],
];

const languageOf = (locale: string) => String(locale).split(/[-_]/)[0]?.toLowerCase() ?? '';

/** Says how to pass the label pack in a locale's language, if there is one. */
function packLineOf(locale: string): string | undefined {
  const pack = packs.find(([one]) => languageOf(one) === languageOf(locale))?.[0];
  const name = pack?.replace('-', '');
  return pack && `labels={${name}}, with import { ${name} } from 'agency-ui/locales/${pack}'`;
}

function warnOfPack(labels: LabelPack) {
  if (typeof labels !== 'object') {
    warnOnce(
      `AgencyProvider: "labels" is ${written(labels)}, but it must be a label pack, so components keep their English ` +
        `labels. Write ${packLineOf(String(labels)) ?? packLineOf('fr-FR')}.`,
    );
    return;
  }
  for (const name of Object.keys(labels)) {
    if (Object.hasOwn(labelledComponents, name)) continue;
    warnOnce(
      `AgencyProvider: the label pack has labels for "${name}", which is not a component. Use the exact name, such as ` +
        '"HeroCarousel". The pages in docs/components list each component’s labels.',
    );
  }
}

function warnOfMissingLabels(locale: string) {
  if (languageOf(locale) === 'en' || !hasLocaleData(locale)) return;
  const line = packLineOf(locale) ?? 'labels={…}, with your own label pack (docs/labels.md, "Another language")';
  warnOnce(
    `AgencyProvider: "locale" is "${locale}", but there are no labels, so components keep their English ones. Write ${line}; ` +
      'or labels={{}} if English is right.',
  );
}

/** Warns about a label pack in another language than numbers and dates. */
function warnOfMixedLanguages(locale: string, labels: LabelPack) {
  const play = labels.PauseAnimationsButton?.play;
  const pack = packs.find(([, one]) => one !== undefined && one === play)?.[0];
  if (!pack || languageOf(pack) === languageOf(locale)) return;
  warnOnce(
    `AgencyProvider: the labels are those of ${pack.replace('-', '')}, but numbers and dates are in the locale "${locale}", so ` +
      `the page mixes two languages. Write locale="${pack}".`,
  );
}

/** A token that the kit's stylesheets always set and brands rarely override. */
const setToken = '--agency-space-hair';

function warnOfStylesheet() {
  if (getComputedStyle(document.documentElement).getPropertyValue(setToken)) return;
  warnOnce(
    'AgencyProvider: the agency-ui stylesheet is not loaded, so components will be unstyled. ' +
      'Write import \'agency-ui/styles.css\'; in the module that starts the application. Run "npx agency-ui doctor" to find where.',
  );
}

/** Test environments without layout don't load stylesheets. */
const isSimulatedBrowser = () => /jsdom|HappyDOM/i.test(navigator.userAgent);

/**
 * Warns about a missing stylesheet, missing labels, labels in another language, and misspelt names in a label pack. Call
 * it only if `process.env.NODE_ENV` is not `production`, so that bundlers remove it.
 *
 * @param localeAround - The outer provider's locale, or the default.
 */
export function useSetupWarnings(
  locale: string | undefined,
  labels: LabelPack | undefined,
  localeAround: string,
): void {
  const labelsAround = useContext(LabelsContext);
  const usedLabels = labels ?? labelsAround;
  const usedLocale = locale ?? localeAround;
  useEffect(() => {
    if (labels) warnOfPack(labels);
    if (locale && usedLabels === noLabels) warnOfMissingLabels(locale);
    warnOfMixedLanguages(usedLocale, usedLabels);
  }, [locale, labels, usedLocale, usedLabels]);
  useEffect(() => {
    if (isSimulatedBrowser()) return;
    if (document.readyState === 'complete') warnOfStylesheet();
    else {
      addEventListener('load', warnOfStylesheet, { once: true });
      return () => removeEventListener('load', warnOfStylesheet);
    }
    return undefined;
  }, []);
}
