import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ProcessSteps } from './ProcessSteps.js';

const step = (title: string) => ({ title, description: 'What happens.' });

describe('ProcessSteps', () => {
  it('puts each step one heading level below its own heading', { tags: ['wcag:1.3.1'] }, () => {
    const html = renderToString(<ProcessSteps heading="Steps" headingLevel={3} steps={[step('Listen')]} />);
    expect(html).toMatch(/<h3[^>]*>Steps<\/h3>/);
    expect(html).toMatch(/<h4[^>]*>Listen<\/h4>/);
  });

  it('lays out four steps as a staircase and five in rows', () => {
    const four = ['Listen', 'Decide', 'Draw', 'Hand over'].map(step);
    const classOf = (html: string) => /<ol class="([^"]+)"/.exec(html)?.[1];
    const stair = classOf(renderToString(<ProcessSteps heading="Steps" steps={four} />));
    const rows = classOf(renderToString(<ProcessSteps heading="Steps" steps={[...four, step('Print')]} />));
    expect(stair).toBeDefined();
    expect(rows).not.toBe(stair);
  });

  it('renders nothing without steps', () => {
    expect(renderToString(<ProcessSteps heading="Steps" steps={[]} />)).toBe('');
  });
});
