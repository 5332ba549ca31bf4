/**
 * Validates the content at build time against the schemas and checks it for contradictions. Browsers never load this
 * module.
 */
import {
  agencySchema,
  articleBodySchema,
  articleSchema,
  caseStudySchema,
  faqCategorySchema,
  heroSlideSchema,
  impactNumberSchema,
  legalDocumentSchema,
  navigationEntrySchema,
  navigationItemSchema,
  pictureSchema,
  projectSchema,
  quoteSchema,
  serviceCardSchema,
  serviceFeatureSchema,
} from 'agency-ui/schemas';
import * as z from 'zod';
import { content } from './content.js';
import { findContradictions } from './contradictions.js';
import {
  articlesSchema,
  askSchema,
  capabilitiesSchema,
  categoriesSchema,
  clientsSchema,
  commitmentsSchema,
  contactBandSchema,
  contactHeadSchema,
  figureBandSchema,
  filmSectionSchema,
  howItWorksSchema,
  leadTimeSchema,
  linkCardsSchema,
  neighboursSchema,
  newsletterSchema,
  offeringsSchema,
  offerSchema,
  pageHeadSchema,
  pageMetaSchema,
  pressPlatesSchema,
  priceGuideSchema,
  printingShowcaseSchema,
  privacyNoteSchema,
  processSchema,
  projectGallerySchema,
  promptSchema,
  proseSchema,
  quoteInvitationSchema,
  reasonsSchema,
  recentWorkSchema,
  registerSchema,
  runLengthSchema,
  sectionHeadSchema,
  serviceIndexSchema,
  serviceProofSchema,
  siteMapSchema,
  statisticsSchema,
  teamSchema,
  testimonialsSchema,
  timelineSchema,
  valuesSchema,
} from './schemas.js';

type Content = typeof content;

const text = z.string().min(1);
const links = z.array(navigationItemSchema).min(1);
const projects = z.array(projectSchema).min(1);
const leadTimes = z.array(leadTimeSchema).length(3);
const time = z.string().regex(/^\d\d:\d\d$/, 'Write a time such as "09:00".');
const openingHoursSchema = z.strictObject({ dayOfWeek: z.array(text).min(1), opens: time, closes: time });
const nonPage = z.strictObject({ title: text, description: text });

/** One schema per export of each page module. A missing schema is a type error. */
const page = <Module extends object>(shape: Record<keyof Module, z.ZodType>) => z.strictObject(shape);

const servicePage = {
  hero: pageHeadSchema,
  offerings: offeringsSchema.refine(({ offerings }) => offerings.length >= 6 && offerings.length <= 8, {
    path: ['offerings'],
    message: 'List six to eight offerings.',
  }),
  process: processSchema,
  reasons: reasonsSchema,
  neighbours: neighboursSchema,
  contactBand: contactBandSchema,
  messageHint: text,
  proof: serviceProofSchema,
};

const figurePage = { ...servicePage, figureBand: figureBandSchema };

