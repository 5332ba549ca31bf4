import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CaseStudy } from './CaseStudy.js';

const story = {
  heading: 'A tent in the wind',
  facts: [{ term: 'Place', detail: 'Diani' }],
  chapters: [
    { title: 'Brief', paragraphs: ['Stay dry.'] },
    { title: 'Build', paragraphs: ['We pitched it.'] },
  ],
  figures: [
    { value: '300', label: 'guests' },
    { value: '9,400', label: 'pegs', method: 'Counted by the box' },
  ],
  quote: { text: 'It stayed dry.', name: 'Asha' },
};
const render = (next?: { title: string; path: string }) =>
  renderToStaticMarkup(<CaseStudy story={story} next={next} />);

describe('CaseStudy', () => {
  it('is named by its heading, with chapters one level below', () => {
    const html = render();
    const id = /<section[^>]*aria-labelledby="([^"]+)"/.exec(html)?.[1];
    expect(html).toMatch(new RegExp(`<h2[^>]*id="${id}"[^>]*>A tent in the wind</h2>`));
    expect([...html.matchAll(/<h3[^>]*>([^<]+)/g)].map(([, title]) => title)).toEqual(['Brief', 'Build', 'In figures']);
  });

  it('hides chapter numbers from assistive technology', { tags: ['wcag:1.3.2'] }, () => {
    expect(render().match(/<span aria-hidden="true"[^>]*>\d<\/span>/g)).toHaveLength(2);
  });

  it('makes all figures smaller if one is long, so that they stay the same size', () => {
    expect([...render().matchAll(/data-length="(\w+)">([^<]+)/g)].map(([, length, value]) => [value, length])).toEqual([
      ['300', 'long'],
      ['9,400', 'long'],
    ]);
  });

  it('adds each figure’s method as a second description of its label', { tags: ['wcag:1.3.1'] }, () => {
    expect(render()).toMatch(/<dt[^>]*>pegs<\/dt><dd[^>]*>9,400<\/dd><dd[^>]*>Counted by the box<\/dd>/);
    expect(render().match(/<dt[^>]*>guests<\/dt><dd[^>]*>300<\/dd><dd/)).toBeNull();
  });

  it('ends with its credits under a heading, and the note in small print', () => {
    expect(render()).not.toContain('Credits');
    const credited = { ...story, credits: [{ term: 'Rigging', detail: 'Otieno' }], note: 'A sample.' };
    const html = renderToStaticMarkup(<CaseStudy story={credited} />);
    expect(html).toMatch(/<h3[^>]*>Credits<\/h3><dl[^>]*><div[^>]*><dt[^>]*>Rigging<\/dt><dd[^>]*>Otieno<\/dd>/);
    expect(html).toMatch(/<\/dl><p[^>]*>A sample\.<\/p>/);
  });

  it('links onwards only when there is a next project', () => {
    expect(render()).not.toContain('<a ');
    expect(render({ title: 'Matatu', path: '/projects/9' })).toMatch(
      /<a[^>]*href="\/projects\/9"[^>]*rel="next"|rel="next"[^>]*href="\/projects\/9"/,
    );
  });
});
