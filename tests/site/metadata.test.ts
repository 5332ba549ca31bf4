/** Metadata for search engines, shared links and other machines. */
import { agency, type openingHours } from 'agency-content';
import { lastUpdated as credentialsDate } from 'agency-content/about/credentials';
import { articles } from 'agency-content/blog';
import { faqCategories, lastUpdated as faqDate } from 'agency-content/faq';
import { privacyPolicy } from 'agency-content/legal/privacy-policy';
import { articleMeta, describe as descriptionOf, pageMeta, projectMeta } from 'agency-content/meta';
import { projects, lastUpdated as projectsDate } from 'agency-content/projects';
import { titles } from 'agency-content/titles';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { openBrowser, renderAll, siteUrl } from './browser.js';
import { everyPath, htmlOf, listedPaths, missingPaths, normalizeText } from './paths.js';

const visit = openBrowser();

interface Head {
  language: string;
  title: string;
  /** `content` of meta tags, by name or property. */
  metas: Record<string, string>;
  /** `href` of links, by relation; the last one wins. */
  links: Record<string, string>;
  /** Text of the JSON-LD scripts. */
  data: string[];
}

/** Reads the heads of many pages without running their scripts. */
async function readHeads(paths: readonly string[]): Promise<Map<string, Head>> {
  const { page } = await visit('/robots.txt');
  const heads = new Map<string, Head>();
  for (const path of paths) {
    const head = await page.evaluate(
      (html): Head => {
        const parsed = new DOMParser().parseFromString(html, 'text/html');
        const pairs = (selector: string, ...[names, value]: [string[], string]) =>
          Object.fromEntries(
            [...parsed.querySelectorAll(selector)].map((element) => [
              names.map((name) => element.getAttribute(name)).find(Boolean),
              element.getAttribute(value) ?? '',
            ]),
          );
        return {
          language: parsed.documentElement.lang,
          title: parsed.title,
          metas: pairs('head meta', ['name', 'property'], 'content'),
          links: pairs('head link', ['rel'], 'href'),
          data: [...parsed.querySelectorAll('script[type="application/ld+json"]')].map((script) => script.innerHTML),
        };
      },
      await htmlOf(path),
    );
    heads.set(path, head);
  }
  return heads;
}

let heads: Map<string, Head>;
/** The origin that the site was built for, which differs from the origin under test. */
let origin: string;

beforeAll(async () => {
  heads = await readHeads(everyPath);
  origin = new URL(heads.get('/')!.links['canonical']!).origin;
});

const headOf = (path: string): Head => heads.get(path)!;

/** Fetches one of the site's files by the absolute URL in its metadata. */
const fileAt = async (address: string) => {
  expect(address.startsWith(`${origin}/`), address).toBe(true);
  return fetch(address.replace(origin, siteUrl));
};

/** Pages without their own picture, which use the site's share image. */
const pictureless = ['/privacy-policy', '/terms-of-service', '/sitemap'];

/** Pages without a breadcrumb trail: top-level pages, and pages with a different link back. */
const withoutTrail = ['/', '/blog', '/privacy-policy', '/terms-of-service'];

const titleByPath: Record<string, string> = {
  ...Object.fromEntries([...pageMeta, ...projectMeta, ...articleMeta].map(({ path, title }) => [path, title])),
  '/projects/999': titles.projectNotFound,
  '/projects/x': titles.projectNotFound,
  '/no/such/page': titles.notFound,
};

it('gives every page a unique title and description', { tags: ['wcag:2.4.2'] }, () => {
  const listed = listedPaths.map(headOf);
  expect(listed).toHaveLength(22 + projects.length + articles.length);
  for (const path of everyPath) {
    expect(headOf(path).title, path).toBe(titleByPath[path]);
    expect(headOf(path).metas['description'], path).toBe(descriptionOf(path));
    expect(headOf(path).language, path).toBe('en-KE');
  }
  expect(new Set(listed.map(({ title }) => title)).size).toBe(listed.length);
  expect(new Set(listed.map(({ metas }) => metas['description'])).size).toBe(listed.length);
  // The site keeps its light theme on dark systems too.
  for (const { metas } of listed) expect(metas['color-scheme']).toBe('light');
});

it('gives every listed page its canonical URL', () => {
  for (const path of listedPaths) {
    expect(headOf(path).links['canonical']).toBe(`${origin}${path}`);
    expect(headOf(path).metas['robots'], path).toBeUndefined();
  }
});

