/** The enquiry forms (product spec, sections 4, 5, 8 and 9). */
import { unbroken } from 'agency-content/unbroken';
import { Hono } from 'hono';
import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { serve } from '../../scripts/serve.js';
import { createSite } from '../../site/server/app.js';
import { enquiriesPath } from '../posting-site.js';
import { openBrowser, pauseClock, waitForHydration } from './browser.js';

const visit = openBrowser();

/** Delay after which the kit moves the focus in a sent form, in ms. The clock on these pages is paused. */
const focusDelayMs = 300;

/** Field values by label. */
type Entries = Readonly<Record<string, string>>;

interface EnquiryForm {
  path: string;
  /** A field that exists in no other form on the page. */
  own: string;
  /** The form's name in the request body. */
  form: string;
  button: string;
  failure: string;
  entries: Entries;
  /** The expected request body. */
  posted: Readonly<Record<string, string | boolean>>;
}

const message: EnquiryForm = {
  path: '/',
  own: 'Subject',
  form: 'message',
  button: 'Send Message',
  failure: 'There was an error sending your message. Please try again.',
  entries: {
    Name: 'Wanjiru Kamau',
    Email: 'wanjiru@westlands.example',
    Subject: 'A sign for the shop',
    Message: 'How large may it be? 👋🏾',
  },
  posted: {
    name: 'Wanjiru Kamau',
    email: 'wanjiru@westlands.example',
    subject: 'A sign for the shop',
    message: 'How large may it be? 👋🏾',
  },
};

const quote: EnquiryForm = {
  path: '/inquiries',
  own: 'Full Name',
  form: 'quote',
  button: 'Submit request',
  failure: 'There was an error sending your request. Please try again.',
  entries: {
    'Full Name': 'Otieno Ochieng',
    'Company Name': 'Ochieng & Daughters',
    'Email Address': 'otieno@ochieng.example',
    'Phone Number': '+254 (0) 700-000-000',
    'Service of Interest': 'Event Planning & Management',
    'Estimated Budget': unbroken('KES 0.65-1.3 million ($5,000 - $10,000)'),
    'Project Details': 'A gala for two hundred, in May.',
  },
  posted: {
    name: 'Otieno Ochieng',
    company: 'Ochieng & Daughters',
    email: 'otieno@ochieng.example',
    phone: '+254 (0) 700-000-000',
    projectType: 'events',
    budget: '5000-10000',
    message: 'A gala for two hundred, in May.',
  },
};

const contact: EnquiryForm = {
  path: '/contact',
  own: 'First Name',
  form: 'contact',
  button: 'Send Message',
  failure: 'There was an error sending your message. Please try again.',
  entries: {
    'First Name': 'Achieng',
    'Last Name': 'Odhiambo',
    'Email Address': 'achieng@kisumu.example',
    'Phone Number': '0700 000 000',
    'Company Name': 'Lakeside Prints',
    'Service of Interest': 'Other',
    Message: 'Do you bind theses?',
  },
  posted: {
    firstName: 'Achieng',
    lastName: 'Odhiambo',
    email: 'achieng@kisumu.example',
    phone: '0700 000 000',
    company: 'Lakeside Prints',
    interest: 'other',
    message: 'Do you bind theses?',
    newsletter: false,
  },
};

const service: EnquiryForm = {
  path: '/services/printing',
  own: 'Message',
  form: 'service',
  button: 'Send enquiry',
  failure: 'There was an error sending your enquiry. Please try again.',
  entries: { Name: 'Li', Email: 'li@novels.example', Message: 'Ten copies' },
  posted: { name: 'Li', email: 'li@novels.example', message: 'Ten copies' },
};

const enquiryForms = { message, quote, contact, service };

const formOf = (page: Page, { own }: Pick<EnquiryForm, 'own'>) =>
  page
    .locator('main form')
    .filter({ has: page.getByLabel(own, { exact: true }) })
    .filter({ hasNot: page.getByLabel('Your message') });

