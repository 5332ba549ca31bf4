/** Checks the copy that the spec defines, the agency's voice, and forbidden content. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { PrintedPicture } from 'agency-artwork';
import * as artwork from 'agency-artwork';
import { assert, describe, expect, it } from 'vitest';
import { content } from './content.js';
import { createFaqCategories } from './faq/categories.js';
import { claimWith } from './home/core-services.js';
import { createPrivacyPolicy } from './legal/privacy-policy.js';
import { describe as describePath } from './meta.js';
import { titles } from './titles.js';
import { breakable } from './unbroken.js';

const { home, services, about, blog, caseStudies, faq, inquiries, projects, legal, sitemap, meta } = content;
const agency = content.agency.agency;

/** Every string in the content, with its path. */
function* strings(value: unknown, path = 'content'): Generator<{ path: string; text: string }> {
  if (typeof value === 'string') yield { path, text: value };
  else if (typeof value === 'object' && value !== null) {
    for (const [key, child] of Object.entries(value)) yield* strings(child, `${path}.${key}`);
  }
}

/** URLs, file names and SVG paths, which are not displayed. */
const notDisplayed =
  /\.(src|srcSet|media|type|placeholder|path|servicePath|allProjectsPath|url|email|id|value|d|viewBox)$/;
const words = [...strings(content)].filter(({ path }) => !notDisplayed.test(path));
const offending = (rule: RegExp) => words.filter(({ text }) => rule.test(text));
const everything = words.map(({ text }) => text).join('\n');

