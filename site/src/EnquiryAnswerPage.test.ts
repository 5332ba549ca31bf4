// @vitest-environment jsdom
import { agency } from 'agency-content';
import type { EnquiryAnswer } from 'agency-enquiries';
import { quoteFormWithFiles } from 'agency-ui/schemas';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { EnquiryAnswerPage } from './EnquiryAnswerPage.js';

const answer: EnquiryAnswer = {
  status: 422,
  form: quoteFormWithFiles,
  values: { name: 'Otieno', message: 'A gala in May.' },
  issues: { files: 'We can’t take files at the moment.' },
  files: [],
  page: '/inquiries',
  action: '/api/enquiries?form=quote',
  title: 'Your text has not been sent yet',
  text: '',
  isBlocked: true,
  summary: 'Full Name: Otieno\nAttach a brief or artwork: plan.pdf',
};

const pageOf = (changes: Partial<EnquiryAnswer>) =>
  new DOMParser().parseFromString(
    renderToStaticMarkup(createElement(EnquiryAnswerPage, { ...answer, ...changes })),
    'text/html',
  );

const linkOf = (document: Document, name: string) =>
  [...document.links].find((link) => link.textContent?.trim() === name)?.href;

it('offers other channels for the typed text if the form cannot be sent', () => {
  const document = pageOf({});
  const whatsapp = new URL(linkOf(document, 'WhatsApp') ?? '');
  expect(whatsapp.pathname).toBe(`/${agency.phone.replace(/\D/g, '')}`);
  expect(whatsapp.searchParams.get('text')).toBe(answer.summary);
  const mail = new URL(linkOf(document, 'E-mail') ?? '');
  expect([mail.pathname, mail.searchParams.get('body')]).toEqual([agency.email, answer.summary.replace('\n', '\r\n')]);
  expect(document.querySelector('a[href^="tel:"]')?.textContent).toContain(agency.phone);
  expect(document.querySelector('textarea')?.value).toBe('A gala in May.');
});

it('offers only the form again if correcting it is enough', () => {
  const document = pageOf({ isBlocked: false, issues: { email: 'Invalid email address' } });
  expect(linkOf(document, 'WhatsApp')).toBeUndefined();
  expect(document.body.textContent).toContain('Invalid email address');
});