/** A field by its label, with or without the word "optional". */
const fieldOf = (form: Locator, label: string) => form.getByLabel(new RegExp(`^${label}(\\s+optional)?\\s*$`));

const isSelect = (field: Locator) => field.evaluate((control) => control instanceof HTMLSelectElement);

async function fillIn(form: Locator, entries: Entries) {
  for (const [label, text] of Object.entries(entries)) {
    const field = fieldOf(form, label);
    if (await isSelect(field)) await field.selectOption({ label: text });
    else await field.fill(text);
  }
}

/** The displayed field values. */
const readBack = async (form: Locator, labels: readonly string[]): Promise<Entries> =>
  Object.fromEntries(
    await Promise.all(
      labels.map(async (label) => [
        label,
        await fieldOf(form, label).evaluate((control) =>
          control instanceof HTMLSelectElement
            ? (control.selectedOptions[0]?.textContent ?? '')
            : (control as HTMLInputElement).value,
        ),
      ]),
    ),
  );

const emptied = (entries: Entries, choices: Entries = {}) =>
  Object.fromEntries(Object.keys(entries).map((label) => [label, choices[label] ?? '']));

/** The fields' error messages, in field order. */
const errorsOf = (form: Locator) =>
  form.locator('[aria-invalid="true"]').evaluateAll((controls) =>
    controls.map((control) =>
      (control.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => (id.endsWith('-error') ? document.getElementById(id)?.textContent : ''))
        .join(''),
    ),
  );

const focusedLabel = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    const labels = activeElement instanceof HTMLInputElement ? activeElement.labels : null;
    return labels?.[0]?.textContent?.trim() ?? activeElement?.textContent?.trim();
  });

/** The dominant colour channel in a notice's border or background. */
const dominantColor = (notice: Locator) =>
  notice.evaluate((element) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
    const { backgroundColor, borderColor } = getComputedStyle(element);
    for (const colour of [backgroundColor, borderColor]) {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
      if (Math.max(red, green, blue) - Math.min(red, green, blue) > 8) return red > green ? 'red' : 'green';
    }
    return 'none';
  });

const toasts = (page: Page) => page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');

/** Whether an element is on screen and not covered by a toast. */
async function placeOf(element: Locator, toast: Locator): Promise<'visible' | 'covered' | 'off screen'> {
  const [box, cover] = await Promise.all([element.boundingBox(), toast.boundingBox()]);
  if (!box || !cover) throw new Error('The element or the toast has no box.');
  const { height } = element.page().viewportSize()!;
  if (box.y < 0 || box.y + box.height > height) return 'off screen';
  const isBeside = box.x + box.width <= cover.x || cover.x + cover.width <= box.x;
  const isAboveOrBelow = box.y + box.height <= cover.y || cover.y + cover.height <= box.y;
  return isBeside || isAboveOrBelow ? 'visible' : 'covered';
}

/** Counts all requests except GET. */
function countPosts(page: Page) {
  const posts: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && posts.push(request.url()));
  return posts;
}

/** Opens a form with fake timers. */
async function open(enquiry: EnquiryForm, baseURL?: string) {
  const { page, messages } = await visit(enquiry.path, { prepare: pauseClock, ...(baseURL && { baseURL }) });
  await waitForHydration(page);
  return { page, messages, form: formOf(page, enquiry) };
}

