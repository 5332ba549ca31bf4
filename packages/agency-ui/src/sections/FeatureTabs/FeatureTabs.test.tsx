// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { FeatureTabs } from './index.js';

const features = ['One', 'Two', 'Three'].map((name) => ({ name, title: `Title ${name}`, description: 'Text.' }));

it('has every panel in the server’s HTML', () => {
  const html = renderToString(<FeatureTabs heading="Features" features={features} />);
  for (const { title } of features) expect(html).toContain(title);
});

it('opens the panel that contains the browser’s find-in-page match', () => {
  const onFeatureChange = vi.fn();
  render(<FeatureTabs heading="Features" features={features} onFeatureChange={onFeatureChange} />);
  const panel = screen.getByText('Title Three').closest('hidden-until-found') as HTMLElement;
  expect(panel.hasAttribute('hidden')).toBe(true);
  act(() => void panel.dispatchEvent(new Event('beforematch', { bubbles: true })));
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Three');
  expect(panel.hasAttribute('hidden')).toBe(false);
  expect(onFeatureChange).toHaveBeenCalledExactlyOnceWith('Three');
});

it('can be controlled', () => {
  const onFeatureChange = vi.fn();
  render(<FeatureTabs heading="Features" features={features} feature="Two" onFeatureChange={onFeatureChange} />);
  fireEvent.click(screen.getByRole('tab', { name: 'Three' }));
  expect(onFeatureChange).toHaveBeenCalledWith('Three');
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Two');
});
