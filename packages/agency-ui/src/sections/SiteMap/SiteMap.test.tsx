import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SiteMap } from './SiteMap.js';

const groups = [
  { title: 'Main Pages', links: [{ name: 'Home', path: '/' }] },
  { title: 'Nothing', links: [] },
  { title: 'About', links: [{ name: 'Our Story', path: '/about/our-story' }] },
];

describe('SiteMap', () => {
  it('renders each group as a landmark, named by its title', { tags: ['wcag:1.3.1'] }, () => {
    const html = renderToStaticMarkup(<SiteMap groups={groups} />);
    const names = [...html.matchAll(/<nav aria-labelledby="([^"]+)"/g)].map(
      ([, id]) => new RegExp(`<h2[^>]*id="${id}"[^>]*>([^<]+)<`).exec(html)?.[1],
    );
    expect(names).toEqual(['Main Pages', 'About']);
  });

  it('names a link after its page alone', { tags: ['wcag:2.4.4'] }, () => {
    const html = renderToStaticMarkup(<SiteMap groups={groups} />);
    expect(html).toMatch(/<span aria-hidden="true"[^>]*>\/about\/our-story<\/span>/);
  });

  it('renders nothing when there are no links', () => {
    expect(renderToStaticMarkup(<SiteMap groups={groups.slice(1, 2)} />)).toBe('');
  });
});
