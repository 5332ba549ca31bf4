import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FaqPrompt } from './FaqPrompt.js';

const link = { name: 'Read the FAQ', path: '/faq' };

describe('FaqPrompt', () => {
  it('is a region that is named by its heading and has one link', { tags: ['wcag:1.3.1'] }, () => {
    const html = renderToStaticMarkup(<FaqPrompt heading="Answered already?" link={link} headingLevel={3} />);
    const id = /<section[^>]*aria-labelledby="([^"]+)"/.exec(html)?.[1];
    expect(html).toContain(`<h3 class="`);
    expect(html).toContain(`id="${id}">Answered already?</h3>`);
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html).toContain('href="/faq"');
  });

  it('omits the paragraph when there is no text', () => {
    expect(renderToStaticMarkup(<FaqPrompt heading="Answered already?" link={link} />)).not.toContain('<p ');
  });
});
