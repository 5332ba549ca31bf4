import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CapabilityLists } from './CapabilityLists.js';

const list = (heading: string) => ({ heading, items: ['One', 'Two'] });

describe('CapabilityLists', () => {
  it('puts every second list on a dark card', () => {
    const html = renderToString(<CapabilityLists heading="In it" lists={['A', 'B', 'C'].map(list)} />);
    const tones = [...html.matchAll(/<div (?:data-agency-tone="(\w+)" )?class="[^"]*"><h3/g)].map((match) => match[1]);
    expect(tones).toEqual([undefined, 'night', undefined]);
  });

  it('renders nothing without lists', () => {
    expect(renderToString(<CapabilityLists heading="In it" lists={[]} />)).toBe('');
  });
});
