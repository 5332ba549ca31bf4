// @vitest-environment jsdom
import { act, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { comparisonGroupSchema } from '../../entities/index.js';
import { logged } from '../../primitives/warn.js';
import { ComparisonTable } from './ComparisonTable.js';

const columns = [{ name: 'Small tent', detail: 'Ksh 900' }, { name: 'Large tent' }];
const groups = [
  { name: 'Room', rows: [{ name: 'Guests', detail: 'Seated', values: ['20', '200'] }] },
  { name: 'Service', rows: [{ name: 'Pitching', values: [false, true] }] },
];

const show = (props = {}) =>
  render(<ComparisonTable heading="Tents" caption="Tents compared" columns={columns} groups={groups} {...props} />);

beforeEach(() => logged.clear());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('ComparisonTable', () => {
  it('is a named table with column, row and group headers', { tags: ['wcag:1.3.1'] }, () => {
    show();
    const table = within(screen.getByRole('table', { name: 'Tents compared' }));
    expect(table.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Small tentKsh 900',
      'Large tent',
    ]);
    expect(table.getByRole('rowheader', { name: /^Guests/ }).getAttribute('scope')).toBe('row');
    const group = table.getByText('Service').closest('th');
    expect(group?.getAttribute('scope')).toBe('rowgroup');
    expect(group?.closest('tbody')?.rows).toHaveLength(2);
  });

  it('says in words whether something is included', { tags: ['wcag:1.1.1'] }, () => {
    show();
    const row = within(screen.getByRole('rowheader', { name: 'Pitching' }).closest('tr') as HTMLElement);
    expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['No', 'Yes']);
  });

  // Safari drops the implicit roles of table elements whose `display` changes.
  it('keeps its table roles when its rows are stacked', { tags: ['wcag:1.3.1'] }, () => {
    const { container } = show({ narrowLayout: 'stack' });
    const roles = (selector: string) =>
      [...container.querySelectorAll(selector)].map((element) => element.getAttribute('role'));
    expect(roles('table, thead, tbody')).toEqual(['table', 'rowgroup', 'rowgroup', 'rowgroup']);
    expect(new Set(roles('tr'))).toEqual(new Set(['row']));
    expect(roles('th[scope="col"]')).toEqual(['columnheader', 'columnheader']);
    expect(roles('tbody th')).toEqual(['rowheader', 'rowheader', 'rowheader', 'rowheader']);
    expect(new Set(roles('td'))).toEqual(new Set(['cell']));
  });

  it('can be scrolled with the keyboard', { tags: ['wcag:2.1.1'] }, () => {
    show();
    expect(screen.getByRole('group', { name: 'Tents compared' }).tabIndex).toBe(0);
  });

  it('is a tab stop only while it can scroll', { tags: ['wcag:2.1.1'] }, () => {
    let width = 320;
    let resize = () => {};
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(callback: () => void) {
          resize = callback;
        }
        observe() {}
        disconnect() {}
      },
    );
    vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(500);
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(() => width);
    const tabStop = () => screen.queryByRole('group', { name: 'Tents compared' })?.tabIndex;
    show();
    act(() => resize());
    expect(tabStop()).toBe(0);
    width = 500;
    act(() => resize());
    expect(tabStop()).toBeUndefined();
    expect(screen.getByRole('table').parentElement?.hasAttribute('tabindex')).toBe(false);
  });

  it('is not a tab stop when its rows are stacked', { tags: ['wcag:2.1.1'] }, () => {
    show({ narrowLayout: 'stack' });
    expect(screen.queryByRole('group')).toBeNull();
    expect(screen.getByRole('table').parentElement?.hasAttribute('tabindex')).toBe(false);
  });

  it('warns about a row whose values don’t match the columns, and still shows the other rows', () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const rows = [{ name: 'Floor', values: [true] }];
    show({ groups: [{ rows }] });
    expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('"Floor" has 1 values for 2 columns'));
    expect(screen.getByRole('rowheader', { name: 'Floor' }).parentElement?.textContent).toBe('FloorYes');
  });

  it.each([
    ['rows', { groups: [{ name: 'Room', rows: [] }] }],
    ['groups', { groups: [] }],
    ['columns', { columns: [], groups: [{ rows: [{ name: 'Floor', values: [] }] }] }],
  ])('renders nothing when there are no %s', (_name, props) => {
    expect(show(props).container.innerHTML).toBe('');
  });
});

describe('comparisonGroupSchema', () => {
  it('accepts ticks and text, but not numbers', () => {
    const group = (value: unknown) => ({ rows: [{ name: 'Floor', values: [value] }] });
    expect(comparisonGroupSchema.safeParse(group(true)).success).toBe(true);
    expect(comparisonGroupSchema.safeParse(group('Wood')).success).toBe(true);
    expect(comparisonGroupSchema.safeParse(group(2)).success).toBe(false);
  });
});
