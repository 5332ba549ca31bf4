import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { ChatAppButton } from './ChatAppButton.js';

it('is a complete link in the server’s HTML, without a style attribute', () => {
  const html = renderToStaticMarkup(<ChatAppButton phone="+254 700 000 000" greeting="Hello there" />);
  expect(html).toMatch(/^<aside aria-label="Chat" data-place="corner" class="[^"]+"><a /);
  expect(html).toContain('href="https://wa.me/254700000000?text=Hello%20there"');
  expect(html).toContain('target="_blank"');
  expect(html).toContain('rel="noopener noreferrer"');
  expect(html).toContain('aria-label="Chat with us on WhatsApp (opens in a new tab)"');
  expect(html).not.toContain('style=');
});

it('warns about a phone number that has no digits, and renders nothing', () => {
  const warned = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(renderToStaticMarkup(<ChatAppButton phone="on request" />)).toBe('');
  expect(warned).toHaveBeenCalledWith(
    expect.stringMatching(/^ChatAppButton: the phone "on request" contains no digit/),
  );
  warned.mockRestore();
});
