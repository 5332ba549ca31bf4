import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LegalDocumentContent } from '../../entities/index.js';
import { LegalDocument } from './LegalDocument.js';

const terms: LegalDocumentContent = {
  title: 'Terms of Service',
  lastUpdated: '2025-04-18',
  introduction: 'What you may expect.',
  sections: [
    { id: 'quotes', heading: 'Quotes', blocks: ['A quote holds for 30 days.'] },
    { id: 'proofs', heading: 'Proofs', blocks: ['You sign', ['the text;', 'the colour.']] },
  ],
};

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('LegalDocument', () => {
  it.each(['Africa/Nairobi', 'America/Los_Angeles', 'Pacific/Auckland'])('formats the date in %s', (zone) => {
    vi.stubEnv('TZ', zone);
    expect(renderToStaticMarkup(<LegalDocument document={terms} />)).toContain(
      '<time dateTime="2025-04-18">Last updated April 18, 2025</time>',
    );
  });

  it('links its table of contents to every section', { tags: ['wcag:2.4.1'] }, () => {
    const html = renderToStaticMarkup(<LegalDocument id="terms" document={terms} />);
    const links = [...html.matchAll(/<a href="#([^"]+)"[^>]*>([^<]+)</g)].map(([, id, name]) => [id, name]);
    expect(links).toEqual([
      ['terms-quotes', 'Quotes'],
      ['terms-proofs', 'Proofs'],
    ]);
    for (const [id, name] of links) expect(html).toMatch(new RegExp(`<section id="${id}"[^>]*><h2[^>]*>${name}</h2>`));
  });

  it('renders a string as a paragraph and an array as a list', { tags: ['wcag:1.3.1'] }, () => {
    const html = renderToStaticMarkup(<LegalDocument document={terms} />);
    expect(html).toMatch(/<p [^>]*>You sign<\/p><ul[^>]*><li[^>]*>the text;<\/li><li[^>]*>the colour\.<\/li><\/ul>/);
  });

  it('has no duplicate ids when rendered twice', () => {
    const html = renderToStaticMarkup(
      <>
        <LegalDocument document={terms} />
        <LegalDocument document={terms} />
      </>,
    );
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThanOrEqual(8);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