describe('the home page’s message form', () => {
  const thanks = 'Thank you! Your message has been sent successfully.';

  it('is sent in 1.5 s, says thank you for 5 s, then shows a persistent message', async () => {
    const { page, form } = await open(message);
    const posts = countPosts(page);
    await fillIn(form, message.entries);
    await form.getByRole('button', { name: message.button }).click();
    const sending = form.getByRole('button', { name: 'Sending...' });
    await sending.waitFor();
    expect(await sending.isDisabled()).toBe(true);
    await page.clock.runFor(1490);
    expect(await sending.count()).toBe(1);
    expect(await form.getByText(thanks).count()).toBe(0);
    await page.clock.runFor(20);
    const notice = form.getByRole('heading', { name: thanks });
    await notice.waitFor();
    expect(await dominantColor(notice)).toBe('green');
    expect(await readBack(form, Object.keys(message.entries))).toEqual(emptied(message.entries));
    await page.clock.runFor(4950);
    expect(await notice.isVisible()).toBe(true);
    await page.clock.runFor(60);
    await notice.waitFor({ state: 'detached' });
    const quiet = form.getByText('Message sent.', { exact: true });
    expect(await quiet.isVisible()).toBe(true);
    await page.clock.runFor(60_000);
    expect(await quiet.isVisible()).toBe(true);
    // An enquiry that was not received has no reference.
    expect(await form.getByText('Reference').count()).toBe(0);
    await form.getByRole('button', { name: 'Send another' }).click();
    expect(await form.getByRole('button', { name: message.button }).isEnabled()).toBe(true);
    expect(await focusedLabel(page)).toBe('Name');
    expect(posts).toEqual([]);
  });

  it('shows an error under each of its four fields, and keeps typed values', async () => {
    const { page, form } = await open(message);
    await form.getByRole('button', { name: message.button }).click();
    const errors = ['Name is required', 'Invalid email address', 'Subject is required', 'Message is required'];
    await expect.poll(() => errorsOf(form)).toEqual(errors);
    expect(await focusedLabel(page)).toBe('Name');
    await fillIn(form, { ...message.entries, Email: 'wanjiru@' });
    await form.getByRole('button', { name: message.button }).click();
    await expect.poll(() => errorsOf(form)).toEqual(['Invalid email address']);
    expect(await readBack(form, Object.keys(message.entries))).toEqual({ ...message.entries, Email: 'wanjiru@' });
    await page.clock.runFor(10_000);
    expect(await form.getByText(thanks).count()).toBe(0);
  });

  it('can be sent using only the keyboard, and moves focus to the summary of what was sent', {
    tags: ['component:ContactMessageForm', 'wcag:2.1.1'],
  }, async () => {
    const { page, form } = await open(message);
    await fieldOf(form, 'Name').focus();
    for (const text of Object.values(message.entries)) {
      await page.keyboard.insertText(text);
      await page.keyboard.press('Tab');
    }
    expect(await focusedLabel(page)).toBe(message.button);
    await page.keyboard.press('Enter');
    await expect.poll(() => focusedLabel(page)).toBe('Sending...');
    // A second press during submission doesn't send a second message.
    await page.keyboard.press('Enter');
    await page.clock.runFor(1510);
    await form.getByRole('heading', { name: thanks }).waitFor();
    expect(await focusedLabel(page)).toContain(thanks);
  });

  it('uses native validation without JavaScript', {
    tags: ['component:ContactMessageForm', 'wcag:3.3.1'],
  }, async () => {
    const { page } = await visit('/', { javaScriptEnabled: false });
    const form = formOf(page, message);
    for (const label of Object.keys(message.entries)) {
      expect(await fieldOf(form, label).getAttribute('required'), label).not.toBeNull();
    }
    expect(await fieldOf(form, 'Email').getAttribute('type')).toBe('email');
    expect(await fieldOf(form, 'Message').getAttribute('rows')).toBe('4');
  });
});

const services = [
  'Experiential Marketing',
  'Event Planning & Management',
  'Expos & Trade Shows',
  'Media Production',
  'Staff Engagement',
  'Brand Identity',
  'Other',
];

const choicesOf = (field: Locator) =>
  field.locator('option').evaluateAll((options) => options.map((option) => option.textContent));

