import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { hero } from './content';
import { Home } from './Home';

it('has one h1 and one heading per section', () => {
  render(<Home />);
  expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([hero.title]);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(5);
});
