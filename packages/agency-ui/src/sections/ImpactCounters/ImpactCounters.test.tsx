// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import type { ImpactNumber } from '../../entities/index.js';
import { AgencyProvider } from '../../primitives/index.js';
import { ImpactCounters } from './ImpactCounters.js';

const heading = 'The count so far';
const numbers: ImpactNumber[] = [
  { value: 120, label: 'Clients Served' },
  { value: 50, label: 'Projects Completed' },
  { value: 98, unit: '%', label: 'Satisfaction Rate' },
  { value: 5, label: 'Years Experience' },
];

afterEach(cleanup);

it('pairs every number with its label, in order', { tags: ['wcag:1.3.1'] }, () => {
  render(<ImpactCounters heading={heading} numbers={numbers} />);
  const section = screen.getByRole('region', { name: heading });
  expect(
    within(section)
      .getAllByRole('term')
      .map((term) => term.textContent),
  ).toEqual(['Clients Served', 'Projects Completed', 'Satisfaction Rate', 'Years Experience']);
  const figures = within(section).getAllByRole('definition');
  expect(figures.map((figure) => figure.textContent)).toEqual(['120', '50', '98%', '5']);
  expect(figures.map((figure) => figure.dataset['count'])).toEqual(Array(4).fill('final'));
});

it('contains only the final numbers in the server’s HTML', { tags: ['wcag:1.3.2'] }, () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<ImpactCounters heading={heading} numbers={numbers} />);
  expect([...page.querySelectorAll('dd')].map((figure) => figure.textContent)).toEqual(['120', '50', '98%', '5']);
  expect(page.querySelectorAll('[style]')).toHaveLength(0);
});

it('formats numbers in the locale', () => {
  const thousands = [{ value: 1200, label: 'Clients Served' }];
  const { rerender } = render(<ImpactCounters heading={heading} numbers={thousands} />);
  expect(screen.getByRole('definition').textContent).toBe('1,200');
  rerender(
    <AgencyProvider locale="de" labels={{}}>
      <ImpactCounters heading={heading} numbers={thousands} />
    </AgencyProvider>,
  );
  expect(screen.getByRole('definition').textContent).toBe('1.200');
});

it('shows a halftone above a band with a different tone', () => {
  const toneBelow = (container: Element) =>
    container.querySelector('section > [aria-hidden]')?.getAttribute('data-agency-tone');
  const { container, rerender } = render(<ImpactCounters heading={heading} numbers={numbers} />);
  expect(toneBelow(container)).toBe('paper');
  rerender(<ImpactCounters heading={heading} numbers={numbers} nextTone="white" />);
  expect(toneBelow(container)).toBe('white');
  rerender(<ImpactCounters heading={heading} numbers={numbers} nextTone="night" />);
  expect(toneBelow(container)).toBeUndefined();
});

it('renders nothing without numbers', () => {
  expect(renderToString(<ImpactCounters heading={heading} numbers={[]} />)).toBe('');
});
