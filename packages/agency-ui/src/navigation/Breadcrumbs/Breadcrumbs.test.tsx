import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Breadcrumbs } from './Breadcrumbs.js';

it('writes the whole trail into the server’s HTML, the separators not among the words', () => {
  const html = renderToString(<Breadcrumbs trail={[{ name: 'Services', path: '/services' }]} current="Events" />);
  expect(html).toContain('href="/services"');
  expect(html).toContain('aria-current="page"');
  expect(html.replace(/<[^>]+>/g, ' ').match(/\w+/g)).toEqual(['Services', 'Events']);
  expect(html.replace(/<[^>]+>/g, '')).not.toContain('/');
});
