/** The five forms: validation, and successful and failed submissions. */
import { unbroken } from 'agency-content/unbroken';
import { expect } from 'vitest';
import { enquiriesPath } from '../../posting-site.js';
import { eventually, type Page, role } from '../page.js';
import { scenario } from '../scenario.js';

interface Form {
  title: string;
  path: string;
  /** Text to enter, by field label. */
  entries: Readonly<Record<string, string>>;
  /** Options to select, by field label. */
  choices: Readonly<Record<string, string>>;
  button: string;
  /** The errors after an empty submission. */
  errors: readonly string[];
  /** The messages after a successful submission. */
  success: readonly string[];
  failure: string;
  /** The button that brings back an empty form. */
  again?: string;
}

export const forms: readonly Form[] = [
  {
    title: 'the home page message',
    path: '/',
    entries: {
      Name: 'Wanjiru Kamau',
      Email: 'w@westlands.example',
      Subject: 'A sign',
      Message: 'How large may it be?',
    },
    choices: {},
    button: 'Send Message',
    errors: ['Name is required', 'Invalid email address', 'Subject is required', 'Message is required'],
    success: ['Thank you! Your message has been sent successfully.'],
    failure: 'There was an error sending your message. Please try again.',
  },
  {
    title: 'the quote request',
    path: '/inquiries',
    entries: {
      'Full Name': 'Otieno Ochieng',
      'Email Address': 'otieno@ochieng.example',
      'Phone Number': '+254 700 000 000',
      'Project Details': 'A gala for two hundred.',
    },
    choices: {
      'Service of Interest': 'Event Planning & Management',
      'Estimated Budget': `${unbroken('KES 0.65-1.3 million')} ($5,000 - $10,000)`,
    },
    button: 'Submit request',
    errors: [
      'Name is required',
      'Invalid email address',
      'Invalid phone number',
      'Choose a service',
      'Project details are required',
    ],
    success: ['Quote request submitted', "We'll get back to you shortly with a customized quote"],
    failure: 'There was an error sending your request. Please try again.',
  },
  {
    title: 'the contact page enquiry',
    path: '/contact',
    entries: {
      'First Name': 'Achieng',
      'Last Name': 'Odhiambo',
      'Email Address': 'achieng@kisumu.example',
      'Phone Number': '0700 000 000',
      Message: 'Do you bind theses?',
    },
    choices: { 'Service of Interest': 'Other' },
    button: 'Send Message',
    errors: [
      'First name is required',
      'Last name is required',
      'Invalid email address',
      'Choose a service',
      'Message is required',
    ],
    success: ['Inquiry Submitted', "Thank you! We'll get back to you shortly."],
    failure: 'There was an error sending your message. Please try again.',
  },
  {
    title: 'a service page enquiry',
    path: '/services/printing',
    entries: { Name: 'Li Wei', Email: 'li@novels.example', Message: 'Ten copies of it' },
    choices: {},
    button: 'Send enquiry',
    errors: ['Name is required', 'Invalid email address', 'Message is too short'],
    success: ['Inquiry Submitted', "Thank you! We'll get back to you shortly."],
    failure: 'There was an error sending your enquiry. Please try again.',
  },
];

const newsletter: Form = {
  title: 'the newsletter form',
  path: '/blog',
  entries: { 'Email address': 'reader@westlands.example' },
  choices: {},
  button: 'Subscribe',
  errors: ['Invalid email address'],
  success: ['Thank you. The next issue will go to reader@westlands.example.'],
  failure: 'There was an error sending your address. Please try again.',
  again: 'Subscribe another address',
};

const posted = [...forms, newsletter];

const main = role('main');
const escaped = (label: string) => label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Matches a field's label with or without the word "optional". */
const labelled = (label: string) => new RegExp(`^${escaped(label)}(?:\\s+optional)?$`);
const field = (label: string) => role('textbox', labelled(label), { within: main });
const list = (label: string) => role('combobox', labelled(label), { within: main });
export const button = ({ button: name }: Form) => role('button', name, { within: main });

export async function fillIn(page: Page, { entries, choices }: Form) {
  for (const [label, words] of Object.entries(entries)) await page.fill(field(label), words);
  for (const [label, entry] of Object.entries(choices)) await page.choose(list(label), entry);
}

async function readBack(page: Page, { entries }: Form) {
  const values: Record<string, string> = {};
  for (const label of Object.keys(entries)) values[label] = (await page.read(field(label))).value;
  return values;
}

/** Brings back the form, and checks that it is empty and has focus. */
async function beginsAgain(page: Page, form: Form) {
  await page.click(role('button', form.again ?? 'Send another', { within: main }));
  await eventually('the fields', async () => {
    expect(Object.values(await readBack(page, form)).join('')).toBe('');
  });
  expect(await page.evaluate(() => document.activeElement?.matches('main form input'))).toBe(true);
}