describe('the quote form', () => {
  const choices = { 'Service of Interest': 'Choose a service', 'Estimated Budget': 'Choose a range' };

  it('is submitted in 1 s, shows a toast, and resets', async () => {
    const { page, form } = await open(quote);
    const posts = countPosts(page);
    await fillIn(form, quote.entries);
    await form.getByRole('button', { name: quote.button }).click();
    const submitting = form.getByRole('button', { name: 'Submitting...' });
    await submitting.waitFor();
    expect(await submitting.isDisabled()).toBe(true);
    await page.clock.runFor(990);
    expect(await submitting.count()).toBe(1);
    await page.clock.runFor(20);
    const toast = toasts(page);
    await toast.getByText('Quote request submitted', { exact: true }).waitFor();
    await toast.getByText("We'll get back to you shortly with a customized quote", { exact: true }).waitFor();
    expect(await readBack(form, Object.keys(quote.entries))).toEqual(emptied(quote.entries, choices));
    await toast.getByRole('button', { name: 'Close' }).click();
    await page.clock.runFor(1000);
    await toast.waitFor({ state: 'detached' });
    expect(await form.getByText('Request sent.', { exact: true }).isVisible()).toBe(true);
    expect(posts).toEqual([]);
  });

  it('offers seven services and five budgets, in order', async () => {
    const { page } = await visit('/inquiries', { javaScriptEnabled: false });
    const form = formOf(page, quote);
    expect(await choicesOf(fieldOf(form, 'Service of Interest'))).toEqual(['Choose a service', ...services]);
    expect(await choicesOf(fieldOf(form, 'Estimated Budget'))).toEqual([
      'Choose a range',
      ...[
        'Under KES 650,000 (Under $5,000)',
        'KES 0.65-1.3 million ($5,000 - $10,000)',
        'KES 1.3-3.25 million ($10,000 - $25,000)',
        'KES 3.25-6.5 million ($25,000 - $50,000)',
        'KES 6.5 million+ ($50,000+)',
      ].map(unbroken),
    ]);
    const options = fieldOf(form, 'Estimated Budget').locator('option:not([value=""])');
    expect(
      await options.evaluateAll((budgets) => budgets.map((budget) => (budget as HTMLOptionElement).value)),
    ).toEqual(['under-5000', '5000-10000', '10000-25000', '25000-50000', 'over-50000']);
    const optional = ['Company Name', 'Estimated Budget'];
    for (const label of Object.keys(quote.entries)) {
      const required = (await fieldOf(form, label).getAttribute('required')) !== null;
      expect(required, label).toBe(!optional.includes(label));
    }
    expect(await fieldOf(form, 'Email Address').getAttribute('type')).toBe('email');
  });

  it('links to each missing field from an error summary', async () => {
    const { page, form } = await open(quote);
    await form.getByRole('button', { name: quote.button }).click();
    const missing = [
      'Name is required',
      'Invalid email address',
      'Invalid phone number',
      'Choose a service',
      'Project details are required',
    ];
    await expect.poll(() => errorsOf(form)).toEqual(missing);
    const summary = form.getByRole('group', { name: '5 fields need another look' });
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await summary.getByRole('link').allTextContents()).toEqual(missing);
    await summary.getByRole('link', { name: 'Invalid phone number' }).click();
    expect(await focusedLabel(page)).toBe('Phone Number');
  });

  it('can be submitted using only the keyboard', { tags: ['component:QuoteForm', 'wcag:2.1.1'] }, async () => {
    const { page, form } = await open(quote);
    await fieldOf(form, 'Full Name').focus();
    for (const [label, text] of Object.entries(quote.entries)) {
      // In a select, typing the first letters selects an option.
      if (await isSelect(fieldOf(form, label))) await page.keyboard.type(text.slice(0, 3));
      else await page.keyboard.insertText(text);
      await page.keyboard.press('Tab');
    }
    expect(await readBack(form, Object.keys(quote.entries))).toEqual(quote.entries);
    expect(await focusedLabel(page)).toBe(quote.button);
    await page.keyboard.press('Enter');
    await form.getByRole('button', { name: 'Submitting...' }).waitFor();
    await page.clock.runFor(1010);
    await toasts(page).getByText('Quote request submitted', { exact: true }).waitFor();
    const heading = form.getByRole('heading', { name: 'Quote request submitted' });
    await page.clock.runFor(focusDelayMs);
    expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
    await expect.poll(() => placeOf(heading, toasts(page))).toBe('visible');
  });

  it('shows what was sent even if the page was scrolling away from it', { tags: ['wcag:2.4.11'] }, async () => {
    const { page, form } = await open(quote);
    await fillIn(form, quote.entries);
    await fieldOf(form, 'Full Name').focus();
    await page.keyboard.press('Enter');
    await form.getByRole('button', { name: 'Submitting...' }).waitFor();
    await page.clock.runFor(1010);
    const heading = form.getByRole('heading', { name: 'Quote request submitted' });
    await heading.waitFor();
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    expect(await placeOf(heading, toasts(page))).toBe('off screen');
    await page.clock.runFor(focusDelayMs);
    await expect.poll(() => placeOf(heading, toasts(page))).toBe('visible');
  });
});

