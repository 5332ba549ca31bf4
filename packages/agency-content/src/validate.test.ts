import type { ArticleBody } from 'agency-ui/schemas';
import { describe, expect, it } from 'vitest';
import { content } from './content.js';
import { validateContent } from './validate.js';

const { home, faq, projects } = content;

/** The content, with changes to the home page. */
const withHome = (changes: object) => ({ ...content, home: { ...home, ...changes } });

describe('validateContent', () => {
  it('accepts the site’s content', () => {
    expect(() => validateContent()).not.toThrow();
  });

  it('reports the path of a missing field', () => {
    const { title: _title, ...untitled } = home.heroSlides[3]!;
    expect(() => validateContent(withHome({ heroSlides: home.heroSlides.with(3, untitled as never) }))).toThrow(
      'home.heroSlides[3].title',
    );
  });

  it('says what to write instead of an invalid value', () => {
    const agency = { ...content.agency.agency, phone: '0700' };
    expect(() => validateContent({ ...content, agency: { ...content.agency, agency } })).toThrow(
      'agency.agency.phone: Write the number with its country code, such as "+254 700 000 000".',
    );
  });

  it('rejects highlighted text that isn’t part of its title', () => {
    const heroSlides = home.heroSlides.with(0, { ...home.heroSlides[0]!, highlightText: 'elsewhere' });
    expect(() => validateContent(withHome({ heroSlides }))).toThrow('home.heroSlides[0].highlightText');
  });

  it('rejects an unknown field', () => {
    const heroActions = { ...home.heroActions, colour: 'red' };
    expect(() => validateContent(withHome({ heroActions }))).toThrow('colour');
  });

  it('rejects a fourth point for a service', () => {
    const events = { ...home.serviceFeatures.events, points: ['One', 'Two', 'Three', 'Four'] };
    expect(() => validateContent(withHome({ serviceFeatures: { ...home.serviceFeatures, events } }))).toThrow(
      'home.serviceFeatures.events.points: Write exactly three points.',
    );
  });

  it('rejects a page with a missing export', () => {
    const { impact: _impact, ...rest } = home;
    expect(() => validateContent({ ...content, home: rest })).toThrow('home.impact');
  });

  it('rejects a dead link', () => {
    const recentWork = { ...home.recentWork, allProjectsPath: '/portfolio' };
    expect(() => validateContent(withHome({ recentWork }))).toThrow(
      'home.recentWork.allProjectsPath: There is no page at "/portfolio". Use the path of an existing page.',
    );
  });

  it('lets only articles link to other websites, and rejects their dead links', () => {
    const withLink = (link: string) => {
      const [[path, body]] = Object.entries(content.articleBodies) as [[string, ArticleBody]];
      const [section] = body.sections as [ArticleBody['sections'][number]];
      const blocks = [{ paragraph: [{ name: 'Here', path: link }] }];
      return {
        ...content,
        articleBodies: { ...content.articleBodies, [path]: { ...body, sections: [{ ...section, blocks }] } },
      };
    };
    expect(() => validateContent(withLink('https://www.iso.org/home.html'))).not.toThrow();
    expect(() => validateContent(withLink('/faq#general'))).not.toThrow();
    expect(() => validateContent(withLink('/nowhere'))).toThrow('There is no page at "/nowhere".');
    expect(() => validateContent(withLink('javascript:alert(1)'))).toThrow('Write a path on the site');
    const allProjectsPath = 'https://elsewhere.example';
    expect(() => validateContent(withHome({ recentWork: { ...home.recentWork, allProjectsPath } }))).toThrow(
      'home.recentWork.allProjectsPath: Write a path on the site',
    );
  });

  it('resolves links against the paths in the `paths` option', () => {
    const paths = content.meta.pageMeta.map(({ path }) => path).filter((path) => path !== '/faq');
    expect(() => validateContent(content, { paths })).toThrow('no page at "/faq"');
  });

  it('rejects a duplicate project id', () => {
    const doubled = projects.projects.with(4, { ...projects.projects[4]!, id: 2 });
    expect(() => validateContent({ ...content, projects: { ...projects, projects: doubled } })).toThrow(
      'projects.projects[4]: projects.projects[1] already uses this id. Use a different one.',
    );
  });

  it('rejects a duplicate question id', () => {
    const [general, services, ...others] = faq.faqCategories;
    const entries = services!.entries.with(0, { ...services!.entries[0]!, id: 'reply' });
    const faqCategories = [general!, { ...services!, entries }, ...others];
    expect(() => validateContent({ ...content, faq: { ...faq, faqCategories } })).toThrow(
      /faq\.faqCategories\[1\]\.entries\[0\]: .* already uses this id/,
    );
  });

  it('rejects a picture that appears twice on a page', () => {
    const image = home.heroSlides[0]!.image;
    const heroSlides = home.heroSlides.with(1, { ...home.heroSlides[1]!, image });
    expect(() => validateContent(withHome({ heroSlides }))).toThrow(
      'home.heroSlides[1].image: home.heroSlides[0].image already shows this picture. Use a different one.',
    );
  });

  it('rejects a picture without alt text', () => {
    const image = { ...home.heroSlides[0]!.image, alt: '' };
    const heroSlides = home.heroSlides.with(0, { ...home.heroSlides[0]!, image });
    expect(() => validateContent(withHome({ heroSlides }))).toThrow('home.heroSlides[0].image.alt');
  });

  it('rejects a duplicate page title', () => {
    const [first, second, ...rest] = content.meta.pageMeta;
    const pageMeta = [first!, { ...second!, title: first!.title }, ...rest];
    expect(() => validateContent({ ...content, meta: { ...content.meta, pageMeta } })).toThrow(
      'meta.pageMeta[1].title: meta.pageMeta[0].title already uses this title',
    );
  });
});
