import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FormSheet } from './FormSheet.js';

it('heads the form at the level it is told, and lets a form be named by its heading', () => {
  const html = renderToString(
    <FormSheet heading="Quote request" headingId="request" headingLevel={2}>
      <form aria-labelledby="request" />
    </FormSheet>,
  );
  expect(html).toMatch(/<h2[^>]* id="request"[^>]*>Quote request<\/h2>/);
  expect(html.indexOf('<h2')).toBeLessThan(html.indexOf('<form'));
});
