// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type PriceListItem, priceListGroupSchema } from '../../entities/index.js';
import { AgencyProvider } from '../../primitives/index.js';
import { logged } from '../../primitives/warn.js';
import { PriceList } from './PriceList.js';

const bread: PriceListItem = { name: 'Flatbread', price: { amount: 24, currency: 'KES' } };

let warnings: unknown[][];

beforeEach(() => {
  logged.clear();
  warnings = vi.spyOn(console, 'error').mockImplementation(() => {}).mock.calls;
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** The text of a list with only this item, with the heading "Menu". */
const textOf = (item: Partial<PriceListItem>) =>
  render(
    <PriceList heading="Menu" groups={[{ items: [{ name: 'Fish', ...item }] }]} />,
  ).container.textContent?.replaceAll('\u00a0', ' ');

describe('an item’s price', () => {
  it.each<[string, Partial<PriceListItem>, string]>([
    ['follows its name', { price: { amount: 165, currency: 'KES' }, description: 'For two' }, 'FishKsh 165For two'],
    ['has all its decimals if the amount is not whole', { price: { amount: 4.5, currency: 'KES' } }, 'Ksh 4.50'],
    ['may be 0', { price: { amount: 0, currency: 'KES' } }, 'Ksh 0'],
    ['may be a minimum price', { price: { amount: 90, currency: 'KES', isMinimum: true } }, 'From Ksh 90'],
    ['has a unit', { price: { amount: 90, currency: 'KES' }, unit: 'per person' }, 'Ksh 90 per person'],
    ['may be text', { price: 'By weight' }, 'FishBy weight'],
    ['may be text with a unit', { price: 'By weight', unit: 'for two' }, 'FishBy weight for two'],
    ['is shown as “On request” if it is missing', {}, 'FishOn request'],
  ])('%s', (_name, item, shown) => {
    expect(textOf(item)).toContain(shown);
    expect(warnings).toEqual([]);
  });

  it('is shown as “On request”, with one warning, if the amount is not a number', () => {
    const price = { amount: 'cheap' as unknown as number, currency: 'KES' };
    expect(textOf({ price })).toContain('On request');
    expect(textOf({ price })).toContain('On request');
    expect(warnings.map(([text]) => String(text))).toEqual([
      expect.stringContaining('PriceList: the amount "cheap" is not a price'),
    ]);
  });

  it('follows the provider’s locale and labels', () => {
    const items = [{ name: 'Brot', price: { amount: 4.5, currency: 'EUR', isMinimum: true } }, { name: 'Fisch' }];
    const html = renderToString(
      <AgencyProvider locale="de-DE" labels={{ PriceList: { from: (price) => `${price} aufwärts`, onRequest: '?' } }}>
        <PriceList heading="Karte" groups={[{ items }]} labels={{ onRequest: 'Nach Tagespreis' }} />
      </AgencyProvider>,
    );
    const text = html.replaceAll(/<[^>]*>/g, '').replaceAll('\u00a0', ' ');
    expect(text).toContain('4,50 € aufwärts');
    expect(text).toContain('Nach Tagespreis');
  });
});

describe('PriceList', () => {
  it('names its landmark and puts group names one level below', () => {
    const groups = [
      { id: 'oven', name: 'From the oven', items: [bread] },
      { name: 'From the pan', items: [bread] },
    ];
    render(<PriceList heading="Menu" headingLevel={3} groups={groups} />);
    const section = within(screen.getByRole('region', { name: 'Menu' }));
    expect(section.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
      'From the oven',
      'From the pan',
    ]);
    expect(section.getByRole('heading', { name: 'From the oven' }).parentElement?.id).toBe('oven');
  });

  it.each([
    ['groups', []],
    ['items', [{ name: 'Drinks', items: [] }]],
  ])('renders nothing without %s', (_name, groups) => {
    expect(renderToString(<PriceList heading="Menu" groups={groups} note="With VAT." />)).toBe('');
    expect(warnings).toEqual([]);
  });

  it('leaves out a group without items', () => {
    render(
      <PriceList
        heading="Menu"
        groups={[
          { name: 'Bread', items: [bread] },
          { name: 'Drinks', items: [] },
        ]}
      />,
    );
    expect(screen.getByRole('heading', { name: 'Bread' })).toBeTruthy();
    expect(screen.queryByText('Drinks')).toBeNull();
  });

  it('escapes HTML in the data', () => {
    const name = '<img src=x onerror=alert(1)>';
    const item = { name, price: name, unit: name, description: name };
    expect(renderToString(<PriceList heading="Menu" groups={[{ name, items: [item] }]} />)).not.toContain('<img');
  });

  it('throws a readable error if a group has no items array', () => {
    expect(() => renderToString(<PriceList heading="Menu" groups={[{ name: 'Bread' } as never]} />)).toThrow(
      'PriceList: "groups[0].items" is undefined, but it must be an array.',
    );
  });
});

describe('a mark', () => {
  const nutBread = { ...bread, marks: ['N'] };

  it('is read as its meaning, and explained in the legend', { tags: ['wcag:1.1.1'] }, () => {
    render(<PriceList heading="Menu" groups={[{ items: [nutBread] }]} marks={[{ symbol: 'N', name: 'With nuts' }]} />);
    const [mark] = within(screen.getByRole('listitem')).getAllByText('N');
    expect(mark?.getAttribute('aria-hidden')).toBe('true');
    expect(within(screen.getByRole('listitem')).getByText('With nuts')).toBeTruthy();
    expect(screen.getByRole('term').textContent).toBe('N');
    expect(screen.getByRole('definition').textContent).toBe('With nuts');
    expect(warnings).toEqual([]);
  });

  it('is left out of the legend if no item has it', () => {
    const marks = ['N', 'V'].map((symbol) => ({ symbol, name: `Meaning of ${symbol}` }));
    render(<PriceList heading="Menu" groups={[{ items: [nutBread] }]} marks={marks} />);
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['N']);
  });

  it('is shown as written, with a warning, if the legend does not explain it', () => {
    render(<PriceList heading="Menu" groups={[{ items: [nutBread] }]} />);
    expect(screen.getByText('N').getAttribute('aria-hidden')).toBeNull();
    expect(warnings.map(([text]) => String(text))).toEqual([
      'PriceList: the item "Flatbread" has the mark "N", which the legend does not explain. Add { symbol: "N", name: "…" } to "marks".',
    ]);
  });
});

describe('priceListGroupSchema', () => {
  it('says what to write instead of a currency symbol', () => {
    const group = { items: [{ name: 'Bread', price: { amount: 5, currency: 'KSh' } }] };
    expect(JSON.stringify(priceListGroupSchema.safeParse(group).error?.issues)).toContain(
      'Use a three-letter currency code, such as \\"KES\\".',
    );
  });
});
