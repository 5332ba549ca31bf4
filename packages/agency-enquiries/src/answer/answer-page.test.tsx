// @vitest-environment jsdom
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deDE } from 'agency-ui/locales/de-DE';
import { defineForm } from 'agency-ui/schemas';
import { describe, expect, it } from 'vitest';
import { createEnquiries } from '../create-enquiries.js';
import { createHandler, type HandlerOptions } from '../handler.js';
import { deDE as answerDE } from '../locales/de-DE.js';
import { kitForms, sampleValues as values } from '../sample-values.js';
import { StoreError } from '../store/store.js';
import { answerLabels, type UnsubscribeState } from './answer.js';
import { type AnswerPageOptions, renderAnswerPage } from './answer-page.js';
import { renderUnsubscribePage } from './unsubscribe-page.js';

const site: AnswerPageOptions = {
  siteName: 'Shangwe',
  lang: 'en-KE',
  stylesheets: ['/styles.css'],
  contact: { email: 'info@shangwe.example', phone: '+254 700 000 000', whatsapp: '+254 700 000 000' },
};

/** A handler with the default page and a store that keeps nothing. */
function open(options: Partial<HandlerOptions> = {}) {
  const handle = createHandler({
    forms: kitForms,
    labels: answerLabels,
    renderAnswer: (answer) => renderAnswerPage(answer, site, answerLabels),
    renderUnsubscribe: async () => '',
    store: {
      add: async () => ({ id: '7f3a92c1-0d4e-4a6b-9c55-2b1f0e8d7a63', isNew: true }),
      unsubscribe: async () => false,
      findRepeated: async () => undefined,
      removedFields: async () => [],
    },
    targets: [],
    ...options,
  });
  return (fields: Readonly<Record<string, string>>, query = '') =>
    handle(
      new Request(`http://localhost/api/enquiries${query}`, {
        method: 'POST',
        body: new URLSearchParams(fields).toString(),
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      }),
    );
}

const failing = {
  add: async () => {
    throw new StoreError('The disk is full.');
  },
  unsubscribe: async () => false,
  findRepeated: async () => undefined,
  removedFields: async () => [],
};

const pageOf = async (answer: Response) => new DOMParser().parseFromString(await answer.text(), 'text/html');

/** The values that a page's form would resubmit. */
const refilled = (document: Document) =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLInputElement>('form [name]')].map((control) => [
      control.name,
      control.type === 'checkbox' ? String(control.checked) : control.value,
    ]),
  );

/** Common English words that don't exist in German. */
const englishWords =
  /\b(?:and|are|back|by|choose|enquiry|from|has|have|is|of|once|please|project|reference|required|send|sent|service|thank|thanks|the|this|to|we|with|yes|you|your|monday|december)\b/gi;

/** Everything a visitor reads on a page and in the e-mail and message that it prepares. */
function wordsOf(document: Document): string {
  const prepared = [...document.links].map(({ href }) => {
    const { protocol, searchParams } = new URL(href, 'http://localhost');
    return protocol === 'mailto:' || searchParams.has('text') ? [...searchParams.values()].join('\n') : '';
  });
  const names = ['aria-label', 'placeholder', 'title', 'alt'].flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name)),
  );
  const texts: (string | null)[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode.textContent);
  return [document.title, ...texts, ...names, ...prepared].join('\n');
}

