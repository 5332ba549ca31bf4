// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { AgencyProvider } from '../../primitives/index.js';
import { storyPicture } from '../../story-pictures.js';
import { PrintPlates } from './index.js';

const plates = ['Sand', 'Pine', 'Night'].map((name, index) => ({ name, picture: storyPicture(index, '') }));

const section = (
  <PrintPlates heading="Three blocks" picture={storyPicture(4, 'A harbour')} plates={plates} paper="#f8f1e4" />
);

const images = () => [...document.querySelectorAll('img')] as [HTMLImageElement, ...HTMLImageElement[]];

it('has the whole picture and no style attribute in the server’s HTML', () => {
  const html = renderToString(section);
  expect(html).toContain('alt="A harbour"');
  expect(html.match(/<img/g)).toHaveLength(1);
  expect(html).not.toContain('style=');
});

it('moves the plates once they have all loaded, and says how far in the page’s language', () => {
  render(
    <AgencyProvider locale="ar-EG" labels={{}}>
      {section}
    </AgencyProvider>,
  );
  const slider = screen.getByRole('slider', { name: 'Pull the plates apart' });
  fireEvent.change(slider, { target: { value: '20' } });
  expect(slider.getAttribute('aria-valuetext')).toBe('٢٠ % apart');
  const isApart = () => document.querySelector('[data-apart]') !== null;
  const [, ...loading] = images();
  expect(loading).toHaveLength(3);
  for (const image of loading) {
    expect(isApart()).toBe(false);
    expect(screen.getByRole('status').textContent).toBe('Loading the plates …');
    fireEvent.load(image);
  }
  expect(isApart()).toBe(true);
  expect(screen.getByRole('status').textContent).toBe('');
});

it('keeps the picture if a plate fails to load, and retries on the next movement', () => {
  render(section);
  const slider = screen.getByRole('slider');
  fireEvent.change(slider, { target: { value: '20' } });
  const [, first] = images();
  fireEvent.error(first as HTMLImageElement);
  expect(screen.getByRole('status').textContent).toContain('Move the slider to try again');
  fireEvent.change(slider, { target: { value: '30' } });
  const [, ...again] = images();
  expect(again).not.toContain(first);
  for (const image of again) fireEvent.load(image);
  expect(document.querySelector('[data-apart]')).not.toBeNull();
});

it('warns if it has no layout for that number of plates', () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(<PrintPlates heading="One block" picture={storyPicture(4, 'A harbour')} plates={plates.slice(0, 1)} />);
  expect(errors).toHaveBeenCalledWith(expect.stringContaining('"plates" has 1 plate, but'));
  errors.mockRestore();
});
