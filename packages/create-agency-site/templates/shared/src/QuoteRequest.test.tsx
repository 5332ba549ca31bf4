import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { QuoteRequest } from './QuoteRequest';

it('works without JavaScript, because the browser can send it', () => {
  render(<QuoteRequest />);
  const form = screen.getByRole('button', { name: 'Submit request' }).closest('form');
  expect(form).toHaveProperty('method', 'post');
  expect(form?.getAttribute('action')).toBe('/api/enquiries?form=quote');
});
