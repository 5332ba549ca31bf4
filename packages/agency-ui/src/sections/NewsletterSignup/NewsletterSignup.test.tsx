// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NewsletterSignup } from './NewsletterSignup.js';

it('contains the form and is named by its heading', { tags: ['wcag:1.3.1'] }, () => {
  const card = document.createElement('div');
  card.innerHTML = renderToString(
    <NewsletterSignup heading="Post" description="Twice a year.">
      <form />
    </NewsletterSignup>,
  );
  const heading = card.querySelector('h2');
  expect(card.querySelector('section')?.getAttribute('aria-labelledby')).toBe(heading?.id);
  expect(heading?.compareDocumentPosition(card.querySelector('form') as Element)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

it('hides the postage from assistive technology', { tags: ['wcag:1.1.1'] }, () => {
  const card = document.createElement('div');
  card.innerHTML = renderToString(<NewsletterSignup heading="Post">A form</NewsletterSignup>);
  expect(card.querySelector('svg')?.closest('[aria-hidden="true"]')).not.toBeNull();
});