describe('the contact page’s form', () => {
  it('submits an enquiry with the newsletter box unticked', async () => {
    const { page, form } = await open(contact);
    const newsletter = form.getByRole('checkbox');
    expect(await newsletter.isChecked()).toBe(false);
    const interests = fieldOf(form, 'Service of Interest').locator('option:not([value=""])');
    expect(
      await interests.evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value)),
    ).toEqual([
      'experiential-marketing',
      'events',
      'expos',
      'production',
      'staff-engagement',
      'brand-identity',
      'other',
    ]);
    await fillIn(form, contact.entries);
    await newsletter.check();
    await form.getByRole('button', { name: contact.button }).click();
    await page.clock.runFor(1010);
    await toasts(page).getByText('Inquiry Submitted', { exact: true }).waitFor();
    await toasts(page).getByText("Thank you! We'll get back to you shortly.", { exact: true }).waitFor();
    await form.getByRole('button', { name: 'Send another' }).click();
    const labels = Object.keys(contact.entries);
    expect(await readBack(form, labels)).toEqual(
      emptied(contact.entries, { 'Service of Interest': 'Choose a service' }),
    );
    expect(await newsletter.isChecked()).toBe(false);
  });

  it('reports missing fields and an invalid phone number', async () => {
    const { form } = await open(contact);
    await fillIn(form, { 'Phone Number': 'after six' });
    await form.getByRole('button', { name: contact.button }).click();
    await expect
      .poll(() => errorsOf(form))
      .toEqual([
        'First name is required',
        'Last name is required',
        'Invalid email address',
        'Invalid phone number',
        'Choose a service',
        'Message is required',
      ]);
    expect(await form.getByRole('group', { name: '6 fields need another look' }).getByRole('link').count()).toBe(6);
    expect(await fieldOf(form, 'Phone Number').inputValue()).toBe('after six');
  });
});