describe('in German', () => {
  const german: AnswerPageOptions = { ...site, lang: 'de-DE', formLabels: deDE };
  const sendGerman = (options: Partial<HandlerOptions> = {}) =>
    open({
      labels: answerDE,
      language: german,
      renderAnswer: (answer) => renderAnswerPage(answer, german, answerDE),
      ...options,
    });
  const kit = {
    quote: { ...values.quote, name: 'Uwe Meier', company: '', message: 'Ein Fest im Mai.' },
    contact: { ...values.contact, firstName: 'Uwe', lastName: 'Meier', message: 'Ein Fest.', newsletter: 'on' },
  };
  const practice = defineForm({
    name: 'termin',
    title: 'Terminanfrage',
    fields: {
      name: { kind: 'text', label: 'Ihr Name', error: 'Bitte geben Sie Ihren Namen an', autoComplete: 'name' },
      email: { kind: 'email', label: 'E-Mail-Adresse', error: 'Bitte prüfen Sie die E-Mail-Adresse' },
      date: { kind: 'date', label: 'Wunschtag', error: 'Bitte wählen Sie einen Tag' },
      first: { kind: 'checkbox', label: 'Ich war noch nie hier' },
    },
    labels: { submit: 'Termin anfragen', succeeded: 'Wir haben Ihre Anfrage', failed: 'Das hat nicht geklappt.' },
  });
  const appointment = { name: 'Uwe Meier', email: 'uwe@meier.example', date: '2030-12-24', first: 'on' };
  const cases = [
    ['the kit’s quote form', 'quote', kit.quote],
    ['the kit’s contact form', 'contact', kit.contact],
    ['a form of the site', 'termin', appointment],
  ] as const;
  const forms = [...kitForms, practice];

  it.each(cases)('renders no English words for %s', async (_name, form, fields) => {
    const pages = {
      stored: await sendGerman({ forms })(fields, `?form=${form}&page=/kontakt`),
      invalid: await sendGerman({ forms })({ ...fields, email: 'uwe', message: 'x'.repeat(5001) }, `?form=${form}`),
      empty: await sendGerman({ forms })({ email: '' }, `?form=${form}`),
      tooMany: await sendGerman({ forms, rate: { requests: 0, windowMs: 1e9 } })(fields, `?form=${form}`),
      failing: await sendGerman({ forms, store: failing })(fields, `?form=${form}`),
    };
    expect(Object.values(pages).map(({ status }) => status)).toEqual([201, 422, 422, 429, 503]);
    for (const [name, answer] of Object.entries(pages)) {
      const words = wordsOf(await pageOf(answer));
      expect(words, name).toContain('Shangwe');
      expect(
        [...words.matchAll(englishWords)].map(([word]) => word),
        `${name}: ${words}`,
      ).toEqual([]);
    }
  });

  it('puts the German date and “ja” in the prefilled e-mail', async () => {
    const answer = await sendGerman({ forms, store: failing })(appointment, '?form=termin');
    const mail = [...(await pageOf(answer)).links].find(({ protocol }) => protocol === 'mailto:');
    const { searchParams } = new URL(mail?.href ?? '');
    expect(searchParams.get('subject')).toBe('Anfrage über Ihre Website');
    expect(searchParams.get('body')?.replaceAll('\r\n', '\n')).toContain(
      'Wunschtag: Dienstag 24. Dezember 2030\nIch war noch nie hier: ja',
    );
  });

  it.each<UnsubscribeState>(['confirm', 'done', 'unknown', 'failed', 'tooMany'])(
    'has no English words on the unsubscribe page: %s',
    (state) => {
      const html = renderUnsubscribePage(state, german, answerDE);
      const words = wordsOf(new DOMParser().parseFromString(html, 'text/html'));
      expect([...words.matchAll(englishWords)].map(([word]) => word)).toEqual([]);
    },
  );

  it('keeps the wording of a site’s own form, even if it shares a name and fields with one of the kit’s', async () => {
    const own = defineForm({
      name: 'quote',
      title: 'Anfrage',
      fields: { ...practice.fields, message: { kind: 'textarea', label: 'Ihr Vorhaben' } },
    });
    const answer = await sendGerman({ forms: [own] })({ ...appointment, message: 'Ein Fest.' }, '?form=quote');
    const words = wordsOf(await pageOf(answer));
    expect(words).toContain('Ihr Vorhaben');
    expect(words).toContain('Ihr Name');
  });
});

