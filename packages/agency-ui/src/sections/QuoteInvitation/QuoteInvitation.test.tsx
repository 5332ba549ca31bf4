// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { QuoteInvitation } from './QuoteInvitation.js';

const invitation = (
  <QuoteInvitation
    lines={['You name the day.', 'We raise the sun.']}
    description="Tell us what you are planning."
    action={{ name: 'Get A Quote', path: '/inquiries' }}
  />
);

describe('QuoteInvitation', () => {
  it('reads as two sentences separated by a space', { tags: ['wcag:1.3.1'] }, () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(invitation);
    expect(container.querySelector('h2')?.textContent?.trim()).toBe('You name the day. We raise the sun.');
    expect(container.querySelector('svg[aria-hidden="true"]')?.innerHTML).not.toMatch(/NaN/);
  });

  it('has no duplicate ids when rendered twice', () => {
    const html = renderToString(
      <>
        {invitation}
        {invitation}
      </>,
    );
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(2);
  });
});
