import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Timeline } from './Timeline.js';

const milestones = [
  { date: '2008', title: 'First', description: 'One stand.' },
  { date: 'Today', title: 'Last', description: 'A full house.' },
];

describe('Timeline', () => {
  it('is an ordered list in prop order', () => {
    const html = renderToStaticMarkup(<Timeline heading="Our story" milestones={milestones} />);
    expect(html).toMatch(/<ol[^>]*>.*2008.*First.*Today.*Last.*<\/ol>/s);
    expect(html).toContain('<time dateTime="2008">2008</time>');
    expect(html).not.toContain('dateTime="Today"');
  });

  it('gives only the last milestone a band', () => {
    const html = renderToStaticMarkup(<Timeline heading="Our story" milestones={milestones} />);
    expect(html.match(/<li data-agency-tone="accent"/g)).toHaveLength(1);
    expect(html.indexOf('<li data-agency-tone="accent"')).toBeGreaterThan(html.indexOf('2008'));
  });

  it('puts the milestones one level below the heading', { tags: ['wcag:1.3.1'] }, () => {
    const html = renderToStaticMarkup(<Timeline heading="Our story" milestones={milestones} headingLevel={3} />);
    expect(html.match(/<h3/g)).toHaveLength(1);
    expect(html.match(/<h4/g)).toHaveLength(2);
  });

  it('renders nothing without milestones', () => {
    expect(renderToStaticMarkup(<Timeline heading="Our story" milestones={[]} />)).toBe('');
  });
});
