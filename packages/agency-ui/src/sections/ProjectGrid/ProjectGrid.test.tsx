import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { storyPicture } from '../../story-pictures.js';
import { ProjectGrid } from './ProjectGrid.js';
import { projectShape } from './project-shape.js';

const projects = ['A tent by the sea', 'A tent in the hills'].map((title, index) => ({
  id: index + 1,
  title,
  category: 'Weddings',
  client: 'A family',
  image: storyPicture(index, title),
  summary: 'Three hundred guests, one roof.',
  overview: ['It stood for two days.'],
  date: '2024',
}));

/** Columns, out of twelve, for each shape. */
const columns = { broad: 7, narrow: 5, third: 4, full: 12 };

describe('projectShape', () => {
  it.each(Array.from({ length: 12 }, (_, index) => index + 1))('fills its rows with %i projects', (count) => {
    let row = 0;
    for (let index = 0; index < count; index += 1) {
      row += columns[projectShape(index, count)];
      expect(row).toBeLessThanOrEqual(12);
      if (row === 12) row = 0;
    }
    expect(row).toBe(0);
  });

  it('alternates sides from row to row', () => {
    expect([0, 1, 2, 3].map((index) => projectShape(index, 4))).toEqual(['broad', 'narrow', 'narrow', 'broad']);
  });
});

describe('ProjectGrid', () => {
  it('links to every project by its name', { tags: ['wcag:2.4.4'] }, () => {
    const html = renderToStaticMarkup(<ProjectGrid heading="Work" projects={projects} />);
    expect([...html.matchAll(/<a href="([^"]+)"/g)].map(([, path]) => path)).toEqual(['/projects/1', '/projects/2']);
    expect(html).toMatch(/View Project<span[^>]*> A tent in the hills<\/span>/);
  });

  it('names every picture after its project, for page transitions', () => {
    const html = renderToStaticMarkup(<ProjectGrid heading="Work" projects={projects} />);
    const names = [...html.matchAll(/data-transition-name="([^"]+)"/g)].map(([, name]) => name);
    expect(names).toEqual(['project-1', 'project-2']);
  });

  it('accepts a custom path and custom labels', () => {
    const html = renderToStaticMarkup(
      <ProjectGrid
        heading="Kazi"
        projects={projects.slice(0, 1)}
        projectPath={(id) => `/kazi/${id}`}
        labels={{ view: 'Tazama' }}
      />,
    );
    expect(html).toContain('href="/kazi/1"');
    expect(html).not.toContain('View Project');
  });

  it('shows a sentence when the list is empty', () => {
    const html = renderToStaticMarkup(<ProjectGrid heading="Work" projects={[]} labels={{ empty: 'Hakuna.' }} />);
    expect(html).toContain('Hakuna.');
    expect(html).not.toContain('<ul');
  });
});
