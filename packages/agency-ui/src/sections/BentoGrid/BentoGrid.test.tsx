// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { storyPicture } from '../../story-pictures.js';
import { BentoGrid, type BentoTile } from './BentoGrid.js';

const tiles: BentoTile[] = [
  {
    title: 'Stages',
    text: 'From two metres to forty.',
    picture: storyPicture(1, 'A stage by the lake'),
    path: '/stages',
  },
  { figure: '48 hours', title: 'from file to print.' },
  { title: 'Print', path: '/print' },
];

afterEach(cleanup);

describe('BentoGrid', () => {
  it('has every tile in the server’s HTML, in data order', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(<BentoGrid heading="At a glance" tiles={tiles} />);
    const [list] = within(page).getAllByRole('list');
    expect(
      within(list as HTMLElement)
        .getAllByRole('heading')
        .map(({ textContent }) => textContent),
    ).toEqual(['Stages', '48 hours from file to print.', 'Print']);
  });

  it('names its section, its tiles and their links', () => {
    render(<BentoGrid heading="At a glance" tiles={tiles} headingLevel={3} />);
    const section = within(screen.getByRole('region', { name: 'At a glance' }));
    expect(section.getByRole('heading', { level: 4, name: '48 hours from file to print.' })).toBeTruthy();
    expect(section.getByRole('link', { name: 'Stages' }).getAttribute('href')).toBe('/stages');
    expect(section.getByRole('img', { name: 'A stage by the lake' })).toBeTruthy();
    expect(section.getAllByRole('link')).toHaveLength(2);
  });

  it('gives the largest slot to the first tile, or to the tiles that ask for it', () => {
    const { container, rerender } = render(<BentoGrid heading="At a glance" tiles={tiles} />);
    const shapes = () =>
      [...container.querySelectorAll<HTMLElement>('[data-shape]')].map(({ dataset }) => dataset['shape']);
    expect(shapes()).toEqual(['panel', 'third', 'third']);
    const wishes = tiles.map((tile, index) => ({ ...tile, isLarge: index === 1 }));
    rerender(<BentoGrid heading="At a glance" tiles={wishes} />);
    expect(shapes()).toEqual(['third', 'panel', 'third']);
  });

  it('renders nothing without tiles', () => {
    expect(renderToString(<BentoGrid heading="At a glance" tiles={[]} />)).toBe('');
  });
});
