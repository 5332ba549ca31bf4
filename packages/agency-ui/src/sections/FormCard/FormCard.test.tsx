import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FormCard } from './FormCard.js';

it('accepts a heading level, and lets its heading name a form', { tags: ['wcag:1.3.1'] }, () => {
  const html = renderToString(
    <FormCard heading="Quote request" headingId="request" headingLevel={2}>
      <form aria-labelledby="request" />
    </FormCard>,
  );
  expect(html).toMatch(/<h2[^>]* id="request"[^>]*>Quote request<\/h2>/);
  expect(html.indexOf('<h2')).toBeLessThan(html.indexOf('<form'));
});