it.each(missingPaths)('keeps %s out of search engines', (path) => {
  const { metas, links, data } = headOf(path);
  expect(metas['robots']).toBe('noindex');
  expect(links['canonical']).toBeUndefined();
  expect(Object.keys(metas).filter((name) => /^(og|twitter):/.test(name))).toEqual([]);
  expect(data).toEqual([]);
});

describe('a shared link', () => {
  it.each(listedPaths)('previews %s with its title, description and picture', async (path) => {
    const { title, metas } = headOf(path);
    expect(metas).toMatchObject({
      'og:title': title,
      'og:description': metas['description'],
      'og:url': `${origin}${path}`,
      'og:type': path.startsWith('/blog/') ? 'article' : 'website',
      'og:site_name': expect.stringMatching(/./),
      'og:locale': 'en_KE',
      'og:image:alt': expect.stringMatching(/./),
      'twitter:card': 'summary_large_image',
    });
    const answer = await fileAt(metas['og:image']!);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('image/jpeg');
    const { width, height } = await sharp(await answer.arrayBuffer()).metadata();
    expect([width, height]).toEqual([1200, 630]);
    expect([metas['og:image:width'], metas['og:image:height']]).toEqual(['1200', '630']);
  });

  it('shows a unique picture for each page', () => {
    const paths = listedPaths.filter((path) => !pictureless.includes(path));
    const pictures = paths.map((path) => headOf(path).metas['og:image']);
    expect(pictures).toHaveLength(19 + projects.length + articles.length);
    const repeated = paths.filter((_path, index) => pictures.indexOf(pictures[index]) !== index);
    expect(repeated).toEqual([]);
  });
});

/** A time of day in the pages' format: "18:00" is "6:00 PM". */
function clock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

interface Thing {
  '@context': string;
  '@type': string;
  [property: string]: unknown;
}

interface Business extends Thing {
  name: string;
  url: string;
  image: string;
  telephone: string;
  email: string;
  address: Record<'streetAddress' | 'addressLocality' | 'addressCountry', string>;
  openingHoursSpecification: typeof openingHours;
  sameAs: string[];
}

interface Service extends Thing {
  name: string;
  description: string;
  url: string;
  provider: { '@id': string; name: string };
}

interface Posting extends Thing {
  headline: string;
  description: string;
  image: string;
  datePublished: string;
  articleSection: string;
  author: { name: string };
  mainEntityOfPage: string;
}

interface Work extends Thing {
  name: string;
  description: string;
  image: string;
  url: string;
  genre: string;
  dateCreated: string;
}

interface Faq extends Thing {
  mainEntity: { name: string; acceptedAnswer: { text: string } }[];
}

interface Trail extends Thing {
  itemListElement: { '@type': string; position: number; name: string; item: string }[];
}

const text = z.string().min(1);
const business = { '@type': z.literal('LocalBusiness'), '@id': z.url(), name: text };
const context = { '@context': z.literal('https://schema.org') };

/** The properties that search engines require or recommend, by type. Others, such as misspelt ones, fail the test. */
const schemas: Record<string, z.ZodType> = {
  LocalBusiness: z.strictObject({
    ...context,
    ...business,
    url: z.url(),
    image: z.url(),
    telephone: z.string().regex(/^\+254/),
    email: z.email(),
    address: z.strictObject({
      '@type': z.literal('PostalAddress'),
      streetAddress: text,
      addressLocality: text,
      addressCountry: z.string().regex(/^[A-Z]{2}$/),
    }),
    openingHoursSpecification: z.strictObject({
      '@type': z.literal('OpeningHoursSpecification'),
      dayOfWeek: z.array(z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])).min(1),
      opens: z.iso.time(),
      closes: z.iso.time(),
    }),
    sameAs: z.array(z.url()).min(1),
  }),
  Service: z.strictObject({
    ...context,
    '@type': z.literal('Service'),
    name: text,
    description: text,
    url: z.url(),
    areaServed: z.strictObject({ '@type': z.literal('Country'), name: text }),
    provider: z.strictObject(business),
  }),
  BlogPosting: z.strictObject({
    ...context,
    '@type': z.literal('BlogPosting'),
    headline: text.max(110),
    description: text,
    image: z.url(),
    datePublished: z.iso.date(),
    articleSection: text,
    inLanguage: z.literal('en-KE'),
    author: z.strictObject({ '@type': z.literal('Organization'), name: text }),
    publisher: z.strictObject(business),
    mainEntityOfPage: z.url(),
  }),
  CreativeWork: z.strictObject({
    ...context,
    '@type': z.literal('CreativeWork'),
    name: text,
    description: text,
    image: z.url(),
    url: z.url(),
    genre: text,
    dateCreated: z.string().regex(/^\d{4}(-\d\d(-\d\d)?)?$/),
    inLanguage: z.literal('en-KE'),
    creator: z.strictObject(business),
  }),
  FAQPage: z.strictObject({
    ...context,
    '@type': z.literal('FAQPage'),
    inLanguage: z.literal('en-KE'),
    mainEntity: z
      .array(
        z.strictObject({
          '@type': z.literal('Question'),
          name: text,
          acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text }),
        }),
      )
      .min(1),
  }),
  BreadcrumbList: z.strictObject({
    ...context,
    '@type': z.literal('BreadcrumbList'),
    itemListElement: z
      .array(
        z.strictObject({ '@type': z.literal('ListItem'), position: z.int().positive(), name: text, item: z.url() }),
      )
      .min(2),
  }),
};

