// @vitest-environment jsdom
/** Errors that the definition doesn't write, in the page's language. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createFormSchema } from '../../entities/index.js';
import { arAE } from '../../locales/ar-AE.js';
import { deDE } from '../../locales/de-DE.js';
import { esES } from '../../locales/es-ES.js';
import { frFR } from '../../locales/fr-FR.js';
import { ptPT } from '../../locales/pt-PT.js';
import { swKE } from '../../locales/sw-KE.js';
import { AgencyProvider, type LabelPack } from '../../primitives/index.js';
import { defineForm } from '../definitions/index.js';
import { Form } from './Form.js';

afterEach(cleanup);

const options = ['A', 'B'];

const order = defineForm({
  name: 'order',
  title: 'Order',
  fields: {
    name: { kind: 'text', label: 'Nom' },
    email: { kind: 'email', label: 'Mail' },
    phone: { kind: 'phone', label: 'Tel' },
    size: { kind: 'select', label: 'Taille', options, placeholder: '–' },
    way: { kind: 'radio', label: 'Mode', options },
    extras: { kind: 'checkboxes', label: 'Plus', options },
    people: { kind: 'number', label: 'Pax', min: 1000, max: 5000, step: 500 },
    weight: { kind: 'number', label: 'Kg', min: 0.5, step: 0.5 },
    day: { kind: 'date', label: 'Jour', min: '2026-12-24', max: '2027-01-31', closedWeekdays: ['sunday', 'monday'] },
    soon: { kind: 'date', label: 'Livraison', min: 1, max: 60, closedDates: ['2026-12-25'] },
    later: { kind: 'date', label: 'Retour', min: 3 },
    terms: { kind: 'checkbox', label: 'Accord', required: true },
  },
});

const submit = () => act(async () => void fireEvent.submit(document.querySelector('form') as HTMLFormElement));

const errors = () => screen.getAllByRole('link').map((link) => link.textContent);

const inLanguage = (locale: string, labels: LabelPack, props: object = {}) => (
  <AgencyProvider locale={locale} labels={labels}>
    <Form definition={order} errorSummary onSubmit={() => undefined} {...props} />
  </AgencyProvider>
);

it.each([
  [
    'fr-FR',
    frFR,
    [
      'Le champ «\u202fNom\u202f» est obligatoire',
      'Indiquez une adresse e-mail valide',
      'Indiquez un numéro de téléphone valide',
      'Choisissez une option',
      'Mode\u202f: choisissez l’une des options',
      'Plus\u202f: choisissez au moins une option',
      'Pax\u202f: indiquez un nombre entier de 1\u202f000 à 5\u202f000, par pas de 500',
      'Kg\u202f: indiquez un nombre d’au moins 0,5, par pas de 0,5',
      'Jour\u202f: choisissez une date, au plus tôt le 24 décembre 2026, au plus tard le 31 janvier 2027, sauf le dimanche et le lundi',
      'Livraison\u202f: choisissez une date, au plus tôt demain, au plus 60 jours à l’avance, sauf les jours de fermeture',
      'Retour\u202f: choisissez une date, au moins 3 jours à l’avance',
      'Le champ «\u202fAccord\u202f» est obligatoire',
    ],
  ],
  [
    'en-KE',
    {},
    [
      'Nom is required',
      'Invalid email address',
      'Invalid phone number',
      'Choose an option',
      'Mode: choose one of the options',
      'Plus: choose at least one of the options',
      'Pax: write a whole number from 1,000 to 5,000 in steps of 500',
      'Kg: write a number of at least 0.5 in steps of 0.5',
      'Jour: choose a date from 24 December 2026 until 31 January 2027, but not on a Sunday or a Monday',
      'Livraison: choose a date from tomorrow, at most 60 days ahead, but not on a day on which we are closed',
      'Retour: choose a date at least 3 days ahead',
      'Accord is required',
    ],
  ],
])(
  'are in the language of the label pack, with its dates and numbers: %s',
  {
    tags: ['wcag:3.3.1', 'wcag:3.3.3'],
  },
  async (locale, pack, sentences) => {
    render(inLanguage(locale, pack));
    await submit();
    expect(errors()).toEqual(sentences);
  },
);

it.each([
  ['ar-AE', arAE, 'Livraison: يُرجى اختيار تاريخ ابتداءً من الغد، خلال 60 يومًا على الأكثر، ما عدا أيام الإغلاق'],
  [
    'de-DE',
    deDE,
    'Livraison: Bitte wählen Sie ein Datum, frühestens morgen, höchstens 60 Tage im Voraus, aber nicht an einem Tag, an dem wir geschlossen haben',
  ],
  [
    'es-ES',
    esES,
    'Livraison: elija una fecha desde mañana, con un máximo de 60 días de antelación, salvo los días de cierre',
  ],
  [
    'pt-PT',
    ptPT,
    'Livraison: escolha uma data a partir de amanhã, com o máximo de 60 dias de antecedência, exceto nos dias de encerramento',
  ],
  [
    'sw-KE',
    swKE,
    'Livraison: chagua tarehe kuanzia kesho, isiyozidi siku 60 kutoka leo, isipokuwa siku ambazo tumefunga',
  ],
])('are whole sentences in %s', async (locale, pack, sentence) => {
  render(inLanguage(locale, pack));
  await submit();
  expect(errors()[9]).toBe(sentence);
});

const limited = defineForm({
  name: 'limited',
  title: 'Limited',
  fields: {
    story: { kind: 'textarea', label: 'Récit', min: 20 },
    pair: { kind: 'number', label: 'Pax', min: 2, max: 2 },
    day: { kind: 'date', label: 'Jour', min: '2027-01-01', max: '2027-03-01' },
    before: { kind: 'date', label: 'Avant', min: -3 },
  },
});

it.each([
  [
    'en-KE',
    {},
    [
      'Récit: write at least 20 characters',
      'Pax: only “2” is possible',
      'Jour: choose a date from 1 January 2027 until 1 March 2027',
      'Avant: choose a date from 3 days ago',
    ],
  ],
  [
    'fr-FR',
    frFR,
    [
      'Récit\u202f: écrivez au moins 20 caractères',
      'Pax\u202f: seule la valeur «\u202f2\u202f» est possible',
      'Jour\u202f: choisissez une date, au plus tôt le 1er janvier 2027, au plus tard le 1er mars 2027',
      'Avant\u202f: choisissez une date, au plus tôt il y a 3 jours',
    ],
  ],
  [
    'de-DE',
    deDE,
    [
      'Récit: Bitte schreiben Sie mindestens 20 Zeichen',
      'Pax: Möglich ist nur „2“',
      'Jour: Bitte wählen Sie ein Datum, frühestens am 1. Januar 2027, spätestens am 1. März 2027',
      'Avant: Bitte wählen Sie ein Datum, frühestens vor 3 Tagen',
    ],
  ],
  [
    'es-ES',
    esES,
    [
      'Récit: escriba al menos 20 caracteres',
      'Pax: solo es posible «2»',
      'Jour: elija una fecha desde el 1 de enero de 2027 hasta el 1 de marzo de 2027',
      'Avant: elija una fecha desde hace 3 días',
    ],
  ],
  [
    'pt-PT',
    ptPT,
    [
      'Récit: escreva pelo menos 20 caracteres',
      'Pax: só é possível «2»',
      'Jour: escolha uma data a partir de 1 de janeiro de 2027 até 1 de março de 2027',
      'Avant: escolha uma data desde há 3 dias',
    ],
  ],
  [
    'ar-AE',
    arAE,
    [
      'Récit: الحد الأدنى لعدد الأحرف هو 20',
      'Pax: القيمة الوحيدة الممكنة هي «2»',
      'Jour: يُرجى اختيار تاريخ ابتداءً من 1 يناير 2027 حتى 1 مارس 2027',
      'Avant: يُرجى اختيار تاريخ ابتداءً من قبل 3 أيام',
    ],
  ],
  [
    'sw-KE',
    swKE,
    [
      'Récit: andika angalau herufi 20',
      'Pax: kinachokubalika ni “2” pekee',
      'Jour: chagua tarehe kuanzia 1 Januari 2027 hadi 1 Machi 2027',
      'Avant: chagua tarehe kuanzia siku 3 zilizopita',
    ],
  ],
])('say how long a text must be, and what the limits are, in %s', async (locale, pack, sentences) => {
  render(inLanguage(locale, pack, { definition: limited, defaultValues: { story: 'Trop court' } }));
  await submit();
  expect(errors()).toEqual(sentences);
});

it('name a short text in the sentence of the server, in English', () => {
  const messages = createFormSchema(limited)
    .safeParse({ story: 'Short' })
    .error?.issues.map(({ message }) => message);
  expect(messages?.[0]).toBe('Récit: write at least 20 characters');
});

it('give way to the field’s own error and to the form’s labels, and name the field by its label', async () => {
  const form = defineForm({
    name: 'order',
    title: 'Order',
    fields: {
      name: { kind: 'text', label: 'Name', error: 'Votre nom, s’il vous plaît' },
      street: { kind: 'text', label: 'Street' },
      town: { kind: 'text', label: 'Town' },
    },
  });
  render(
    <AgencyProvider locale="fr-FR" labels={frFR}>
      <Form
        definition={form}
        errorSummary
        onSubmit={() => undefined}
        labels={{ streetError: 'La rue, s’il vous plaît', town: 'Ville' }}
      />
    </AgencyProvider>,
  );
  await submit();
  expect(errors()).toEqual([
    'Votre nom, s’il vous plaît',
    'La rue, s’il vous plaît',
    'Le champ «\u202fVille\u202f» est obligatoire',
  ]);
});

it('replace the English messages of a server with the same definition', () => {
  const values = { soon: '2026-12-25' };
  const { error } = createFormSchema(order).safeParse(values);
  const issues = Object.fromEntries(error?.issues.map(({ path, message }) => [path[0], message]) ?? []);
  expect(issues).toMatchObject({ name: 'Nom is required', people: expect.stringContaining('from 1000 to 5000') });
  render(inLanguage('de-DE', deDE, { errors: issues, defaultValues: values }));
  expect(errors()[0]).toBe('„Nom“ ist ein Pflichtfeld');
  expect(errors().join()).not.toMatch(/required|choose|write/i);
});
