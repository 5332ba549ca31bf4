// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type PlanPrice, type PricingPeriod, pricingPlanSchema } from '../../entities/index.js';
import { AgencyProvider } from '../../primitives/index.js';
import { logged } from '../../primitives/warn.js';
import { PricingPlans } from './PricingPlans.js';

const periods: [PricingPeriod, PricingPeriod] = [
  { id: 'month', name: 'Monthly' },
  { id: 'year', name: 'Yearly' },
];

const monthly: PlanPrice = { amount: 3500, currency: 'KES', period: 'month', unit: 'per month' };
const yearly: PlanPrice = { amount: 35_000.5, currency: 'KES', period: 'year', unit: 'per year' };

const textOf = (prices?: PlanPrice[], withPeriods = false) =>
  render(
    <PricingPlans heading="Prices" plans={[{ name: 'Small tent', prices }]} {...(withPeriods && { periods })} />,
  ).container.textContent?.replaceAll('\u00a0', ' ');

let warnings: unknown[][];

beforeEach(() => {
  logged.clear();
  warnings = vi.spyOn(console, 'error').mockImplementation(() => {}).mock.calls;
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('a plan’s price', () => {
  it.each<[string, PlanPrice[] | undefined, string]>([
    ['has no decimals if the amount is whole', [{ amount: 12_500, currency: 'KES' }], 'Ksh 12,500'],
    ['has all its decimals if the amount is not whole', [{ amount: 49.5, currency: 'KES' }], 'Ksh 49.50'],
    ['may be 0', [{ amount: 0, currency: 'KES' }], 'Ksh 0'],
    [
      'may be a minimum price',
      [{ amount: 900, currency: 'KES', isMinimum: true, unit: 'per day' }],
      'From Ksh 900 per day',
    ],
    ['is shown as “On request” without an amount', undefined, 'On request'],
    ['is shown as “On request” if the list of prices is empty', [], 'On request'],
  ])('%s', (_name, prices, shown) => {
    expect(textOf(prices)).toContain(shown);
    expect(warnings).toEqual([]);
  });

  it.each<[string, unknown, unknown, string, string]>([
    ['an amount that isn’t a number', 'cheap', 'KES', 'On request', 'the amount "cheap" is not a price'],
    ['a missing amount', undefined, 'KES', 'On request', 'the amount undefined is not a price'],
    ['a negative amount', -5, 'KES', 'On request', 'the amount -5 is not a price'],
    ['an infinite amount', Number.POSITIVE_INFINITY, 'KES', 'On request', 'the amount Infinity is not a price'],
    ['an unknown currency', 1500, 'shillings', '1,500 shillings', '"shillings" is not a currency'],
    ['a missing currency', 1500, undefined, '1,500', 'is not a currency'],
  ])('falls back, with one warning, when it has %s', (_name, amount, currency, shown, warning) => {
    const price = { amount, currency } as PlanPrice;
    expect(textOf([price])).toContain(shown);
    expect(textOf([price])).toContain(shown);
    expect(warnings.map(([text]) => String(text))).toEqual([expect.stringContaining(warning)]);
  });

  it('follows the provider’s locale', () => {
    const plans = [{ name: 'Zelt', prices: [{ amount: 1234.5, currency: 'EUR' }] }];
    const html = renderToString(
      <AgencyProvider locale="de-DE" labels={{}}>
        <PricingPlans heading="Preise" plans={plans} />
      </AgencyProvider>,
    );
    expect(html.replaceAll('\u00a0', ' ')).toContain('1.234,50 €');
  });

  it('keeps the word order of another language', () => {
    const plans = [{ name: 'テント', prices: [{ amount: 900, currency: 'JPY', isMinimum: true }] }];
    const { container } = render(
      <PricingPlans heading="料金" plans={plans} labels={{ from: (price) => `${price}から` }} />,
    );
    expect(container.textContent).toMatch(/900から$/);
  });
});

describe('the period switch', () => {
  const switched = (
    <PricingPlans heading="Prices" plans={[{ name: 'Tent', prices: [monthly, yearly] }]} periods={periods} />
  );

  it('consists of native radio buttons, with both prices in the HTML', { tags: ['wcag:4.1.2'] }, () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(switched);
    const group = within(page).getByRole('group', { name: 'Prices by period' });
    expect(within(group).getByRole('radio', { name: 'Monthly', checked: true })).toBeTruthy();
    expect(within(group).getByRole('radio', { name: 'Yearly', checked: false })).toBeTruthy();
    expect([...page.querySelectorAll('[data-price]')].map((price) => price.textContent)).toEqual([
      expect.stringContaining('per month'),
      expect.stringContaining('per year'),
    ]);
  });

  it('reports the selected period, and starts with the default', () => {
    const onPeriodChange = vi.fn();
    const plans = [{ name: 'Tent', prices: [monthly, yearly] }];
    render(
      <PricingPlans
        heading="Prices"
        plans={plans}
        periods={periods}
        defaultPeriod="year"
        onPeriodChange={onPeriodChange}
      />,
    );
    expect(screen.getByRole('radio', { name: 'Yearly', checked: true })).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'Monthly' }));
    expect(onPeriodChange).toHaveBeenCalledExactlyOnceWith('month');
  });

  it('shows a price without a period for every period', () => {
    expect(textOf([{ amount: 500, currency: 'KES' }], true)?.match(/Ksh/g)).toHaveLength(1);
  });

  it('shows “on request” for a period if only the other one has a price', () => {
    expect(textOf([monthly], true)).toMatch(/Ksh 3,500 per month.*On request/);
  });

  it('warns about a price whose period does not exist', () => {
    textOf([{ ...monthly, period: 'week' }, yearly], true);
    expect(warnings).toEqual([[expect.stringContaining('"Small tent" has the period "week", so it is not shown')]]);
  });

  it('warns about a default period that does not exist', () => {
    render(<PricingPlans heading="Prices" plans={[{ name: 'Tent' }]} periods={periods} defaultPeriod="week" />);
    expect(warnings).toEqual([[expect.stringContaining('Write "month" or "year".')]]);
    expect(screen.getByRole('radio', { name: 'Monthly', checked: true })).toBeTruthy();
  });
});

describe('PricingPlans', () => {
  it('names each link by its plan', { tags: ['wcag:2.4.4'] }, () => {
    render(<PricingPlans heading="Prices" plans={[{ name: 'Tent', action: { name: 'Book', path: '/book' } }]} />);
    expect(screen.getByRole('link', { name: /^Book ?Tent$/ }).getAttribute('href')).toBe('/book');
  });

  it('escapes HTML in the data', () => {
    const name = '<img src=x onerror=alert(1)>';
    expect(renderToString(<PricingPlans heading="Prices" plans={[{ name, description: name }]} />)).not.toContain(
      '<img',
    );
  });

  it('renders nothing without plans', () => {
    expect(renderToString(<PricingPlans heading="Prices" plans={[]} />)).toBe('');
  });
});

describe('pricingPlanSchema', () => {
  it('says what to write instead of a currency symbol', () => {
    const plan = { name: 'Tent', prices: [{ amount: 5, currency: 'KSh' }] };
    expect(pricingPlanSchema.safeParse(plan).error?.issues[0]?.message).toBe(
      'Use a three-letter currency code, such as "KES".',
    );
  });
});