describe('a service page’s short form', () => {
  it('shows an error under each field', async () => {
    const { page, form } = await open(service);
    const toSend = form.getByRole('button', { name: service.button });
    await toSend.click();
    const errors = ['Name is required', 'Invalid email address', 'Message is too short'];
    await expect.poll(() => errorsOf(form)).toEqual(errors);
    expect(await focusedLabel(page)).toBe('Name');
    for (const [index, error] of errors.entries()) {
      const label = Object.keys(service.entries)[index] as string;
      const [field, text] = await Promise.all([
        fieldOf(form, label).boundingBox(),
        form.getByText(error, { exact: true }).boundingBox(),
      ]);
      expect(text?.y, label).toBeGreaterThanOrEqual((field?.y ?? Infinity) + (field?.height ?? 0));
    }
    // One character shorter than the minimum.
    await fillIn(form, { Name: 'L', Email: 'li@novels', Message: 'Nine long' });
    await toSend.click();
    await expect.poll(() => errorsOf(form)).toEqual(errors);
  });

  it('logs its values, shows a toast and resets', async () => {
    const { page, form } = await open(service);
    const posts = countPosts(page);
    const logged: unknown[] = [];
    page.on('console', async (entry) => {
      if (entry.type() === 'log') logged.push(await entry.args()[0]?.jsonValue());
    });
    await fillIn(form, service.entries);
    await form.getByRole('button', { name: service.button }).click();
    await toasts(page).getByText('Inquiry Submitted', { exact: true }).waitFor();
    await toasts(page).getByText("Thank you! We'll get back to you shortly.", { exact: true }).waitFor();
    await expect.poll(() => logged).toEqual([service.posted]);
    expect(await readBack(form, Object.keys(service.entries))).toEqual(emptied(service.entries));
    expect(posts).toEqual([]);
  });

  it('can be sent using only the keyboard', { tags: ['component:ServiceContactForm', 'wcag:2.1.1'] }, async () => {
    const { page, form } = await open(service);
    await fieldOf(form, 'Name').focus();
    for (const text of Object.values(service.entries)) {
      await page.keyboard.insertText(text);
      await page.keyboard.press('Tab');
    }
    expect(await focusedLabel(page)).toBe(service.button);
    await page.keyboard.press('Space');
    await form.getByText('Enquiry sent.', { exact: true }).waitFor();
    await page.clock.runFor(focusDelayMs);
    expect(await focusedLabel(page)).toBe('Inquiry Submitted');
  });
});

describe('the newsletter form', () => {
  it('has a button that says it is unavailable', async () => {
    const { page, messages } = await visit('/blog');
    await waitForHydration(page);
    const posts = countPosts(page);
    const box = page.getByLabel('Email address', { exact: true });
    const button = page.getByRole('button', { name: 'Subscribe' });
    await box.fill('reader@westlands.example');
    expect(await button.isDisabled()).toBe(true);
    await button.focus();
    await page.keyboard.press('Enter');
    await box.press('Enter');
    expect(await box.inputValue()).toBe('reader@westlands.example');
    expect([page.url().endsWith('/blog'), posts, messages]).toEqual([true, [], []]);
  });
});

const demonstration = 'Demonstration: this form is not connected yet.';

describe('a build without an endpoint', () => {
  it.each(Object.entries(enquiryForms))(
    'says that the form is not connected, even without JavaScript: %s',
    async (_name, enquiry) => {
      const { page } = await visit(enquiry.path, { javaScriptEnabled: false });
      expect(await formOf(page, enquiry).getByText(demonstration).count()).toBe(1);
    },
  );

  it('promises no reply after a simulated success', async () => {
    const { page, form } = await open(service);
    await fillIn(form, service.entries);
    await form.getByRole('button', { name: service.button }).click();
    const sent = form.locator('[data-part="sent"]');
    await sent.getByText('Demonstration: visitors will see this once the form is connected').waitFor();
    expect(await sent.getByText('within 24 hours').count()).toBe(0);
    expect(await toasts(page).getByText('Inquiry Submitted', { exact: true }).count()).toBe(1);
  });
});

