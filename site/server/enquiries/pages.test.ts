// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { createEnquiriesEndpoint, type EnquiriesEndpointOptions } from './endpoint.js';
import { enquiriesPath, enquiryLimits, enquiryStylePath } from './protocol.js';
import { sampleValues as values } from './sample-values.js';
import { type NewEnquiry, StoreError } from './store.js';

/** The request of a native form submission. */
const posted = (fields: Record<string, string>) => ({
  method: 'POST',
  body: new URLSearchParams(fields).toString(),
  headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
});

/** An endpoint with a store that only records. */
function open(options: Partial<EnquiriesEndpointOptions> = {}) {
  const added: NewEnquiry[] = [];
  const app = createEnquiriesEndpoint({
    store: {
      add: async (enquiry) => {
        added.push(enquiry);
        return { id: 'the-id', isNew: true };
      },
    },
    channels: [],
    ...options,
  });
  return { app, added, form: (fields: Record<string, string>) => app.request(enquiriesPath, posted(fields)) };
}

const failing = {
  add: async () => {
    throw new StoreError('The disk is full.');
  },
};

describe('a native form submission', () => {
  const pageOf = async (answer: Response) => new DOMParser().parseFromString(await answer.text(), 'text/html');

  /** The values that the form on a page would submit again. */
  const refilled = (document: Document) =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLInputElement>('form [name]')].map((control) => [
        control.name,
        control.type === 'checkbox' ? String(control.checked) : control.value,
      ]),
    );

  it.each(Object.entries(values))('responds to "%s" with a thank-you page', async (form, fields) => {
    const { app, added } = open();
    const answer = await app.request(`${enquiriesPath}?form=${form}`, {
      ...posted(fields),
      headers: { ...posted(fields).headers, Referer: 'http://localhost/inquiries', 'Sec-Fetch-Site': 'same-origin' },
    });
    expect(answer.status).toBe(201);
    expect(added).toEqual([expect.objectContaining({ form, page: '/inquiries' })]);
    const document = await pageOf(answer);
    expect(document.querySelector('h1')?.textContent?.length).toBeGreaterThan(5);
    expect(document.body.textContent).toContain('the-id');
    expect([...document.links].map((link) => link.getAttribute('href'))).toContain('/inquiries');
  });

  it.each([
    ['422', open(), { name: '', email: 'nobody', message: ' A sign\nfor "two" <b>shops</b> ' }, 422],
    ['429', open({ rate: { requests: 0, windowMs: 1e9 } }), { ...values.message }, 429],
    ['503', open({ store: failing }), { ...values.message }, 503],
  ])('keeps typed values: %s', async (_name, { form }, typed, status) => {
    const answer = await form({ form: 'message', ...typed });
    expect(answer.status).toBe(status);
    const document = await pageOf(answer);
    expect(refilled(document)).toMatchObject(typed);
    expect(document.querySelector('[role=alert] h1')).not.toBeNull();
    expect([...document.links].map(({ protocol }) => protocol)).toEqual(expect.arrayContaining(['mailto:', 'tel:']));
    const target = document.querySelector('form');
    expect([target?.getAttribute('action'), target?.method]).toEqual([`${enquiriesPath}?form=message`, 'post']);
  });

  it('keeps selects and checkboxes, and links each error to its field', async () => {
    const { form } = open();
    const typed = { ...values.contact, message: '', newsletter: 'on', interest: 'brand-identity' };
    const document = await pageOf(await form({ form: 'contact', ...typed }));
    expect(refilled(document)).toMatchObject({ interest: 'brand-identity', newsletter: 'true', firstName: 'Achieng' });
    const [link] = [...document.querySelectorAll('li a')];
    expect(link?.textContent).toBe('Message is required');
    const field = document.querySelector(link?.getAttribute('href') ?? '');
    expect(field?.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(field?.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Message is required',
    );
    for (const control of document.querySelectorAll<HTMLInputElement>('form [id]:not(p)'))
      expect(control.labels?.length, control.name).toBe(1);
  });

  it('explains the limit when a text is too long', async () => {
    const { form } = open();
    const answer = await form({ form: 'message', message: 'a'.repeat(enquiryLimits.formBytes) });
    expect(answer.status).toBe(413);
    expect((await pageOf(answer)).body.textContent).toContain('Back button');
  });

  it('accepts 5,000 letters of any script, as the form does', async () => {
    const { form } = open();
    expect((await form({ form: 'message', ...values.message, message: 'ن'.repeat(5000) })).status).toBe(201);
  });

  it('responds with pages that run no script and load only the site’s stylesheet', async () => {
    const { form, app } = open();
    const evil = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
    for (const typed of [values.message, { ...values.message, name: evil, email: evil }]) {
      const answer = await form({ form: 'message', ...typed, page: '/"><script>' });
      const policy = answer.headers.get('Content-Security-Policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toMatch(/unsafe|script-src|\*/);
      const document = await pageOf(answer);
      expect(document.querySelectorAll('script, style, [style], img, iframe')).toHaveLength(0);
      const attributes = [...document.querySelectorAll('*')].flatMap((element) => element.getAttributeNames());
      expect(attributes.filter((name) => name.startsWith('on'))).toEqual([]);
    }
    const style = await app.request(enquiryStylePath);
    expect(style.headers.get('Content-Type')).toContain('text/css');
  });
});