describe('the copy', () => {
  it('contains more than 900 strings', () => {
    expect(words.length).toBeGreaterThan(900);
  });

  it('contains no word too long for a narrow column', () => {
    expect(words.filter(({ text }) => text.split(/[\s/-]+/).some((word) => word.length > 30))).toEqual([]);
  });

  it('contains no placeholder', () => {
    expect(offending(/lorem|ipsum|\bTODO\b|\bTBD\b|\bxxx|placeholder|\{\w+\}|\bundefined\b|coming soon/i)).toEqual([]);
  });

  it('uses curly apostrophes and single spaces', () => {
    const ours = offending(/\w'\w| {2}|^\s|\s$|\s[,.;:!?]/).filter(({ path }) => !path.endsWith('.alt'));
    expect(ours).toEqual([]);
  });

  it('uses British spelling', () => {
    expect(offending(/\b(color|center|organiz|recogniz|favorite|flyer|program\b|gray\b)/i)).toEqual([]);
  });

  it('states the agency’s hours and reply time consistently', () => {
    const hours = offending(/\d:\d\d ?[AP]M/);
    expect(hours.length).toBeGreaterThan(3);
    expect(hours.filter(({ text }) => !text.includes(agency.hours.weekdays))).toEqual([]);
    const hoursToReply = [...everything.matchAll(/(\S+) hours\b/g)].map(([, number]) => number);
    expect(new Set(hoursToReply.filter((number) => /^\d+$/.test(number ?? '')))).toEqual(new Set(['24']));
  });

  it('promises a reply within 24 hours on only the expected pages', () => {
    const contactMeta = meta.pageMeta.findIndex(({ path }) => path === '/contact');
    expect(offending(/24 hours/).map(({ path }) => path)).toEqual([
      'content.faq.faqCategories.0.entries.2.answer',
      'content.contact.responseTime',
      `content.meta.pageMeta.${contactMeta}.description`,
    ]);
  });

  it('uses contemporary words and contractions', () => {
    const ours = (rule: RegExp) => offending(rule).filter(({ path }) => !path.endsWith('.alt'));
    expect(ours(/\b(whom|whoever|wherever|lorry|lorries|mend|ring us|ring or)\b/i)).toEqual([]);
    expect(ours(/\b(do|does|did|is|are|was|were|will|would|can|could|should) not\b|\bcannot\b/i)).toEqual([]);
  });

  it('mentions desks only on the team page', () => {
    const outside = offending(/\bdesks?\b/i).filter(
      ({ path }) => !path.startsWith('content.about.team.') && !path.endsWith('.alt'),
    );
    expect(outside).toEqual([]);
  });

  it('never repeats a sentence within a page', () => {
    const { featuredArticles: _, ...blogPage } = blog;
    const pages = [home, ...Object.values(services), ...Object.values(about), ...Object.values(legal)];
    for (const page of [...pages, blogPage, faq, inquiries, content.contact]) {
      const sentences = [...strings(page)]
        .filter(({ path }) => !notDisplayed.test(path) && !path.endsWith('.alt'))
        .flatMap(({ text }) => text.split(/(?<=[.?!])\s+/))
        .filter((sentence) => sentence.includes(' ') && /[.?!]$/.test(sentence));
      expect(sentences.length).toBeGreaterThan(3);
      expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
    }
  });

  it('matches the opening hours in the structured data', () => {
    const { dayOfWeek, opens, closes } = content.agency.openingHours;
    const spoken = (time: string) =>
      new Date(`2025-04-18T${time}Z`)
        .toLocaleTimeString('en-US', { timeStyle: 'short', timeZone: 'UTC' })
        .replace(/\s/g, ' ');
    expect(`${dayOfWeek[0]} to ${dayOfWeek.at(-1)}, ${spoken(opens)} to ${spoken(closes)}`).toBe(agency.hours.weekdays);
  });

  it('gives only the spec’s numbers of people and years', () => {
    const claims = [...everything.matchAll(/\S+ \d+ (people|staff|employees|years)\b/gi)].map(([claim]) =>
      claim.toLowerCase(),
    );
    expect(new Set(claims)).toEqual(new Set(['over 50 people', 'over 15 years']));
  });

  it('doesn’t mention the 15 years beside the home page’s counters', () => {
    expect([...strings(home)].filter(({ text }) => text.includes('15 years'))).toEqual([]);
  });
});

describe('the picture files', () => {
  it('finds every picture at every size', () => {
    const folder = resolve(import.meta.dirname, '../../agency-artwork/public');
    const files = new Set(
      [...strings(content)]
        .filter(({ path }) => /\.(src|srcSet)$/.test(path))
        .flatMap(({ text }) => text.split(', ').map((candidate) => candidate.replace(/ \d+w$/, ''))),
    );
    expect(files.size).toBeGreaterThan(100);
    expect([...files].filter((file) => !existsSync(`${folder}${file}`))).toEqual([]);
  });
});

describe('the home page', () => {
  it('has twelve slides, seven of them about print', () => {
    const paths = home.heroSlides.map(({ servicePath }) => servicePath);
    const count = (path: string) => paths.filter((one) => one === path).length;
    expect(paths).toHaveLength(12);
    expect(count('/services/printing')).toBe(7);
    expect(count('/services/events')).toBe(2);
    expect(count('/services/staff-engagement')).toBe(2);
    expect(count('/services/experiential-marketing')).toBe(1);
  });

  it('has the six core service cards', () => {
    expect(home.coreServices.services.map(({ title }) => title)).toEqual([
      'Experiential Marketing',
      'Events',
      'Expos',
      'Production',
      'Staff Engagement',
      'Printing',
    ]);
  });

  it('makes the spec’s claim, with a source once there is one', () => {
    expect(home.coreServices.eyebrow).toContain('Kenya’s No 1 Experiential & Events Agency');
    expect(claimWith('')).toBe('Kenya’s No 1 Experiential & Events Agency');
    expect(claimWith('Events Awards, 2025')).toBe('Kenya’s No 1 Experiential & Events Agency · Events Awards, 2025');
  });

  it('has the printing showcase’s nine cards', () => {
    expect(home.printingShowcase.services.map(({ title }) => title.toLowerCase())).toEqual([
      'book printing',
      'digital printing',
      'offset printing',
      'binding options',
      'finishing and customization',
      'interior layout and typesetting',
      'end-to-end book production and publishing support',
      'printed promotional materials',
      'strategic brand services',
    ]);
    expect(home.printingShowcase.action).toEqual({
      name: 'Explore Printing Services',
      path: '/services/printing',
    });
  });

  it('has the spec’s impact numbers', () => {
    expect(home.impact.numbers.map(({ value, unit = '', label }) => `${value}${unit} ${label}`)).toEqual([
      '120 Clients Served',
      '50 Projects Completed',
      '98% Satisfaction Rate',
      '5 Years Experience',
    ]);
  });

  it('presents five services, each with three points, a badge and several pictures', () => {
    const features = Object.values(home.serviceFeatures);
    expect(features.map(({ eyebrow }) => eyebrow)).toEqual([
      'Experiential Marketing',
      'Events',
      'Expos',
      'Media Production',
      'Staff Engagement',
    ]);
    for (const { points, images, badge } of features) {
      expect(points).toHaveLength(3);
      expect(images.length).toBeGreaterThan(1);
      expect(badge).toMatch(/^\p{Extended_Pictographic}/u);
    }
  });

  it('shows the spec’s four projects', () => {
    expect(home.recentWork.projects.map(({ title, category }) => [title, category])).toEqual([
      ['Corporate year-end party', 'Corporate Events'],
      ['Team-building session', 'Staff Engagement'],
      ['Brand activation', 'Experiential Marketing'],
      ['Corporate workshop', 'Corporate Training'],
    ]);
    expect(home.recentWork.allProjectsPath).toBe('/case-studies');
  });

  it('links to the quote form', () => {
    expect(home.quoteInvitation.action.path).toBe('/inquiries');
  });
});

describe('the service copy', () => {
  const names = (page: { offerings: { offerings: { name: string }[] } }) =>
    page.offerings.offerings.map(({ name }) => name);

  it('lists the spec’s offerings in order', () => {
    const offered = {
      'experiential marketing': names(services.experientialMarketing),
      events: names(services.events),
      expos: names(services.expos),
      production: names(services.production),
      'staff engagement': names(services.staffEngagement),
      printing: names(services.printing),
      'outdoor advertising': names(services.outdoorAdvertising),
    };
    expect(offered).toEqual({
      'experiential marketing': [
        'Bar activations',
        'In-store activations',
        'Mall activations',
        'Roundabout activations',
        'Van and roadshow activations',
        'Street and flier distribution',
      ],
      events: [
        'Product launches',
        'Concerts and festivals',
        'Conferences',
        'Corporate galas',
        'Award ceremonies',
        'Sport and stadium events',
      ],
      expos: ['Trade shows', 'Conferences', 'Exhibitions', 'Webinars', 'Leadership summits', 'Vendor supplier expos'],
      production: ['Photography', 'Documentaries', 'Videography', 'Podcast recording', 'Voice overs', 'Commercials'],
      'staff engagement': [
        'Team building retreats',
        'Award ceremonies',
        'Appreciation days',
        'Strategic planning sessions',
        'Workshops and seminars',
        'Corporate galas',
      ],
      printing: [
        'Digital printing',
        'Offset printing',
        'Binding options',
        'Finishing and customization',
        'Pre-production and design',
        'Publishing administration',
        'Promotional materials',
        'Brand services',
      ],
      'outdoor advertising': [
        'Billboards',
        'Street-pole banners',
        'Transit and vehicle branding',
        'Wall branding',
        'Digital screens',
        'Malls and airports',
      ],
    });
    for (const list of Object.values(offered)) {
      expect(list.length).toBeGreaterThanOrEqual(6);
      expect(list.length).toBeLessThanOrEqual(8);
      expect(new Set(list).size).toBe(list.length);
    }
  });

  it('links each service to the next in the spec’s order', () => {
    const neighbours = (page: { neighbours: { previous?: { path: string }; next?: { path: string } } }) => [
      page.neighbours.previous?.path.replace('/services/', ''),
      page.neighbours.next?.path.replace('/services/', ''),
    ];
    expect(neighbours(services.experientialMarketing)).toEqual([undefined, 'events']);
    expect(neighbours(services.events)).toEqual(['experiential-marketing', 'expos']);
    expect(neighbours(services.expos)).toEqual(['events', 'production']);
    expect(neighbours(services.production)).toEqual(['expos', 'staff-engagement']);
    expect(neighbours(services.staffEngagement)).toEqual(['production', 'brand-identity']);
    expect(neighbours(services.brandIdentity)).toEqual(['staff-engagement', undefined]);
    expect(neighbours(services.printing)).toEqual(['staff-engagement', 'experiential-marketing']);
  });

  it('gives each service page its own ornaments', () => {
    const { index: _, ...pages } = services;
    const first = Object.values(pages).map(({ reasons }) => (reasons as { firstMark?: number }).firstMark ?? 0);
    expect(first).toHaveLength(8);
    expect(new Set(first).size).toBe(8);
  });

  it('states the spec’s numbers', () => {
    const { process, reasons, capabilities } = services.brandIdentity;
    expect(process.steps).toHaveLength(4);
    expect(reasons.reasons).toHaveLength(3);
    expect(capabilities.lists.map(({ heading }) => heading)).toEqual(['Strategy', 'Visual identity']);
    expect(breakable(process.heading)).toContain('8–12 weeks');
    expect(services.printing.runLength.heading).toContain('500 or more');
    expect(services.events.leadTimes.map(({ label, from, to }) => `${label} ${from}–${to}`)).toEqual([
      'Large events 6–12',
      'Medium events 3–6',
      'Small events 1–3',
    ]);
    expect(breakable(services.events.bookingAdvice.text)).toMatch(/6–12 months.* 3–6,.* 1–3/);
  });

  it('has eight services', () => {
    expect(services.index.serviceIndex.services).toHaveLength(8);
  });
});

describe('the footer', () => {
  it('links to all eight services', () => {
    const footer = content.navigation.footerLinks.services.map(({ path }) => path);
    expect([...footer].sort()).toEqual(services.index.serviceIndex.services.map(({ path }) => path).sort());
  });
});

describe('the About section', () => {
  it('has a timeline covering five years', () => {
    expect(about.ourStory.timeline.milestones.map(({ date }) => date)).toEqual([
      '2008',
      '2012',
      '2016',
      '2020',
      'Today',
    ]);
  });

  it('names the six values and both commitments', () => {
    expect(about.values.values.values.map(({ title }) => title)).toEqual([
      'Innovation',
      'Excellence',
      'Integrity',
      'Collaboration',
      'Results-Driven',
      'Social Responsibility',
    ]);
    expect(about.values.commitments.commitments.map(({ title }) => title)).toEqual([
      'To our clients',
      'To the community',
    ]);
    expect(about.values.quote.name).toBe('The Chief Executive');
  });

  it('shows no individual team members but mentions over 50 people', () => {
    expect(about.team.team.members).toEqual([]);
    expect(about.team.team.staff.statement).toContain('Over 50 people');
  });
});

describe('the blog', () => {
  it('has nine articles, newest first, across all five categories, and features some of them', () => {
    const { articles, categories, featuredArticles } = blog;
    expect(articles).toHaveLength(9);
    expect(categories).toEqual([
      'Marketing Strategy',
      'Event Planning',
      'Brand Development',
      'Digital Marketing',
      'Industry News',
    ]);
    expect(new Set(articles.map(({ category }) => category))).toEqual(new Set(categories));
    const dates = articles.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(featuredArticles.length).toBeGreaterThan(1);
    expect(featuredArticles.length).toBeLessThan(articles.length);
    expect(articles.map(({ path }) => path)).toEqual(Object.keys(content.articleBodies));
  });

  it('does not start its list with a featured article', () => {
    expect(blog.articles.slice(0, 3).filter(({ featured }) => featured)).toEqual([]);
  });
});

describe('the FAQ', () => {
  it('has six tabs, each with at least five questions that have ids', () => {
    expect(faq.faqCategories.map(({ name }) => name)).toEqual([
      'General',
      'Services',
      'Events & Expos',
      'Brand Development',
      'Pricing',
      'Process',
    ]);
    for (const { entries } of faq.faqCategories) {
      expect(entries.length).toBeGreaterThanOrEqual(5);
      expect(entries.filter(({ id }) => !id)).toEqual([]);
    }
  });

  it('contains the spec’s booking advice', () => {
    const answer = faq.faqCategories[0]?.entries.find(({ id }) => id === faq.leadTimesEntry)?.answer;
    expect(breakable(answer ?? '')).toContain(
      '6–12 months for large events, 3–6 for medium ones and 1–3 for small ones.',
    );
  });

  it('answers clients’ questions about money, time and place', () => {
    const answers = new Map(faq.faqCategories.flatMap(({ entries }) => entries.map(({ id, answer }) => [id, answer])));
    expect(answers.get('deposit')).toMatch(/\d+%/);
    expect(answers.get('vat')).toContain('VAT at 16%');
    expect(answers.get('payment')).toMatch(/bank transfer.*M-Pesa/);
    expect(answers.get('print-time')).toMatch(/offset .* books/);
    expect(answers.get('roadshow-time')).toMatch(/\d weeks/);
    expect(answers.get('film-time')).toMatch(/\d weeks/);
    expect(answers.get('finding-us')).toMatch(/floor.*parking/i);
    expect(answers.get('whatsapp')).toContain(agency.phone);
    expect(answers.get('files')).toMatch(/bleed.*CMYK.*dpi.*fonts/);
  });

  it('converts every budget in the quote form at the stated exchange rate', () => {
    const answer = faq.faqCategories
      .flatMap(({ entries }) => entries)
      .find(({ id }) => id === 'budget-shillings')?.answer;
    const text = breakable(answer ?? '');
    const number = (digits: string) => Number(digits.replaceAll(',', ''));
    const [, rate = ''] = /KES (\d+) to the dollar/.exec(text) ?? [];
    const pairs = [...text.matchAll(/KES ([\d,.]+\d)( million)? \(\$([\d,]+\d)\)/g)].map(
      ([, shillings = '', million, dollars = '']) => [number(dollars), number(shillings) * (million ? 1e6 : 1)],
    );
    expect(pairs).toEqual([5000, 10_000, 25_000, 50_000].map((dollars) => [dollars, dollars * number(rate)]));
  });

  it('contains the spec’s links', () => {
    expect(faq.ask.actions).toEqual([
      { name: 'Contact Us', path: '/contact' },
      { name: 'Schedule a Consultation', path: '/inquiries' },
    ]);
    expect(faq.resources.cards.map(({ path }) => path)).toEqual(['/services', '/case-studies', '/blog']);
  });
});

describe('the quote page', () => {
  it('lists three steps', () => {
    expect(inquiries.howItWorks.steps.map(({ title }) => title)).toEqual([
      'Submit',
      'Consultation call',
      'Receive quote',
    ]);
  });
});

describe('the project copy', () => {
  it('numbers its projects from 1 and dates them as in the spec', () => {
    expect(projects.projects.map(({ id }) => id)).toEqual(projects.projects.map((_, index) => index + 1));
    expect(new Set(projects.projects.map(({ date }) => date))).toEqual(new Set(['2024']));
    expect(projects.projects.length).toBeGreaterThanOrEqual(8);
  });

  it('describes the brief and the work, and gives crew, days and figures', () => {
    for (const { overview, facts, outcome } of projects.projects) {
      expect(overview).toHaveLength(3);
      expect(facts?.[0]).toEqual({ term: 'Crew and time', detail: expect.stringMatching(/crew/i) });
      expect(outcome).toMatch(/^\d/);
      expect(`${facts?.[0]?.detail} ${outcome}`.match(/\d[\d,]*/g)?.length).toBeGreaterThanOrEqual(3);
    }
  });

  it('gives every project figures, in a full case study or its own section, and says how each was counted', () => {
    const { stories, figures } = content.projectStories;
    for (const { id, outcome = '' } of projects.projects) {
      const own = figures[id]?.statistics ?? [];
      const methods = stories[id]?.figures.map(({ method }) => method) ?? own.map(({ source }) => source?.name);
      expect(methods.length, String(id)).toBeGreaterThan(1);
      expect(methods.filter((method) => !method)).toEqual([]);
      // The figures repeat the outcome.
      expect(own.filter(({ value }) => !outcome.includes(value.replace(' m²', '')))).toEqual([]);
    }
  });

  it('marks project figures as sample content', () => {
    const folder = resolve(import.meta.dirname, 'projects');
    const files = readdirSync(folder);
    expect(files).toHaveLength(projects.projects.length);
    const sample = /\/\/ Sample content: .*\n\s*facts: \[\s*\{ term: 'Crew and time/;
    expect(files.filter((file) => !sample.test(readFileSync(`${folder}/${file}`, 'utf8')))).toEqual([]);
  });
});

describe('the case-study copy', () => {
  const { stories, galleries } = content.projectStories;

  it.each(['1', '3', '6'])(
    'names project %s’s client, its budget, what went wrong and how each figure was counted',
    (id) => {
      const { client = '', note: card } = projects.projects.find((project) => String(project.id) === id) ?? {};
      const { facts, chapters, figures, quote, credits = [], note = '' } = stories[Number(id)] ?? assert.fail(id);
      expect(quote?.role).toContain(client);
      expect(caseStudies.clients.clients.map(({ name }) => name)).toContain(client);
      const budget = facts.find(({ term }) => term === 'Budget')?.detail ?? '';
      expect(budget).toMatch(/^KES\s/);
      // The project's card in the list says so.
      expect(card).toBe(`Full story · ${budget}`);
      expect(chapters.map(({ title }) => title)).toEqual([
        'The brief',
        'The idea',
        expect.any(String),
        expect.any(String),
        'What went wrong',
      ]);
      expect(figures.filter(({ method }) => !method)).toEqual([]);
      expect(credits.length).toBeGreaterThan(3);
      expect(note).toContain('sample');
      expect(
        [...strings({ facts, chapters, figures, quote, credits })].filter(({ text }) =>
          /sample (job|client)/i.test(text),
        ),
      ).toEqual([]);
    },
  );

  it.each(['1', '3', '6'])('gives project %s its own six pictures, each with a caption', (id) => {
    const { pictures } = galleries[Number(id)] ?? assert.fail(id);
    const others = Object.entries(galleries).flatMap(([other, gallery]) => (other === id ? [] : gallery.pictures));
    expect(pictures.length).toBeGreaterThanOrEqual(6);
    expect(new Set(pictures.map(({ picture }) => picture.src)).size).toBe(pictures.length);
    expect(pictures.filter(({ picture }) => others.some((other) => other.picture.src === picture.src))).toEqual([]);
    expect(pictures.filter(({ caption }) => !caption)).toEqual([]);
  });
});

describe('the page for tenders', () => {
  const { register, ...rest } = content.about.credentials;

  it('says once that it is a sample', () => {
    expect([...strings({ register, ...rest })].filter(({ text }) => /\bsample\b/i.test(text))).toHaveLength(1);
    expect(register.lead).toContain('sample agency');
  });

  it('has every document that a tender asks for, with its number and expiry date', () => {
    const documents = register.groups.flatMap(({ rows }) => rows);
    const text = documents.map(({ name, detail }) => `${name} ${detail}`).join('\n');
    for (const name of ['incorporation', 'PIN', 'Tax compliance', 'AGPO', 'liability', 'WIBA', 'ODPC', 'Safety'])
      expect(text).toContain(name);
    expect(documents.filter(({ values }) => values.length !== register.columns.length)).toEqual([]);
  });
});

describe('the legal copy', () => {
  it('is dated April 18, 2025', () => {
    expect(Object.values(legal).map(({ lastUpdated }) => lastUpdated)).toEqual(['2025-04-18', '2025-04-18']);
  });

  it.each([true, false])(
    'says what happens to a submitted form, not what it depends on (connected: %s)',
    (formsAreSent) => {
      const section = createPrivacyPolicy({
        formsAreSent,
        chatUsesService: false,
        filesAreOffered: false,
      }).sections.find(({ id }) => id === 'forms');
      const text = JSON.stringify(section);
      expect(text).not.toMatch(/depends|whether/);
      expect(text.includes('encrypted connection')).toBe(formsAreSent);
      expect(text.includes('don’t send anything yet')).toBe(!formsAreSent);
    },
  );

  it.each([true, false])('says who answers the chat, not what it depends on (service: %s)', (chatUsesService) => {
    const { sections } = createPrivacyPolicy({ formsAreSent: false, chatUsesService, filesAreOffered: false });
    const text = JSON.stringify(sections.find(({ id }) => id === 'assistant')?.blocks);
    expect(text).not.toMatch(/depend|set up| or an /);
    expect(text.includes('AI chat-completions service')).toBe(chatUsesService);
    expect(text.includes('No other company receives them')).toBe(!chatUsesService);
  });

  it.each([true, false])('mentions attached files only if the quote form accepts them: %s', (filesAreOffered) => {
    const { sections } = createPrivacyPolicy({ formsAreSent: true, chatUsesService: false, filesAreOffered });
    for (const id of ['what-we-collect', 'forms', 'how-long']) {
      const text = JSON.stringify(sections.find((section) => section.id === id));
      expect.soft(/\bfiles\b/.test(text), id).toBe(filesAreOffered);
    }
    const entries = createFaqCategories({ filesAreOffered }).flatMap((category) => category.entries);
    const { answer } = entries.find(({ id }) => id === 'where-to-send-files') ?? {};
    expect(answer?.includes('quote form')).toBe(filesAreOffered);
    expect(answer).toContain(agency.email);
  });

  it('says how long typed text stays in the browser, and that a form waiting to be sent stays longer', () => {
    const { blocks } = legal.privacyPolicy.sections.find(({ id }) => id === 'cookies-and-tracking') ?? {};
    const text = JSON.stringify(blocks);
    expect(text).toMatch(/expires after one day, and the next form you open on this site deletes it/);
    expect(text).toMatch(/waiting for a connection doesn’t expire/);
  });

  it('names the act and the commissioner', () => {
    const text = [...strings(legal.privacyPolicy)].map((found) => found.text).join('\n');
    expect(text).toContain('Data Protection Act, 2019');
    expect(text).toContain('Office of the Data Protection Commissioner');
    expect(text).toContain(agency.email);
  });
});

describe('the page metadata', () => {
  const paths: string[] = meta.pageMeta.map(({ path }) => path);

  it('consists of the pages that the spec lists or links to, plus the page for tenders', () => {
    expect([...paths].sort()).toEqual(
      [
        '/',
        '/services',
        ...['experiential-marketing', 'events', 'expos', 'production', 'staff-engagement'].map((s) => `/services/${s}`),
        ...['brand-identity', 'printing', 'outdoor-advertising'].map((s) => `/services/${s}`),
        ...['our-story', 'team', 'values', 'credentials'].map((page) => `/about/${page}`),
        ...['/blog', '/faq', '/contact', '/inquiries', '/case-studies'],
        ...['/privacy-policy', '/terms-of-service', '/sitemap'],
      ].sort(),
    );
  });

  it('has page titles that search engines show in full', () => {
    const long = [...meta.pageMeta, ...meta.projectMeta, ...meta.articleMeta].filter(({ title }) => title.length > 60);
    expect(long.map(({ title }) => title)).toEqual([]);
  });

  it('gives every page a unique title', () => {
    const used = [...meta.pageMeta, meta.projectNotFoundMeta, meta.notFoundMeta].map(({ title }) => title);
    expect(used).toEqual(Object.values(titles));
    expect(new Set(used).size).toBe(used.length);
  });

  it('describes every page, including unknown paths', () => {
    expect(describePath('/faq')).toContain('plain answers');
    expect(describePath('/projects/7')).toContain(projects.projects[6]?.summary);
    expect(describePath('/projects/77')).toBe(meta.projectNotFoundMeta.description);
    expect(describePath('/blog/how-to-read-an-empty-hall')).toContain('nine questions');
    expect(describePath('/nowhere')).toBe(meta.notFoundMeta.description);
  });

  it('includes every page in the sitemap, grouped as in the spec', () => {
    const { siteMapGroups } = sitemap;
    expect(siteMapGroups.map(({ title }) => title)).toEqual(['Main Pages', 'Services', 'About']);
    expect(siteMapGroups.flatMap(({ links }) => links.map(({ path }) => path)).sort()).toEqual([...paths].sort());
  });
});

describe('the picture catalogue', () => {
  const printed = Object.values(artwork).filter(
    (value): value is PrintedPicture => typeof value === 'object' && 'id' in value,
  );
  const words = JSON.stringify(content);

  it('contains no picture that the content doesn’t use', () => {
    expect(printed.length).toBeGreaterThan(100);
    expect(printed.map(({ id }) => id).filter((id) => !words.includes(`/pictures/${id}.`))).toEqual([]);
  });
});
