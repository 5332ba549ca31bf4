import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { storyPicture } from '../../story-pictures.js';
import { PageHero } from './PageHero.js';
import { titleSize } from './title-size.js';

const count = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0;

describe('PageHero', () => {
  it('has one first-level heading', { tags: ['wcag:1.3.1'] }, () => {
    const html = renderToString(
      <PageHero title="Events" eyebrow="Services" description="Planned to the minute." picture={storyPicture(1, '')} />,
    );
    expect(count(html, /<h\d/g)).toBe(1);
    expect(html).toMatch(/<h1[^>]*><span>Events<\/span><\/h1>/);
  });

  it('keeps the highlighted text inside the title', { tags: ['wcag:1.3.2'] }, () => {
    const html = renderToString(<PageHero title="Get a quote" highlightText="a quote" />);
    expect(html).toMatch(/<h1[^>]*><span>Get <span[^>]*>a quote<\/span><\/span><\/h1>/);
  });

  it('hides the ornament from assistive technology', { tags: ['wcag:1.1.1'] }, () => {
    const html = renderToString(<PageHero title="Questions" ornament={<b>?</b>} />);
    expect(html).toMatch(/aria-hidden="true"[^>]*><b>\?<\/b>/);
  });
});

describe('titleSize', () => {
  it.each([
    ['Printing', 'word'],
    ['Production', 'short'],
    ['Our team', 'short'],
    ['Experiential Marketing', 'line'],
    ['Questions, and what we answer to them', 'sentence'],
  ])('gives “%s” the size “%s”', (title, size) => {
    expect(titleSize(title)).toBe(size);
  });
});
