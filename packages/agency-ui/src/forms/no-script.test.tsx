// @vitest-environment jsdom
import { act, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FormContact } from './Form/entry.js';
import { ContactMessageForm, ContactPageForm, NewsletterForm, QuoteForm, ServiceContactForm } from './index.js';

const contact = { phone: '+254 700 000 000', email: 'info@shangwe.example' };

const forms: Record<string, ComponentType<{ action?: string; contact?: FormContact; onSubmit?: () => void }>> = {
  ContactMessageForm,
  ContactPageForm,
  NewsletterForm,
  QuoteForm,
  ServiceContactForm,
};

/** The content of `noscript` as elements, as a parser without scripting reads it. */
function withoutScripts(html: string) {
  const sentences = new DOMParser().parseFromString(html.replace(/<(\/?)noscript>/g, '<$1aside>'), 'text/html');
  return sentences.querySelector('aside');
}

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

it.each(Object.entries(forms))(
  'shows other contact details without JavaScript: %s',
  { tags: ['component:ContactMessageForm', 'wcag:3.3.1'] },
  (_name, Form) => {
    const sentence = withoutScripts(renderToString(<Form contact={contact} />));
    expect(sentence?.textContent).toBe(
      'This form can’t be sent without JavaScript. Please call or write to us instead: +254 700 000 000, info@shangwe.example',
    );
    expect([...(sentence?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
      'tel:+254700000000',
      'mailto:info@shangwe.example',
    ]);
  },
);

it.each(Object.entries(forms))(
  'says that it cannot be sent without JavaScript when there are no contact details: %s',
  (_name, Form) => {
    expect(withoutScripts(renderToString(<Form />))?.textContent).toBe('This form can’t be sent without JavaScript.');
    expect(withoutScripts(renderToString(<Form contact={{ email: contact.email }} />))?.textContent).toBe(
      'This form can’t be sent without JavaScript. Please call or write to us instead: info@shangwe.example',
    );
  },
);

it.each(Object.entries(forms))('posts to its action without showing a notice: %s', (_name, Form) => {
  const html = renderToString(<Form action="/api/enquiries" contact={contact} />);
  expect(html).toMatch(/<form(?=[^>]* action="\/api\/enquiries")(?=[^>]* method="post")/);
  expect(html).toContain('type="submit"');
  expect(html).not.toContain('noscript');
});

it.each(Object.entries(forms))('hydrates without a warning: %s', async (_name, Form) => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<Form contact={contact} onSubmit={() => {}} />);
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  const recovered = vi.fn();
  const root = await act(() =>
    hydrateRoot(container, <Form contact={contact} onSubmit={() => {}} />, { onRecoverableError: recovered }),
  );
  expect(errors).not.toHaveBeenCalled();
  expect(recovered).not.toHaveBeenCalled();
  await act(() => root.unmount());
});
