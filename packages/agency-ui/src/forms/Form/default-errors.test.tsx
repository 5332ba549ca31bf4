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
      'Kg\u202f: indiquez un nombre d’au moins 0,5',
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
      'Kg: write a number of at least 0.5',
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
  ['ar-AE', arAE, 'Livraison: يُرجى اختيار تاريخ ابتداءً من غدًا، خلال 60 يومًا على الأكثر، ما عدا أيام الإغلاق'],
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
