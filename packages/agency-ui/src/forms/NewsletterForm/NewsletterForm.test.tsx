// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { NewsletterForm } from './NewsletterForm.js';

afterEach(cleanup);

it('has a button that does nothing without a handler', { tags: ['wcag:4.1.2'] }, () => {
  render(<NewsletterForm />);
  expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true');
  expect((screen.getByLabelText('Email address') as HTMLInputElement).required).toBe(false);
  expect(fireEvent.submit(document.querySelector('form') as HTMLFormElement)).toBe(false);
  expect(screen.getByRole('alert').textContent).toBe('');
  expect(screen.getByRole('status').textContent).toBe('');
});

it('keeps the email address out of the URL before hydration', () => {
  expect(renderToString(<NewsletterForm onSubmit={() => {}} />)).toMatch(/<form [^>]*method="dialog"/);
});

it('posts natively to its action', () => {
  const html = renderToString(<NewsletterForm action="/api/newsletter" />);
  expect(html).toMatch(/<form [^>]*method="post"/);
  expect(html).toContain('type="submit"');
  expect(html).toContain('required=""');
});