describe('structured data', () => {
  /** The types of structured data that a page must have. */
  const kindsOf = (path: string) => [
    ...(path === '/' || path === '/contact' ? ['LocalBusiness'] : []),
    ...(path.startsWith('/services/') ? ['Service'] : []),
    ...(path.startsWith('/blog/') ? ['BlogPosting'] : []),
    ...(path.startsWith('/projects/') ? ['CreativeWork'] : []),
    ...(path === '/faq' ? ['FAQPage'] : []),
    ...(withoutTrail.includes(path) ? [] : ['BreadcrumbList']),
  ];

  const thingsOf = (path: string) => headOf(path).data.map((text): Thing => JSON.parse(text));

  it.each(listedPaths)('describes the content of %s', (path) => {
    const things = thingsOf(path);
    expect(things.map((thing) => thing['@type'])).toEqual(kindsOf(path));
    for (const thing of things) expect(() => schemas[thing['@type']]?.parse(thing)).not.toThrow();
    expect(things.filter((thing) => !schemas[thing['@type']])).toEqual([]);
  });

  const describing = (kind: string) => listedPaths.filter((path) => kindsOf(path).includes(kind));

  it('covers both pages about the agency, all eight services and every page with breadcrumbs', () => {
    expect(describing('LocalBusiness')).toEqual(['/', '/contact']);
    expect(describing('Service')).toHaveLength(8);
    expect(describing('BlogPosting')).toHaveLength(articles.length);
    expect(describing('CreativeWork')).toHaveLength(projects.length);
    expect(describing('FAQPage')).toEqual(['/faq']);
    expect(describing('BreadcrumbList')).toHaveLength(18 + articles.length + projects.length);
  });

  /** Checks that compare structured data with the visible content, by type. */
  const comparisons: Record<string, (page: Page, thing: Thing, path: string) => Promise<void>> = {
    async LocalBusiness(page, thing) {
      const business = thing as Business;
      const { streetAddress, addressLocality, addressCountry } = business.address;
      const { dayOfWeek, opens, closes } = business.openingHoursSpecification;
      await renderAll(page);
      const content = normalizeText(await page.getByRole('main').innerText());
      for (const words of [
        business.telephone,
        business.email,
        [streetAddress, addressLocality, agency.address.country].join(', '),
        `${dayOfWeek.at(0)} to ${dayOfWeek.at(-1)}, ${clock(opens)} to ${clock(closes)}`,
      ]) {
        expect(content).toContain(normalizeText(words));
      }
      expect(addressCountry).toBe('KE');
      expect(dayOfWeek).toHaveLength(5);
      expect(normalizeText(await page.getByRole('banner').innerText())).toContain(normalizeText(business.name));
      expect(business.url).toBe(`${origin}/`);
      expect((await fileAt(business.image)).status).toBe(200);
      const social = page.getByRole('contentinfo').locator('a[target="_blank"]');
      expect(business.sameAs).toHaveLength(4);
      expect(await social.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
        business.sameAs,
      );
    },

    async Service(page, thing, path) {
      const service = thing as Service;
      expect(normalizeText(await page.getByRole('heading', { level: 1 }).innerText())).toBe(
        normalizeText(service.name),
      );
      expect(service.description).toBe(headOf(path).metas['description']);
      expect(service.url).toBe(`${origin}${path}`);
      const [business] = thingsOf('/') as Business[];
      expect(service.provider).toMatchObject({ '@id': business?.['@id'], name: business?.name });
    },

    async BlogPosting(page, thing, path) {
      const posting = thing as Posting;
      const shown = page.getByRole('article', { name: posting.headline });
      expect(await shown.getByRole('heading', { level: 1 }).innerText()).toBe(posting.headline);
      expect(await shown.locator('time').getAttribute('datetime')).toBe(posting.datePublished);
      const content = normalizeText(await shown.innerText());
      expect(content).toContain(normalizeText(posting.articleSection));
      const [, team = ''] = posting.author.name.split(': ');
      expect(content).toContain(normalizeText(`By the ${team.charAt(0).toLowerCase()}${team.slice(1)}`));
      expect(posting.description).toBe(headOf(path).metas['description']);
      expect(posting.mainEntityOfPage).toBe(`${origin}${path}`);
      expect((await fileAt(posting.image)).status).toBe(200);
    },

    async CreativeWork(page, thing, path) {
      const work = thing as Work;
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(work.name);
      const content = normalizeText(await page.getByRole('main').innerText());
      expect(content).toContain(normalizeText(work.genre));
      expect(content).toContain(work.dateCreated);
      expect(work.description).toBe(headOf(path).metas['description']);
      expect(work.url).toBe(`${origin}${path}`);
      expect((await fileAt(work.image)).status).toBe(200);
    },

    async FAQPage(page, thing) {
      const questions = (thing as Faq).mainEntity;
      expect(questions).toHaveLength(faqCategories.flatMap(({ entries }) => entries).length);
      const content = normalizeText((await page.getByRole('main').textContent()) ?? '');
      for (const { name, acceptedAnswer } of questions) {
        expect(content).toContain(normalizeText(name));
        for (const paragraph of acceptedAnswer.text.split('\n\n')) expect(content).toContain(normalizeText(paragraph));
      }
    },

    async BreadcrumbList(page, thing, path) {
      const items = (thing as Trail).itemListElement;
      const steps = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
      expect(items.length).toBeGreaterThan(1);
      expect((await steps.allInnerTexts()).map(normalizeText)).toEqual(items.map(({ name }) => normalizeText(name)));
      const links = steps.getByRole('link');
      const addresses = await links.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect([...addresses, path].map((address) => `${origin}${address}`)).toEqual(items.map(({ item }) => item));
      expect(items.map(({ position }) => position)).toEqual(items.map((_item, index) => index + 1));
    },
  };

  it.each(listedPaths.filter((path) => kindsOf(path).length > 0))('matches the visible content of %s', async (path) => {
    const { page } = await visit(path, { javaScriptEnabled: false, reusePage: true });
    for (const thing of thingsOf(path)) await comparisons[thing['@type']]!(page, thing, path);
  });
});

