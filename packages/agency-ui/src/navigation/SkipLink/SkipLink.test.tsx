// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SkipLink } from './SkipLink.js';

const link = (html: string) => new DOMParser().parseFromString(html, 'text/html').querySelector('a');

it('is a plain link to the main content in the server’s HTML', { tags: ['wcag:2.4.4'] }, () => {
  const html = renderToStaticMarkup(<SkipLink />);
  expect(link(html)?.getAttribute('href')).toBe('#main');
  expect(link(html)?.textContent).toBe('Skip to main content');
  expect(html).not.toContain('style=');
});

it('accepts a custom label and target', () => {
  const html = renderToStaticMarkup(<SkipLink href="#articles">Skip to the articles</SkipLink>);
  expect(link(html)?.getAttribute('href')).toBe('#articles');
  expect(link(html)?.textContent).toBe('Skip to the articles');
});
