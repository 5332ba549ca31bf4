// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defineForm, labelsOf } from '../../entities/form-definitions/index.js';
import { formLabels } from './Form.labels.js';
import { encodeUpTo, mailUrl, textOf, whatsAppUrl } from './fallback-links.js';

describe('encodeUpTo', () => {
  it('truncates any text at a whole character, within the limit', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), fc.integer({ min: 9, max: 400 }), (text, limit) => {
        const encoded = encodeUpTo(text, limit);
        const decoded = decodeURIComponent(encoded);
        const wellFormed = [...text].map((one) => (/\p{Surrogate}/u.test(one) ? '\ufffd' : one)).join('');
        expect(encoded.length).toBeLessThanOrEqual(limit);
        if (decoded !== wellFormed) {
          expect(decoded.endsWith('…')).toBe(true);
          expect(wellFormed.startsWith(decoded.slice(0, -1))).toBe(true);
          // The next character would exceed the limit.
          const next = [...wellFormed.slice(decoded.length - 1)][0] ?? '';
          expect(encoded.length + encodeURIComponent(next).length).toBeGreaterThan(limit);
        }
      }),
    );
  });

  it('does not throw for a lone surrogate', () => {
    expect(decodeURIComponent(encodeUpTo('a\ud83db', 100))).toBe('a\ufffdb');
  });
});

describe('whatsAppUrl and mailUrl', () => {
  it('opens WhatsApp with only the number’s digits', () => {
    expect(whatsAppUrl('+254 700-000 000', 'How large?\n50 %')).toBe(
      'https://wa.me/254700000000?text=How%20large%3F%0A50%20%25',
    );
  });

  it('opens an e-mail with a subject and CRLF line breaks', () => {
    expect(mailUrl('info@shangwe.example', 'Enquiry & more', 'one\ntwo')).toBe(
      'mailto:info@shangwe.example?subject=Enquiry%20%26%20more&body=one%0D%0Atwo',
    );
  });

  it('does not throw for a lone surrogate', () => {
    expect(mailUrl('info@shangwe.example', 'Tent \ud83c', '')).toContain('subject=Tent%20%EF%BF%BD&');
  });

  it('keeps links within the length that apps accept', () => {
    const text = '👋🏾 how much? '.repeat(1000);
    expect(whatsAppUrl('+254700000000', text).length).toBeLessThan(1900);
    expect(mailUrl('info@shangwe.example', 'Enquiry', text).length).toBeLessThan(1900);
  });
});

describe('textOf', () => {
  it('contains labels, option names and dates, but no empty or unknown fields', () => {
    const { fields, ...definition } = defineForm({
      name: 'order',
      title: 'Order',
      fields: {
        name: { kind: 'text', label: 'Name' },
        company: { kind: 'text', label: 'Company', optional: true },
        phone: { kind: 'phone', label: 'Phone' },
        budget: { kind: 'select', label: 'Budget', options: [{ value: '5000', label: '$5,000' }] },
        day: { kind: 'select', label: 'Day', options: ['Monday'] },
        visit: { kind: 'date', label: 'Day of the visit' },
        newsletter: { kind: 'checkbox', label: 'Send me news' },
        terms: { kind: 'checkbox', label: 'Terms' },
        message: { kind: 'textarea', label: 'Message' },
      },
    });
    const form = document.createElement('form');
    form.innerHTML = `
      <input name="name" value="Wanjiru" />
      <input name="company" value="Kamau" />
      <input name="phone" value="" />
      <select name="budget"><option value="5000" selected></option></select>
      <select name="day"><option value="Monday" selected></option></select>
      <input type="date" name="visit" value="2026-12-01" />
      <input type="checkbox" name="newsletter" checked />
      <input type="checkbox" name="terms" />
      <textarea name="message">Two\nlines</textarea>
      <input name="website" value="spam" />
      <button>Send</button>`;
    const labels = { ...formLabels, ...labelsOf({ ...definition, fields }), name: 'Jina' };
    expect(textOf(form, fields, { labels, locale: 'de-DE' })).toBe(
      'Jina: Wanjiru\nCompany: Kamau\nBudget: $5,000\nDay: Monday\nDay of the visit: Dienstag, 1. Dezember 2026\nSend me news: Yes\nMessage: Two\nlines',
    );
  });
});