describe('metadata files', () => {
  const textOf = async (file: string, type: string) => {
    const answer = await fetch(`${siteUrl}${file}`);
    expect(answer.status, file).toBe(200);
    expect(answer.headers.get('Content-Type'), file).toContain(type);
    return answer.text();
  };

  it('allows crawlers everywhere except the API', async () => {
    const lines = (await textOf('/robots.txt', 'text/plain')).split('\n').filter(Boolean);
    expect(lines).toEqual(['User-agent: *', 'Allow: /', 'Disallow: /api/', `Sitemap: ${origin}/sitemap.xml`]);
  });

  it('lists exactly the indexable pages in sitemap.xml', async () => {
    const addresses = [...(await textOf('/sitemap.xml', 'xml')).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc);
    expect(addresses.toSorted()).toEqual(listedPaths.map((path) => `${origin}${path}`).toSorted());
  });

  it('includes dates in sitemap.xml for pages with dated content', async () => {
    const sitemap = await textOf('/sitemap.xml', 'xml');
    const dates = [...sitemap.matchAll(/<loc>([^<]*)<\/loc><lastmod>([^<]*)<\/lastmod>/g)].map(([, url, date]) => [
      url?.replace(origin, ''),
      date,
    ]);
    expect(Object.fromEntries(dates)).toEqual({
      '/blog': articles[0]?.date,
      ...Object.fromEntries(articles.map(({ path, date }) => [path, date])),
      '/about/credentials': credentialsDate,
      '/faq': faqDate,
      '/case-studies': projectsDate,
      ...Object.fromEntries(projects.map(({ id }) => [`/projects/${id}`, projectsDate])),
      '/privacy-policy': privacyPolicy.lastUpdated,
      '/terms-of-service': privacyPolicy.lastUpdated,
    });
  });

  it('tells language models what each page is about', async () => {
    const markdown = await textOf('/llms.txt', 'text/plain');
    expect(markdown).toMatch(/^# .+\n\n> .+\n/);
    for (const path of listedPaths.filter((one) => one !== '/')) expect(markdown).toContain(`](${origin}${path}): `);
    expect(markdown).toContain(agency.phone);
    expect(markdown).toContain(agency.email);
  });

  it('includes an icon for programs that request /favicon.ico', async () => {
    const answer = await fetch(`${siteUrl}/favicon.ico`);
    expect(answer.headers.get('Content-Type')).toContain('icon');
    const file = Buffer.from(await answer.arrayBuffer());
    expect([file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([1, 1]);
    const { width, height, format } = await sharp(file.subarray(file.readUInt32LE(18))).metadata();
    expect([width, height, format]).toEqual([file.readUInt8(6), file.readUInt8(7), 'png']);
  });

  it('includes the feeds that every page links to', () => {
    for (const path of listedPaths) expect(headOf(path).links['alternate'], path).toBe('/atom.xml');
  });

  it.each([
    ['/feed.xml', 'xml', /<item>.*?<link>(.*?)<\/link>/gs],
    ['/atom.xml', 'xml', /<entry>.*?<id>(.*?)<\/id>/gs],
  ])('lists the articles in %s, newest first', async (file, type, entry) => {
    const feed = await textOf(file, type);
    expect([...feed.matchAll(entry)].map(([, url]) => url)).toEqual(articles.map(({ path }) => `${origin}${path}`));
    for (const { excerpt } of articles) expect(feed).toContain(excerpt);
  });

  it('names the site and its icons in the manifest, and the icons exist', async () => {
    const { manifest, icon, 'apple-touch-icon': touchIcon } = headOf('/').links;
    expect(manifest).toBe('/site.webmanifest');
    const { name, lang, start_url, icons } = JSON.parse(await textOf('/site.webmanifest', 'manifest+json'));
    expect([name, lang, start_url]).toEqual([headOf('/').metas['og:site_name'], 'en-KE', '/']);
    const expected: { src: string; type: string; sizes: string }[] = [
      ...icons,
      { src: icon, type: 'image/svg+xml', sizes: 'any' },
      { src: touchIcon, type: 'image/png', sizes: '180x180' },
    ];
    expect(expected).toHaveLength(5);
    for (const { src, type, sizes } of expected) {
      const answer = await fetch(`${siteUrl}${src}`);
      expect(answer.headers.get('Content-Type'), src).toContain(type);
      const { width, height } = await sharp(await answer.arrayBuffer()).metadata();
      if (sizes !== 'any') expect(`${width}x${height}`, src).toBe(sizes);
    }
  });
});

it('gives a browser or an agent what it needs to fill in the quote form', { tags: ['wcag:1.3.5'] }, async () => {
  const { page } = await visit('/inquiries', { javaScriptEnabled: false });
  const form = page.getByRole('form').or(page.locator('form')).first();
  expect(await form.getAttribute('toolname')).toBe('request_quote');
  expect(await form.getAttribute('tooldescription')).toMatch(/quote/);
  for (const [label, name, token] of [
    ['Full Name', 'name', 'name'],
    ['Email Address', 'email', 'email'],
    ['Phone Number', 'phone', 'tel'],
    ['Company Name', 'company', 'organization'],
  ] as const) {
    const field = form.getByLabel(label);
    expect(await field.getAttribute('name')).toBe(name);
    expect(await field.getAttribute('autocomplete')).toBe(token);
  }
  const controls = form.locator('input:not([type="hidden"], [name="website"]), select, textarea');
  expect(await controls.count()).toBe(7);
  const nameless = await controls.evaluateAll((elements) =>
    (elements as HTMLInputElement[]).filter(({ name, labels }) => !name || !labels?.length).map(({ id }) => id),
  );
  expect(nameless).toEqual([]);
});
