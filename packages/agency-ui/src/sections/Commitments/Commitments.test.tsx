import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Commitments } from './Commitments.js';

const commitments = [
  { title: 'To our clients', items: ['We answer.', 'We count.'] },
  { title: 'To the community', items: ['We clean up.'] },
];

describe('Commitments', () => {
  it('lists the commitments by group', { tags: ['wcag:1.3.1'] }, () => {
    const html = renderToStaticMarkup(<Commitments heading="Our word" commitments={commitments} />);
    expect(html).toMatch(/<h3[^>]*>To our clients<\/h3><ul[^>]*><li[^>]*>We answer\.<\/li>/);
    expect(html.match(/<li /g)).toHaveLength(3);
  });

  it.each([
    [undefined, 'night'],
    ['white', 'night'],
    ['night', 'accent'],
  ] as const)('gives every second card a contrasting background (%s)', (tone, contrast) => {
    const html = renderToStaticMarkup(
      <Commitments heading="Our word" commitments={commitments} {...(tone && { tone })} />,
    );
    expect(html.match(new RegExp(`<div data-agency-tone="${contrast}"`, 'g'))).toHaveLength(1);
  });

  it('renders nothing without commitments', () => {
    expect(renderToStaticMarkup(<Commitments heading="Our word" commitments={[]} />)).toBe('');
  });
});
