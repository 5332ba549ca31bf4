import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Breadcrumbs } from './Breadcrumbs.js';

it('contains the whole trail in the server’s HTML, without separators in the text', { tags: ['wcag:1.1.1'] }, () => {
  const html = renderToString(<Breadcrumbs items={[{ name: 'Services', path: '/services' }]} current="Events" />);
  expect(html).toContain('href="/services"');
  expect(html).toContain('aria-current="page"');
  expect(html.replace(/<[^>]+>/g, ' ').match(/\w+/g)).toEqual(['Services', 'Events']);
  expect(html.replace(/<[^>]+>/g, '')).not.toContain('/');
});
