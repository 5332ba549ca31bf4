import { describe, expect, it } from 'vitest';
import { content } from './content.js';
import { validateContent } from './validate.js';

const { home, faq, projects } = content;

/** The content with other words on the home page. */
const withHome = (changes: object) => ({ ...content, home: { ...home, ...changes } });

describe('validateContent', () => {
  it('accepts the content of the site', () => {
    expect(() => validateContent()).not.toThrow();
  });

  it('names the path of a missing field', () => {
    const { title: _title, ...untitled } = home.heroSlides[3]!;
    expect(() => validateContent(withHome({ heroSlides: home.heroSlides.with(3, untitled as never) }))).toThrow(
      'home.heroSlides[3].title',
    );
  });

  it('says what to write instead of a wrong one', () => {
    const agency = { ...content.agency.agency, phone: '0700' };
    expect(() => validateContent({ ...content, agency: { ...content.agency, agency } })).toThrow(
      'agency.agency.phone: Write the number with its country code, such as "+254 700 000 000".',
    );
  });

  it('rejects a highlighted text that is no part of its title', () => {
    const heroSlides = home.heroSlides.with(0, { ...home.heroSlides[0]!, highlightText: 'elsewhere' });
    expect(() => validateContent(withHome({ heroSlides }))).toThrow('home.heroSlides[0].highlightText');
  });

  it('rejects a field that nothing shows', () => {
    const heroActions = { ...home.heroActions, colour: 'red' };
    expect(() => validateContent(withHome({ heroActions }))).toThrow('colour');
  });

  it('rejects a fourth point of a service', () => {
    const events = { ...home.serviceFeatures.events, points: ['One', 'Two', 'Three', 'Four'] };
    expect(() => validateContent(withHome({ serviceFeatures: { ...home.serviceFeatures, events } }))).toThrow(
      'home.serviceFeatures.events.points: Write exactly three points.',
    );
  });

  it('rejects a page without one of its exports', () => {
    const { impact: _impact, ...rest } = home;
    expect(() => validateContent({ ...content, home: rest })).toThrow('home.impact');
  });

  it('rejects a link to a page that the site does not have', () => {
    const recentWork = { ...home.recentWork, allProjectsPath: '/portfolio' };
    expect(() => validateContent(withHome({ recentWork }))).toThrow(
      'home.recentWork.allProjectsPath: Write the path of a page; the site has none at "/portfolio".',
    );
  });

  it('knows the paths that the site names', () => {
    const paths = content.meta.pageMeta.map(({ path }) => path).filter((path) => path !== '/faq');
    expect(() => validateContent(content, { paths })).toThrow('none at "/faq"');
  });

  it('rejects an id that another project has', () => {
    const doubled = projects.projects.with(4, { ...projects.projects[4]!, id: 2 });
    expect(() => validateContent({ ...content, projects: { ...projects, projects: doubled } })).toThrow(
      'projects.projects[4]: Write another id: projects.projects[1] has this one.',
    );
  });

  it('rejects a question whose address another one has', () => {
    const [general, services, ...others] = faq.faqCategories;
    const entries = services!.entries.with(0, { ...services!.entries[0]!, id: 'reply' });
    const faqCategories = [general!, { ...services!, entries }, ...others];
    expect(() => validateContent({ ...content, faq: { ...faq, faqCategories } })).toThrow(
      'faq.faqCategories[1].entries[0]: Write another id',
    );
  });

  it('rejects a picture that a page shows twice', () => {
    const image = home.heroSlides[0]!.image;
    const heroSlides = home.heroSlides.with(1, { ...home.heroSlides[1]!, image });
    expect(() => validateContent(withHome({ heroSlides }))).toThrow(
      'home.heroSlides[1].image: Show another picture: home.heroSlides[0].image shows this one.',
    );
  });

  it('rejects a picture without words', () => {
    const image = { ...home.heroSlides[0]!.image, alt: '' };
    const heroSlides = home.heroSlides.with(0, { ...home.heroSlides[0]!, image });
    expect(() => validateContent(withHome({ heroSlides }))).toThrow('home.heroSlides[0].image.alt');
  });

  it('rejects a title that two pages share', () => {
    const [first, second, ...rest] = content.meta.pageMeta;
    const pageMeta = [first!, { ...second!, title: first!.title }, ...rest];
    expect(() => validateContent({ ...content, meta: { ...content.meta, pageMeta } })).toThrow(
      'meta.pageMeta[1].title: Write another title',
    );
  });
});
