// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Project } from '../../entities/index.js';
import { storyPicture } from '../../story-pictures.js';
import { RecentWork } from './RecentWork.js';

const project: Project = {
  id: 7,
  title: 'Corporate workshop',
  category: 'Corporate Training',
  client: 'A client',
  image: storyPicture(1, 'A hall'),
  summary: 'Small tables, real cases.',
  overview: ['Small tables.'],
  date: '2024',
};
const work = <RecentWork eyebrow="Recent work" heading="Still warm" projects={[project]} allProjectsPath="/projects" />;

describe('RecentWork', () => {
  it('puts a project’s title before its link', { tags: ['wcag:1.3.2'] }, () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(work);
    const item = container.querySelector('li');
    const [title, link] = [item?.querySelector('h3'), item?.querySelector('a')];
    expect(link?.getAttribute('href')).toBe('/projects/7');
    expect(link?.textContent).toBe('View Project Corporate workshop');
    expect(title?.compareDocumentPosition(link as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('names every picture after its project, for page transitions', () => {
    expect(renderToString(work).match(/data-transition-name="[^"]+"/g)).toEqual(['data-transition-name="project-7"']);
  });

  it('renders nothing without projects', () => {
    expect(renderToString(<RecentWork eyebrow="" heading="" projects={[]} allProjectsPath="/projects" />)).toBe('');
  });

  it('has no duplicate ids when rendered twice', () => {
    const html = renderToString(
      <>
        {work}
        {work}
      </>,
    );
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(2);
  });
});
