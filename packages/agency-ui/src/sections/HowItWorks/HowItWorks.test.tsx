import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { HowItWorks } from './HowItWorks.js';

const steps = [
  { title: 'Submit', description: 'Send the form.' },
  { title: 'Consultation call', description: 'We ring.' },
];

describe('HowItWorks', () => {
  it('puts the form first in reading order, followed by the steps', {
    tags: ['component:FormColumns', 'wcag:1.3.2'],
  }, () => {
    const html = renderToString(<HowItWorks heading="How It Works" steps={steps} card={<form />} footer={<hr />} />);
    const order = ['<form', 'How It Works', 'Submit', 'Consultation call', '<hr'].map((part) => html.indexOf(part));
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(order).not.toContain(-1);
  });

  it('hides its numerals from assistive technology, because the list itself is ordered', {
    tags: ['wcag:1.1.1'],
  }, () => {
    const html = renderToString(<HowItWorks heading="How It Works" steps={steps} />);
    expect(html).toMatch(/<ol/);
    expect(html).toMatch(/aria-hidden="true"[^>]*>1</);
  });
});
