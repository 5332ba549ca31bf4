import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer } from './answer';
import { hero, questions } from './content';
import { Home } from './Home';

describe('the home page', () => {
  it('has one headline, and a heading for each section below', () => {
    render(<Home />);
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([hero.title]);
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(5);
  });

  it('has a form that is sent without JavaScript too', () => {
    render(<Home />);
    const form = screen.getByRole('button', { name: 'Submit request' }).closest('form');
    expect(form).toHaveProperty('method', 'post');
    expect(form?.getAttribute('action')).toBe('/api/quotes');
  });
});

describe('the assistant', () => {
  const ask = (content: string) => answer([{ role: 'user', content }], { signal: new AbortController().signal });

  it('answers from the questions of the page', async () => {
    expect(await ask('Can we pay by M-Pesa?')).toBe(questions.find(({ id }) => id === 'payment')?.answer);
  });

  it('leads to a person when it knows no answer', async () => {
    expect(await ask('Hi')).toContain('call');
  });
});
