import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer } from './answer';
import { hero, questions } from './content';
import { Home } from './Home';

describe('the home page', () => {
  it('has one h1, and a heading per section', () => {
    render(<Home />);
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([hero.title]);
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(5);
  });

  it('has a form that works without JavaScript', () => {
    render(<Home />);
    const form = screen.getByRole('button', { name: 'Submit request' }).closest('form');
    expect(form).toHaveProperty('method', 'post');
    expect(form?.getAttribute('action')).toBe('/api/enquiries?form=quote');
  });
});

describe('the assistant', () => {
  const ask = (content: string) => answer([{ role: 'user', content }], { signal: new AbortController().signal });

  it('answers from the page’s questions', async () => {
    expect(await ask('Can we pay by M-Pesa?')).toBe(questions.find(({ id }) => id === 'payment')?.answer);
  });

  it('links to contact details if it has no answer', async () => {
    expect(await ask('Hi')).toContain('call');
  });
});