const contentSchema = page<Content>({
  agency: page<Content['agency']>({
    agency: agencySchema,
    countryCode: z.string().regex(/^[A-Z]{2}$/, 'Use the country’s ISO 3166-1 code, such as KE.'),
    openingHours: openingHoursSchema,
    chatGreeting: text,
    loadingMessage: text,
  }),
  navigation: page<Content['navigation']>({
    mainNavigation: z.array(navigationEntrySchema).min(1),
    homeLink: navigationItemSchema,
    caseStudiesLink: navigationItemSchema,
    servicesLink: navigationItemSchema,
    allServices: z.strictObject({ title: text, path: navigationItemSchema.shape.path }),
    quoteAction: navigationItemSchema,
    footerLinks: z.strictObject({ quickLinks: links, services: links, legalLinks: links }),
  }),
  home: page<Content['home']>({
    homeHeading: text,
    heroTagline: text,
    heroActions: z.strictObject({ primaryAction: navigationItemSchema, secondaryActionName: text }),
    heroSlides: z.array(heroSlideSchema).length(12),
    clients: clientsSchema,
    coreServices: sectionHeadSchema.extend({ services: z.array(serviceCardSchema).length(6) }),
    printingShowcase: printingShowcaseSchema,
    impact: z.strictObject({ heading: text, note: text, numbers: z.array(impactNumberSchema).length(4) }),
    serviceFeatures: page<Content['home']['serviceFeatures']>({
      experiential: serviceFeatureSchema,
      events: serviceFeatureSchema,
      expos: serviceFeatureSchema,
      production: serviceFeatureSchema,
      engagement: serviceFeatureSchema,
    }),
    recentWork: recentWorkSchema,
    quoteInvitation: quoteInvitationSchema,
    contactSection: contactHeadSchema,
  }),
  services: page<Content['services']>({
    index: page<Content['services']['index']>({ hero: pageHeadSchema, serviceIndex: serviceIndexSchema }),
    experientialMarketing: page<Content['services']['experientialMarketing']>(figurePage),
    events: page<Content['services']['events']>({ ...servicePage, leadTimes, bookingAdvice: promptSchema }),
    expos: page<Content['services']['expos']>(figurePage),
    production: page<Content['services']['production']>(figurePage),
    staffEngagement: page<Content['services']['staffEngagement']>(figurePage),
    brandIdentity: page<Content['services']['brandIdentity']>({
      ...servicePage,
      offerings: offeringsSchema,
      capabilities: capabilitiesSchema,
    }),
    printing: page<Content['services']['printing']>({
      ...servicePage,
      runLength: runLengthSchema,
      prices: priceGuideSchema,
      pressPlates: pressPlatesSchema,
    }),
    outdoorAdvertising: page<Content['services']['outdoorAdvertising']>(figurePage),
  }),
  about: page<Content['about']>({
    ourStory: page<Content['about']['ourStory']>({
      hero: pageHeadSchema,
      story: proseSchema,
      timeline: timelineSchema,
      more: linkCardsSchema,
    }),
    team: page<Content['about']['team']>({ hero: pageHeadSchema, team: teamSchema, more: linkCardsSchema }),
    values: page<Content['about']['values']>({
      hero: pageHeadSchema,
      values: valuesSchema,
      commitments: commitmentsSchema,
      quote: quoteSchema,
      more: linkCardsSchema,
    }),
    credentials: page<Content['about']['credentials']>({
      hero: pageHeadSchema,
      profileName: text,
      lastUpdated: z.iso.date(),
      register: registerSchema,
      capacity: statisticsSchema,
      equipment: capabilitiesSchema,
      policies: commitmentsSchema,
      referees: offerSchema,
    }),
  }),
  blog: page<Content['blog']>({
    hero: pageHeadSchema,
    articles: z.array(articleSchema).length(9),
    categories: categoriesSchema,
    featuredArticles: articlesSchema.min(1),
    listHeading: text,
    blogLink: navigationItemSchema,
    newsletter: newsletterSchema,
  }),
  articleBodies: z.record(z.string(), articleBodySchema),
  faq: page<Content['faq']>({
    hero: pageHeadSchema,
    faqCategories: z.array(faqCategorySchema).length(6),
    leadTimes,
    leadTimesEntry: text,
    lastUpdated: z.iso.date(),
    ask: askSchema,
    resources: linkCardsSchema,
  }),
  contact: page<Content['contact']>({
    hero: pageHeadSchema,
    formHeading: text,
    detailsHeading: text,
    detailsLabels: z.strictObject({ phone: text }),
    responseTime: text,
    faqPrompt: promptSchema,
  }),
  inquiries: page<Content['inquiries']>({
    hero: pageHeadSchema,
    formHeading: text,
    otherForms: z.strictObject({ text, links }),
    quoteLabels: z.strictObject({ aboutTheJob: text, budgetOptions: z.record(z.string(), text) }),
    agentTool: z.strictObject({
      toolname: z.string().regex(/^[a-z_]+$/, 'Use lower-case letters and underscores, such as request_quote.'),
      tooldescription: text,
    }),
    howItWorks: howItWorksSchema,
    callNote: text,
  }),
  caseStudies: page<Content['caseStudies']>({
    hero: pageHeadSchema,
    projects,
    projectsHead: sectionHeadSchema,
    clients: clientsSchema,
    film: filmSectionSchema,
    testimonials: testimonialsSchema,
    quoteInvitation: quoteInvitationSchema,
  }),
  projects: page<Content['projects']>({
    projects,
    lastUpdated: z.iso.date(),
    homeFromProjects: navigationItemSchema,
  }),
  projectStories: page<Content['projectStories']>({
    stories: z.record(z.string(), caseStudySchema),
    galleries: z.record(z.string(), projectGallerySchema),
    figures: z.record(z.string(), statisticsSchema),
  }),
  legal: page<Content['legal']>({ privacyPolicy: legalDocumentSchema, termsOfService: legalDocumentSchema }),
  sitemap: page<Content['sitemap']>({
    hero: pageHeadSchema,
    search: z.strictObject({ heading: text, action: text }),
    siteMapGroups: siteMapSchema,
  }),
  notFound: page<Content['notFound']>({ otherWays: z.array(navigationItemSchema).min(1).max(5) }),
  frame: page<Content['frame']>({
    privacyNote: privacyNoteSchema,
    sharedPicture: pictureSchema,
  }),
  meta: page<Content['meta']>({
    pageMeta: z.array(pageMetaSchema).min(1),
    notFoundMeta: nonPage,
    projectNotFoundMeta: nonPage,
    projectMeta: z.array(pageMetaSchema),
    articleMeta: z.array(pageMetaSchema),
  }),
});

export interface ValidateOptions {
  /**
   * The paths that the site serves. Every internal link must point to one of them.
   *
   * @default the paths in `pageMeta`, `projectMeta` and `articleMeta`
   */
  paths?: readonly string[];
}

/**
 * Validates all content: first each field against its schema, then that ids, titles and each page's pictures are
 * unique and that links resolve.
 *
 * @param value - The content to validate, for tests.
 * @throws with one line per invalid or missing field: its path, and what to write instead.
 */
export function validateContent(value: unknown = content, options: ValidateOptions = {}): void {
  const { error } = contentSchema.safeParse(value);
  const lines = error
    ? error.issues.map(({ path, message }) => `  ${z.core.toDotPath(path)}: ${message}`)
    : // The checks for contradictions require content that matches the schemas.
      findContradictions(value as Content, options.paths).map(
        ({ path, message }) => `  ${z.core.toDotPath(path)}: ${message}`,
      );
  if (lines.length > 0) throw new Error(`The content is not valid.\n${lines.join('\n')}`);
}
