// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NewsletterSignup } from './NewsletterSignup.js';

afterEach(cleanup);

const field = () => screen.getByLabelText('Email address') as HTMLInputElement;

describe('NewsletterSignup', () => {
  it('has a box and a button without an action where there is no handler', async () => {
    render(<NewsletterSignup heading="Post" />);
    expect(screen.getByRole('button', { name: 'Subscribe' }).getAttribute('aria-disabled')).toBe('true');
    expect(screen.queryByRole('form')).toBeNull();
    await userEvent.type(field(), 'me@company.example{Enter}');
    expect(screen.getByRole('status').textContent).toBe('');
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it('cannot put an address into the URL before it is hydrated', () => {
    expect(renderToString(<NewsletterSignup heading="Post" onSubmit={vi.fn()} />)).toMatch(
      /<form [^>]*method="dialog"/,
    );
  });

  it('holds its live regions, empty, in the server’s HTML', () => {
    const html = renderToString(<NewsletterSignup heading="Post" onSubmit={vi.fn()} />);
    expect(html).toMatch(/role="alert"[^>]*><\/p>/);
    expect(html).toMatch(/role="status"[^>]*><\/p>/);
  });

  it('explains an address that cannot be one, and sends nothing', async () => {
    const onSubmit = vi.fn();
    render(<NewsletterSignup heading="Post" onSubmit={onSubmit} />);
    await userEvent.type(field(), 'westlands{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Invalid email address',
    );
    await userEvent.type(field(), '@company.example');
    expect(field().getAttribute('aria-invalid')).toBeNull();
  });

  it('keeps what was typed when sending fails', async () => {
    render(<NewsletterSignup heading="Post" onSubmit={() => Promise.reject(new Error('offline'))} />);
    await userEvent.type(field(), 'me@company.example{Enter}');
    await screen.findByText('Your address was not sent. Please try again.');
    expect(field().value).toBe('me@company.example');
  });

  it('empties the box after success, and says where the post will go', async () => {
    render(<NewsletterSignup heading="Post" onSubmit={() => Promise.resolve()} />);
    await userEvent.type(field(), 'me@company.example{Enter}');
    await screen.findByText('Thank you. The next postcard goes to me@company.example.');
    await waitFor(() => expect(field().value).toBe(''));
  });
});