describe('the default page for a native submission', () => {
  it.each(Object.entries(values))('confirms an enquiry from the form "%s"', async (form, fields) => {
    const answer = await open()(fields, `?form=${form}&page=/inquiries`);
    expect(answer.status).toBe(201);
    const document = await pageOf(answer);
    expect(document.documentElement.lang).toBe('en-KE');
    expect(document.querySelector('h1')?.textContent?.length).toBeGreaterThan(5);
    expect(document.title).toMatch(/ \| Shangwe$/);
    const listed = [...document.querySelectorAll('dt')].map(({ textContent, nextElementSibling }) => [
      textContent,
      nextElementSibling?.textContent,
    ]);
    expect(listed[0]).toEqual(['Reference', '7F3A-92C1']);
    expect(listed.slice(1).map(([, text]) => text)).toContain(fields.email);
    expect(document.querySelector('form :is(input, textarea, select, button)')).toBeNull();
    const hrefs = [...document.links].map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([
      '/',
      expect.stringMatching(/^https:\/\/wa\.me\/.*7F3A-92C1/),
      expect.stringMatching(/^mailto:.*7F3A-92C1/),
      '/inquiries',
      '/inquiries',
    ]);
  });

  it('is in the site’s language, including the form', async () => {
    const german = { ...site, lang: 'de', formLabels: deDE };
    const send = open({ renderAnswer: (answer) => renderAnswerPage(answer, german, answerLabels) });
    const refused = await pageOf(await send({ form: 'message', ...values.message, email: '' }));
    expect(refused.documentElement.lang).toBe('de');
    expect(refused.querySelector('form')?.textContent).toContain('Bitte prüfen Sie ein Feld');
    const receipt = await pageOf(await send({ form: 'message', ...values.message }));
    expect(receipt.querySelector('main h2')?.textContent).toBe('Ihre Angaben');
  });

  it.each([
    ['422', open(), { name: '', email: 'nobody', message: ' A sign\nfor "two" <b>shops</b> ' }, 422],
    ['429', open({ rate: { requests: 0, windowMs: 1e9 } }), { ...values.message }, 429],
    ['503', open({ store: failing }), { ...values.message }, 503],
  ])('keeps typed values after an error: %s', async (_name, send, typed, status) => {
    const answer = await send({ form: 'message', ...typed });
    expect(answer.status).toBe(status);
    const document = await pageOf(answer);
    expect(refilled(document)).toMatchObject(typed);
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect([...document.links].map(({ protocol }) => protocol)).toEqual(expect.arrayContaining(['mailto:', 'tel:']));
    const target = document.querySelector('form');
    expect([target?.getAttribute('action'), target?.method]).toEqual(['/api/enquiries?form=message', 'post']);
  });

  it.each([
    ['429', open({ rate: { requests: 0, windowMs: 1e9 } })],
    ['503', open({ store: failing })],
  ])('offers to send the typed text by e-mail or WhatsApp, and gives a phone number: %s', async (_name, send) => {
    const document = await pageOf(await send({ form: 'contact', ...values.contact, newsletter: 'on' }));
    const links = [...document.links].map((link) => new URL(link.href));
    const [whatsapp, mail, phone] = ['https:', 'mailto:', 'tel:'].map((protocol) =>
      links.find((link) => link.protocol === protocol),
    );
    expect([whatsapp?.host, whatsapp?.pathname, mail?.pathname, phone?.pathname]).toEqual([
      'wa.me',
      '/254700000000',
      'info@shangwe.example',
      '+254700000000',
    ]);
    const texts = [whatsapp?.searchParams.get('text'), mail?.searchParams.get('body')?.replaceAll('\r\n', '\n')];
    for (const text of texts) expect(text).toMatch(/^First Name: Achieng\n(?:.*\n)*.*newsletter.*: yes(?:\n|$)/);
  });

  it('shows the kit’s form, with errors next to the fields and a sentence about unknown fields', async () => {
    const typed = { ...values.contact, message: '', newsletter: 'on', interest: 'brand-identity', nickname: 'A' };
    const document = await pageOf(await open()({ form: 'contact', ...typed }));
    expect(refilled(document)).toMatchObject({ interest: 'brand-identity', newsletter: 'true', firstName: 'Achieng' });
    const message = document.querySelector('[name=message]');
    expect(message?.getAttribute('aria-invalid')).toBe('true');
    const description = (message?.getAttribute('aria-describedby') ?? '').split(' ');
    expect(description.map((id) => document.getElementById(id)?.textContent).join()).toContain('Message is required');
    expect(document.querySelector('main')?.textContent).toContain('The form has changed since you opened the page.');
    for (const control of document.querySelectorAll<HTMLInputElement>('form [name]:not([name=website])'))
      expect(control.labels?.length, control.name).toBe(1);
  });

  it('explains the limit when the text is too long', async () => {
    const answer = await open()({ form: 'message', message: 'a'.repeat(200_000) });
    expect(answer.status).toBe(413);
    expect((await pageOf(answer)).body.textContent).toContain('Back button');
  });

  it('accepts 5,000 letters in any script, as the form does', async () => {
    expect((await open()({ form: 'message', ...values.message, message: 'ن'.repeat(5000) })).status).toBe(201);
  });

  it('runs no scripts and loads only the site’s stylesheets', async () => {
    const evil = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
    for (const typed of [values.message, { ...values.message, name: evil, email: evil, [evil]: evil }]) {
      const answer = await open()({ form: 'message', ...typed, page: '/"><script>' });
      const policy = answer.headers.get('Content-Security-Policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toMatch(/unsafe|script-src|\*/);
      const document = await pageOf(answer);
      expect(document.querySelectorAll('script, style, [style], img, iframe')).toHaveLength(0);
      expect([...document.querySelectorAll('link')].map((link) => link.getAttribute('href'))).toEqual(['/styles.css']);
      const attributes = [...document.querySelectorAll('*')].flatMap((element) => element.getAttributeNames());
      expect(attributes.filter((name) => name.startsWith('on'))).toEqual([]);
    }
  });

  it('works in the service without any options', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'enquiries-answer-'));
    const { handle } = createEnquiries({
      forms: kitForms,
      database: { kind: 'sqlite', file: join(folder, 'enquiries.db') },
    });
    const request = new Request('http://localhost/', {
      method: 'POST',
      body: new URLSearchParams({ form: 'message' }),
    });
    const answer = await handle(request);
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([422, 'text/html; charset=UTF-8']);
    expect(await answer.text()).toContain('<html lang="en">');
  });
});

describe('the unsubscribe page', () => {
  const pageFor = (state: UnsubscribeState) =>
    new DOMParser().parseFromString(renderUnsubscribePage(state, site, answerLabels), 'text/html');

  it('asks visitors on a throttled network to wait, and does not call it a site failure', () => {
    const document = pageFor('tooMany');
    expect(document.querySelector('h1')?.textContent).toBe('You have not been unsubscribed yet');
    expect(document.body.textContent).toContain('Too many requests came from your network just now. Wait a minute');
    expect(document.body.textContent).not.toContain('on our side');
    expect(document.querySelector('form button')?.textContent).toBe('Unsubscribe from the newsletter');
    expect([...document.links].map(({ protocol }) => protocol)).toEqual(expect.arrayContaining(['mailto:', 'tel:']));
  });

  it('offers the owner’s address only after a failure', () => {
    expect(pageFor('failed').body.textContent).toContain('info@shangwe.example');
    expect(pageFor('confirm').body.textContent).not.toContain('info@shangwe.example');
  });
});
