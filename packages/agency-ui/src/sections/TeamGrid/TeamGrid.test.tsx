import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { storyPicture } from '../../story-pictures.js';
import { memberShape } from './member-shape.js';
import { TeamGrid } from './TeamGrid.js';

const member = { name: 'Events lead', role: 'Head of events', bio: 'Answers.', image: storyPicture(1, 'A portrait') };
const staff = {
  figure: '50+',
  statement: 'Over 50 people work here.',
  teams: [{ title: 'Print studio', description: 'Books.' }],
};

/** Columns, out of twelve, for each shape. */
const columns = { full: 12, half: 6, third: 4 };

describe('memberShape', () => {
  it.each(Array.from({ length: 14 }, (_, index) => index + 1))('fills its rows with %i members', (count) => {
    const taken = Array.from({ length: count }, (_, index) => columns[memberShape(index, count)]);
    let row = 0;
    for (const width of taken) {
      row += width;
      expect(row).toBeLessThanOrEqual(12);
      if (row === 12) row = 0;
    }
    expect(row).toBe(0);
  });
});

describe('TeamGrid', () => {
  it('shows the staff instead of an empty list', { tags: ['wcag:1.3.2'] }, () => {
    const html = renderToStaticMarkup(<TeamGrid heading="The team" members={[]} staff={staff} />);
    expect(html).toContain('data-team="staff"');
    expect(html).toContain('Over 50 people work here.');
    expect(html).toMatch(/<h3[^>]*>Print studio<\/h3>/);
    expect(html).toMatch(/<p aria-hidden="true"[^>]*>50\+<\/p>/);
  });

  it('shows a sentence for an empty list without staff, with default or custom labels', () => {
    expect(renderToStaticMarkup(<TeamGrid heading="The team" members={[]} />)).toContain('data-team="empty"');
    expect(renderToStaticMarkup(<TeamGrid heading="The team" members={[]} labels={{ empty: 'Hakuna.' }} />)).toContain(
      'Hakuna.',
    );
  });

  it('shows members instead of the staff, and links to a profile only if it exists', () => {
    const html = renderToStaticMarkup(
      <TeamGrid
        heading="The team"
        members={[member, { ...member, name: 'Print lead', linkedin: 'https://www.linkedin.com/in/print' }]}
        staff={staff}
      />,
    );
    expect(html).toContain('data-team="members"');
    expect(html).not.toContain('50+');
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html).toMatch(/href="https:\/\/www\.linkedin\.com\/in\/print" target="_blank" rel="noopener noreferrer"/);
    expect(html).toContain('of Print lead (opens in a new tab)');
  });
});
