/** Every pack is complete and entirely in its own language. */
import { describe, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { type AnswerLabels, answerLabels } from '../answer/answer.js';

const modules = import.meta.glob<Record<string, AnswerLabels>>(['./*.ts', '!./*.test.ts'], { eager: true });

const packs = Object.entries(modules).map(([path, exports]): [locale: string, name: string, pack: AnswerLabels] => {
  const [[name, pack] = ['', answerLabels]] = Object.entries(exports);
  return [path.slice('./'.length, -'.ts'.length), name, pack];
});

/** Each string, keyed by its name. */
const textsOf = (labels: AnswerLabels): [name: string, text: string][] =>
  Object.entries(labels).map(([name, label]) => [name, typeof label === 'function' ? label('a.pdf', 'PDF') : label]);

const english = new Map(textsOf(answerLabels));

/** Words that a language shares with English. */
const shared: Readonly<Record<string, readonly string[]>> = {
  'es-ES': ['no'],
  'fr-FR': ['email'],
  'pt-PT': ['email'],
};

it('exports a label pack for each of the kit’s languages', () => {
  const locales = packs.map(([locale]) => locale);
  expect(locales).toEqual(['ar-AE', 'de-DE', 'es-ES', 'fr-FR', 'pt-PT', 'sw-KE']);
  const exported = Object.keys(manifest.exports).filter((path) => path.startsWith('./locales/'));
  expect(exported).toEqual(locales.map((locale) => `./locales/${locale}`));
  expect(packs.map(([, name]) => name)).toEqual(locales.map((locale) => locale.replace('-', '')));
});

describe.each(packs)('%s', (locale, _name, pack) => {
  it('has exactly the same labels as English', () => {
    expect(Object.keys(pack)).toEqual(Object.keys(answerLabels));
    for (const [name, text] of textsOf(pack)) expect(text.trim(), name).not.toBe('');
  });

  it('differs from English', () => {
    const same = textsOf(pack).filter(([name, text]) => text === english.get(name));
    expect(same.map(([name]) => name).filter((name) => name !== 'whatsapp')).toEqual(shared[locale] ?? []);
  });

  it('names the file in question and its expected type', () => {
    for (const label of ['filesAgain', 'filesRefused'] as const) expect(pack[label]('plan.pdf')).toContain('plan.pdf');
    const wrong = pack.wrongContent('plan.pdf', 'PDF');
    expect(wrong).toContain('plan.pdf');
    expect(wrong.replace('plan.pdf', '')).toContain('PDF');
  });
});
