// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AgencyProvider } from '../../primitives/index.js';
import { storyPicture } from '../../story-pictures.js';
import { BeforeAfter } from './index.js';

const comparison = <BeforeAfter before={storyPicture(1, 'Grey')} after={storyPicture(2, 'White')} sizes="100vw" />;

it('has both pictures, the earlier one first, and no style attribute in the server’s HTML', () => {
  const html = renderToString(comparison);
  expect(html).toMatch(/alt="Grey".*alt="White"/);
  expect(html).not.toContain('style=');
});

it('moves the divider, and says its position in the page’s language', () => {
  render(
    <AgencyProvider locale="ar-EG" labels={{}}>
      {comparison}
    </AgencyProvider>,
  );
  const slider = screen.getByRole('slider', { name: 'Compare before and after' });
  fireEvent.change(slider, { target: { value: '20' } });
  expect(slider.getAttribute('aria-valuetext')).toBe('٢٠ % before');
  expect(slider.parentElement?.style.getPropertyValue('--agency-divider-position')).toBe('20%');
});
