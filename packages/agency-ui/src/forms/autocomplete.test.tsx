/** WCAG 1.3.5 Identify Input Purpose: fields about the visitor have `autocomplete` tokens. */
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ContactPageForm, NewsletterForm, QuoteForm, ServiceContactForm } from './index.js';

const forms: [name: string, form: ComponentType, tokens: Record<string, string>][] = [
  [
    'ContactPageForm',
    ContactPageForm,
    { firstName: 'given-name', lastName: 'family-name', email: 'email', phone: 'tel', company: 'organization' },
  ],
  ['QuoteForm', QuoteForm, { name: 'name', company: 'organization', email: 'email', phone: 'tel' }],
  ['ServiceContactForm', ServiceContactForm, { name: 'name', email: 'email' }],
  ['NewsletterForm', NewsletterForm, { email: 'email' }],
];

it.each(forms)(
  'declares the purpose of each field in %s',
  {
    tags: [
      'component:ContactPageForm',
      'component:NewsletterForm',
      'component:QuoteForm',
      'component:ServiceContactForm',
      'wcag:1.3.5',
    ],
  },
  (_name, Form, tokens) => {
    const fields = [...renderToString(<Form />).matchAll(/<input[^>]*>/g)].map(([tag]) => ({
      name: /\bname="([^"]*)"/.exec(tag)?.[1] ?? '',
      token: /\bautocomplete="([^"]*)"/i.exec(tag)?.[1],
    }));
    const expected = { ...tokens, website: 'off' };
    expect(Object.fromEntries(fields.flatMap(({ name, token }) => (token ? [[name, token]] : [])))).toEqual(expected);
  },
);
