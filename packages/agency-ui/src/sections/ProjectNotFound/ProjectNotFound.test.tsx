import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ProjectNotFound } from './ProjectNotFound.js';

const back = { name: 'See all projects', path: '/case-studies' };

describe('ProjectNotFound', () => {
  it('has the specified heading', { tags: ['wcag:1.3.1'] }, () => {
    expect(renderToStaticMarkup(<ProjectNotFound back={back} />)).toMatch(/<h1[^>]*>Project not found<\/h1>/);
  });

  it('links back, and to a second page if one is set', () => {
    expect(renderToStaticMarkup(<ProjectNotFound back={back} />).match(/<a /g)).toHaveLength(1);
    const html = renderToStaticMarkup(<ProjectNotFound back={back} other={{ name: 'Home', path: '/' }} />);
    expect([...html.matchAll(/<a href="([^"]+)"/g)].map(([, path]) => path)).toEqual(['/case-studies', '/']);
  });

  it('hides its drawing from assistive technology', { tags: ['wcag:1.1.1'] }, () => {
    expect(renderToStaticMarkup(<ProjectNotFound back={back} />)).toMatch(
      /<svg viewBox="0 0 600 480" aria-hidden="true"/,
    );
  });
});
