import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Project } from '../../entities/index.js';
import { Breadcrumbs } from '../../navigation/index.js';
import { storyPicture } from '../../story-pictures.js';
import { ProjectDetail } from './ProjectDetail.js';

const project: Project = {
  id: 3,
  title: 'Brand activation',
  category: 'Experiential Marketing',
  client: 'A company in Nairobi',
  image: storyPicture(3, 'A truck that is a stage'),
  summary: 'A truck.',
  overview: ['The first paragraph.', 'The second paragraph.'],
  date: '2024',
};
const back = { name: 'All projects', path: '/case-studies' };

describe('ProjectDetail', () => {
  it('has the page’s h1, which also names the section', { tags: ['wcag:1.3.1'] }, () => {
    const html = renderToStaticMarkup(<ProjectDetail project={project} back={back} />);
    const id = /<section[^>]*aria-labelledby="([^"]+)"/.exec(html)?.[1];
    expect(html).toMatch(new RegExp(`<h1[^>]*id="${id}"[^>]*>Brand activation</h1>`));
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('href="/case-studies"');
  });

  it('shows breadcrumbs in place of the back link', () => {
    const breadcrumbs = <Breadcrumbs items={[{ name: 'Work', path: '/work' }]} current={project.title} />;
    const html = renderToStaticMarkup(<ProjectDetail project={project} back={back} breadcrumbs={breadcrumbs} />);
    expect(html).toMatch(/<nav[^>]*aria-label="Breadcrumb".*href="\/work".*<\/nav>.*<h1/s);
    expect(html).not.toContain(back.name);
  });

  it('shows client, category and date', () => {
    const html = renderToStaticMarkup(<ProjectDetail project={project} back={back} />);
    const facts = [...html.matchAll(/<dt[^>]*>([^<]+)<\/dt><dd[^>]*>(?:<time[^>]*>)?([^<]+)/g)];
    expect(facts.map(([, term, fact]) => [term, fact])).toEqual([
      ['Client', 'A company in Nairobi'],
      ['Category', 'Experiential Marketing'],
      ['Date', '2024'],
    ]);
    expect(html).toContain('<time dateTime="2024">');
  });

  it('leaves out the client if a project has none', () => {
    const { client: _, ...anonymous } = project;
    const html = renderToStaticMarkup(<ProjectDetail project={anonymous} back={back} />);
    expect([...html.matchAll(/<dt[^>]*>([^<]+)/g)].map(([, term]) => term)).toEqual(['Category', 'Date']);
  });

  it('shows further pictures as a list below the text', () => {
    const pictures = [storyPicture(4, 'The stage from the side'), storyPicture(5, 'The stage at night')];
    const html = renderToStaticMarkup(<ProjectDetail project={{ ...project, pictures }} back={back} />);
    expect([...html.matchAll(/<li[^>]*><picture[\s\S]*?alt="([^"]*)"/g)].map(([, alt]) => alt)).toEqual([
      'The stage from the side',
      'The stage at night',
    ]);
    expect(html.indexOf('The second paragraph.')).toBeLessThan(html.indexOf('The stage from the side'));
    expect(renderToStaticMarkup(<ProjectDetail project={project} back={back} />)).not.toContain('<li');
  });

  it('names its picture after the project, for page transitions', () => {
    const html = renderToStaticMarkup(<ProjectDetail project={project} back={back} />);
    expect(html).toMatch(/data-transition-name="project-3"[^>]*><picture/);
  });

  it('uses a <time> element only for a year', () => {
    const html = renderToStaticMarkup(<ProjectDetail project={{ ...project, date: 'Long rains, 2024' }} back={back} />);
    expect(html).not.toContain('<time');
  });

  it('loads its picture eagerly, and shows every paragraph', () => {
    const html = renderToStaticMarkup(<ProjectDetail project={project} back={back} />);
    expect(html).toMatch(/fetchpriority="high"/i);
    for (const paragraph of project.overview) expect(html).toContain(paragraph);
  });
});
