import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { storyPicture } from '../../story-pictures.js';
import { cardShape } from './card-shape.js';
import { OfferingGrid } from './OfferingGrid.js';
import { offeringIds } from './offering-id.js';

const columns = { opening: 5, dropped: 7, third: 4, seven: 7, five: 5, wide: 12 };

const offerings = ['Events', 'Expos', 'Production'].map((name) => ({
  name,
  description: 'What it is.',
  image: storyPicture(1, ''),
}));

describe('cardShape', () => {
  it.each(Array.from({ length: 12 }, (_, index) => index + 1))('fills every row with %i cards', (count) => {
    let used = 0;
    for (let index = 0; index < count; index++) {
      used += columns[cardShape(index, count)];
      expect(used).toBeLessThanOrEqual(12);
      if (used === 12) used = 0;
    }
    expect(used).toBe(0);
  });
});

describe('offeringIds', () => {
  it.each([
    ['Digital printing', 'page-digital-printing'],
    ['Fin & foil — “gold”', 'page-fin-foil-gold'],
    ['Éditions', 'page-editions'],
    ['الطباعة', 'page-3'],
  ])('derives an id from “%s”', (name, id) => {
    expect(offeringIds('page', ['One', 'Two', name])[2]).toBe(id);
  });

  it('gives offerings with different names different ids', () => {
    const ids = offeringIds('page', ['C', 'C++', 'C#', 'C 2', '5', 'طباعة', 'الطباعة']);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids[0]).toBe('page-c');
  });
});

describe('OfferingGrid', () => {
  it('gives each instance unique ids', () => {
    const html = renderToString(
      <>
        <OfferingGrid heading="One" offerings={offerings} index />
        <OfferingGrid heading="Two" offerings={offerings} index />
      </>,
    );
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    expect(ids.length).toBe(10);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('continues the numbering after the content in the middle', () => {
    const html = renderToString(
      <OfferingGrid
        heading="Ways"
        offerings={offerings}
        middleContent={<hr />}
        secondaryHeading={{ heading: 'The rest' }}
      />,
    );
    const order = html.match(/>0\d<|<hr\/>|The rest/g);
    expect(order).toEqual(['>01<', '>02<', '<hr/>', 'The rest', '>03<']);
  });

  it('renders nothing without offerings', () => {
    expect(renderToString(<OfferingGrid heading="Ways" offerings={[]} />)).toBe('');
  });
});