describe('forms with an endpoint', () => {
  /** How the endpoint will respond to the next enquiries. */
  let answers: 'yes' | 'no' | 'nothing' = 'yes';
  const received: unknown[] = [];
  let origin: string;
  let close: () => void;

  beforeAll(async () => {
    const app = new Hono();
    app.post(enquiriesPath, async (context) => {
      received.push(await context.req.json());
      if (answers === 'nothing') return new Promise<Response>(() => undefined);
      return context.json({ id: '1f0c' }, answers === 'yes' ? 201 : 500);
    });
    app.route('/', createSite({ site: inject('postingSiteFolder') }));
    ({ origin, close } = await serve(app));
  });
  afterAll(() => close());
  beforeEach(() => {
    answers = 'yes';
    received.length = 0;
  });

  const forms = Object.entries(enquiryForms);

  it('includes four forms', () => {
    expect(forms).toHaveLength(4);
  });

  it.each([...new Set(forms.map(([, { path }]) => path)), '/blog'])(
    'never describes a form as a demonstration on %s',
    async (path) => {
      const html = await (await fetch(`${origin}${path}`)).text();
      expect(html).toContain('<form');
      expect(html).not.toContain(demonstration);
    },
  );

  it.each(forms)(
    'keeps typed values after a failed submission, and posts them on retry: %s',
    async (_name, enquiry) => {
      answers = 'no';
      const { page, form } = await open(enquiry, origin);
      const labels = Object.keys(enquiry.entries);
      await fillIn(form, enquiry.entries);
      const toSend = form.getByRole('button', { name: enquiry.button });
      await toSend.click();
      const notice = form.getByRole('alert').getByText(enquiry.failure, { exact: true });
      await notice.waitFor();
      expect(await dominantColor(form.getByRole('alert').locator('> div'))).toBe('red');
      expect(await readBack(form, labels)).toEqual(enquiry.entries);
      await page.clock.runFor(60_000);
      expect(await notice.isVisible()).toBe(true);

      answers = 'yes';
      await toSend.click();
      await expect.poll(() => readBack(form, labels)).not.toEqual(enquiry.entries);
      expect(await notice.count()).toBe(0);
      const posted = {
        ...enquiry.posted,
        form: enquiry.form,
        page: enquiry.path,
        locale: 'en-KE',
        elapsedMs: expect.any(Number),
        website: '',
      };
      expect(received).toEqual([posted, posted]);
    },
  );

  it('times out after 20 s without a response', async () => {
    answers = 'nothing';
    const { page, form } = await open(message, origin);
    await fillIn(form, message.entries);
    await form.getByRole('button', { name: message.button }).click();
    await expect.poll(() => received.length).toBe(1);
    // Repeated presses don't send duplicates.
    await form.getByRole('button', { name: 'Sending...' }).click({ force: true });
    await page.clock.runFor(19_900);
    expect(await form.getByRole('button', { name: 'Sending...' }).count()).toBe(1);
    await page.clock.runFor(200);
    await form.getByRole('alert').getByText(message.failure).waitFor();
    expect(await readBack(form, Object.keys(message.entries))).toEqual(message.entries);
    expect(received).toHaveLength(1);
  });

  it('shows the same error after a network error', async () => {
    const { page, form } = await open(message, origin);
    await page.route(`**${enquiriesPath}`, (route) => route.abort());
    await fillIn(form, message.entries);
    await form.getByRole('button', { name: message.button }).click();
    await form.getByRole('alert').getByText(message.failure).waitFor();
    expect(await readBack(form, Object.keys(message.entries))).toEqual(message.entries);
  });

  it('subscribes to the newsletter after a failed first attempt', async () => {
    answers = 'no';
    const { page } = await visit('/blog', { baseURL: origin });
    await waitForHydration(page);
    const box = page.getByLabel('Email address', { exact: true });
    const button = page.getByRole('button', { name: 'Subscribe' });
    await box.fill('reader@');
    await button.click();
    await page.getByText('Invalid email address', { exact: true }).waitFor();
    await box.fill('reader@westlands.example');
    await button.click();
    await page.getByRole('alert').getByText('There was an error sending your address. Please try again.').waitFor();
    expect(await box.inputValue()).toBe('reader@westlands.example');
    answers = 'yes';
    await button.click();
    await page.getByText('Thank you. The next issue will go to reader@westlands.example.').waitFor();
    expect(received.at(-1)).toMatchObject({ form: 'newsletter', page: '/blog', email: 'reader@westlands.example' });
  });
});