/** Checks that the sent values have replaced the fields, and that their heading has focus. */
async function seesWhatWasSent(page: Page, { entries, choices, again }: Form) {
  // The newsletter's message already contains the address.
  if (!again) await seesAll(page, [...Object.values(entries), ...Object.values(choices)]);
  await page.until(
    'the focus on the heading',
    () => document.activeElement?.matches('main form :is(h2, h3)'),
    (isFocused) => isFocused === true,
  );
}

const seesAll = async (page: Page, words: readonly string[]) => {
  for (const text of words) await page.sees({ text });
};

const attempt = async (page: Page, form: Form) => {
  await page.open(form.path);
  await fillIn(page, form);
  await page.click(button(form));
};

const expectErrors = (form: Form) => async (page: Page) => {
  await page.open(form.path);
  await page.hover(button(form));
  // Before hydration, a press would show the browser's own validation message.
  await page.expects(button(form), ({ hydrated }) => hydrated, 'expected it to be hydrated');
  await page.click(button(form));
  await seesAll(page, form.errors);
  const focused = await page.evaluate(() => {
    const { activeElement } = document;
    const isField = activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement;
    return isField ? 'a field' : (activeElement?.textContent ?? '');
  });
  // A short form focuses its first invalid field, a long one its error summary.
  if (focused !== 'a field') expect(focused).toContain(form.errors[0]);
};

export const formScenarios = [
  ...forms.map((form) =>
    scenario(`I send ${form.title} empty: it says under each field what is missing, and takes me there`, ({ page }) =>
      expectErrors(form)(page),
    ),
  ),
  scenario(
    `I send ${newsletter.title} empty: it says under the field what is missing, and takes me there`,
    ({ page }) => expectErrors(newsletter)(page),
    { build: 'posting' },
  ),
  ...forms.map((form) =>
    scenario(
      `I fill in ${form.title} and send it: it thanks me, shows what I sent, and lets me send another`,
      async ({ page, site }) => {
        await attempt(page, form);
        await seesAll(page, form.success);
        await seesWhatWasSent(page, form);
        await beginsAgain(page, form);
        expect(site.posts).toEqual([]);
        expect(page.errors()).toEqual([]);
      },
      { short: form.path === '/inquiries' || form.path === '/' },
    ),
  ),
  scenario('The newsletter button says that it is unavailable when it has no action', async ({ page }) => {
    await page.open(newsletter.path);
    await page.fill(field('Email address'), 'reader@westlands.example');
    await page.expects(button(newsletter), ({ disabled }) => disabled, 'expected it to be disabled');
  }),
  ...posted.map((form) =>
    scenario(
      `The server fails when I send ${form.title}: I see an error, my text stays, and a second attempt succeeds with a reference`,
      async ({ page, site }) => {
        let status = 500;
        site.intercept((path) =>
          path === enquiriesPath
            ? Response.json(status < 300 ? { id: '7f3a92c1-0d4e-4a6b-9c55-2b1f0e8d7a63' } : { error: {} }, { status })
            : undefined,
        );
        await attempt(page, form);
        await page.sees({ text: form.failure });
        expect(await readBack(page, form)).toEqual(form.entries);
        status = 201;
        await page.click(button(form));
        await seesAll(page, form.success);
        if (!form.again) await page.sees({ text: '7F3A-92C1' });
        await seesWhatWasSent(page, form);
        await beginsAgain(page, form);
        expect(site.posts).toHaveLength(2);
        expect(site.posts[1]?.body).toContain(Object.values(form.entries)[0]);
      },
      { build: 'posting', short: form.path === '/services/printing' },
    ),
  ),
  ...(
    [
      ['rejects it', () => Response.json({ ok: false })],
      [
        'responds with a login page',
        () => new Response('<!doctype html><title>Log in</title>', { headers: { 'Content-Type': 'text/html' } }),
      ],
    ] as const
  ).map(([what, answer]) =>
    scenario(
      `I send an enquiry and the server ${what}: I see an error, and my text is kept`,
      async ({ page, site }) => {
        const form = forms[3]!;
        site.intercept((path) => (path === enquiriesPath ? answer() : undefined));
        await attempt(page, form);
        await page.sees({ text: form.failure });
        expect(await readBack(page, form)).toEqual(form.entries);
      },
      { build: 'posting' },
    ),
  ),
  ...forms.map((form) =>
    scenario(
      `I fill in ${form.title} before the scripts have arrived: my text stays and is sent`,
      async ({ page, site }) => {
        const release = await site.holdScripts(form.path);
        await page.open(form.path);
        await fillIn(page, form);
        release();
        await site.settled();
        expect(await readBack(page, form)).toEqual(form.entries);
        await page.click(button(form));
        await seesAll(page, form.success);
      },
    ),
  ),
];
