/**
 * Schemas for section props that the kit's entities don't cover. Only the build loads them; content modules import
 * just the types.
 */
import {
  agencySchema,
  articleCategories,
  articleSchema,
  capabilityListSchema,
  caseStudySchema,
  clientSchema,
  commitmentSchema,
  comparisonColumnSchema,
  comparisonGroupSchema,
  faqCategorySchema,
  galleryPictureSchema,
  milestoneSchema,
  navigationItemSchema,
  pictureSchema,
  printingServiceSchema,
  printPlateSchema,
  projectSchema,
  quoteSchema,
  serviceCardSchema,
  serviceOfferingSchema,
  sitePathSchema,
  stepSchema,
  teamMemberSchema,
  testimonialSchema,
  valueSchema,
  videoClipSchema,
} from 'agency-ui/schemas';
import * as z from 'zod';

const text = z.string().min(1);

/** A section's heading: an eyebrow, a headline and a sentence or two. */
export const sectionHeadSchema = z.strictObject({ eyebrow: text, heading: text, lead: text });

/** A page's hero. */
export const pageHeadSchema = z
  .strictObject({
    eyebrow: text.optional(),
    title: text,
    /** The highlighted part of the title. */
    highlightText: text.optional(),
    description: text,
    picture: pictureSchema.optional(),
  })
  .refine(({ title, highlightText }) => !highlightText || title.includes(highlightText), {
    path: ['highlightText'],
    message: 'Use part of the title, exactly as it is written there.',
  });

/** A film with its transcript, one string per paragraph. */
export const filmSectionSchema = sectionHeadSchema.extend({ video: videoClipSchema, transcript: z.array(text).min(1) });

export const contactHeadSchema = z.strictObject({ eyebrow: text, heading: text });

export const printingShowcaseSchema = sectionHeadSchema.extend({
  services: z.array(printingServiceSchema.required({ glyph: true })).length(9, 'Write exactly nine cards.'),
  action: navigationItemSchema,
  notes: z.strictObject({ top: text, bottom: text }),
});

export const recentWorkSchema = sectionHeadSchema.extend({
  projects: z.array(projectSchema).length(4, 'Show exactly four projects.'),
  allProjectsPath: sitePathSchema,
});

export const quoteInvitationSchema = z.strictObject({
  /** One string per line. */
  lines: z.array(text).min(1),
  description: text,
  action: navigationItemSchema,
});

/** A service's offerings. The first two cards are large; the others have their own heading. */
export const offeringsSchema = sectionHeadSchema.extend({
  offerings: z.array(serviceOfferingSchema).min(2),
  secondaryHeading: sectionHeadSchema.optional(),
});

const neighbourSchema = z.strictObject({ title: text, path: sitePathSchema, image: pictureSchema });

/** The services before and after this one (spec section 2, "Service pages"). */
export const neighboursSchema = z.strictObject({
  previous: neighbourSchema.optional(),
  next: neighbourSchema.optional(),
});

/** The short form section at the end of a service page. */
export const contactBandSchema = sectionHeadSchema.extend({
  /** The form's heading. */
  formHeading: text,
});

export const processSchema = sectionHeadSchema.extend({ steps: z.array(stepSchema).min(3) });

export const reasonsSchema = z.strictObject({
  eyebrow: text,
  heading: text,
  reasons: z.array(stepSchema).min(2),
  /** Which ornament comes first; it differs from page to page. */
  firstMark: z.int().min(0).max(8).optional(),
});

export const capabilitiesSchema = sectionHeadSchema.extend({ lists: z.array(capabilityListSchema).min(2) });

/** A picture that visitors can pull apart into its plates. */
export const pressPlatesSchema = z.strictObject({
  eyebrow: text,
  heading: text,
  lead: text,
  picture: pictureSchema,
  plates: z.array(printPlateSchema).min(2).max(4),
  paper: text,
});

/** Documents in a table, grouped. */
export const registerSchema = sectionHeadSchema.extend({
  /** Accessible name of the table. */
  caption: text,
  columns: z.array(comparisonColumnSchema).min(2),
  groups: z.array(comparisonGroupSchema).min(1),
});

/** Prices in a table. */
export const priceGuideSchema = registerSchema.extend({
  /** The link to the form, after the table. */
  action: text,
});

/** Numbers, each with its source. */
export const statisticsSchema = sectionHeadSchema.extend({
  statistics: z.array(
    z.strictObject({ value: text, label: text, source: z.strictObject({ name: text, path: text.optional() }) }),
  ),
});

/** Pictures of a project's work, in order. */
export const projectGallerySchema = sectionHeadSchema.extend({ pictures: z.array(galleryPictureSchema).min(6) });

/** A band with a single action. */
export const offerSchema = z.strictObject({ eyebrow: text, heading: text, text, action: navigationItemSchema });

/** The number of copies from which offset printing is economical. */
export const runLengthSchema = z
  .strictObject({
    figure: text,
    heading: text,
    description: text,
    ranges: z.tuple([
      z.strictObject({ name: text, description: text }),
      z.strictObject({ name: text, description: text }),
    ]),
    ticks: z.array(text).min(3),
    threshold: text,
    /** Alternative text for the ruler. */
    rulerDescription: text,
  })
  .refine(({ ticks, threshold }) => ticks.slice(1, -1).includes(threshold), {
    path: ['threshold'],
    message: 'Use one of the ticks between the first and the last.',
  });

/** A large figure with bars on a scale of twelve. */
export const figureBandSchema = z.strictObject({
  figure: text,
  heading: text,
  description: text,
  scale: z.strictObject({
    from: text,
    to: text,
    bars: z
      .array(
        z
          .strictObject({ name: text, description: text, start: z.int().min(0), end: z.int().max(12) })
          .refine(({ start, end }) => start < end, { path: ['end'], message: 'Set an end after the start.' }),
      )
      .min(2),
  }),
  tone: z.enum(['accent', 'night']),
});

export const serviceIndexSchema = sectionHeadSchema.extend({ services: z.array(serviceCardSchema).min(1) });

export const projectListSchema = sectionHeadSchema.extend({ projects: z.array(projectSchema).min(1) });

export const linkCardsSchema = sectionHeadSchema.extend({
  cards: z
    .array(z.strictObject({ title: text, text, path: sitePathSchema, picture: pictureSchema }))
    .min(2, 'Write at least two cards.'),
});

/** A short text with a link to another page. */
export const promptSchema = z.strictObject({
  eyebrow: text.optional(),
  heading: text,
  text,
  link: navigationItemSchema,
});

/** Contact options for questions that the FAQ doesn't answer. */
export const askSchema = z.strictObject({ heading: text, text, actions: z.array(navigationItemSchema).min(1) });

export const faqSchema = z.array(faqCategorySchema).min(1);

/** How many months in advance to book. */
export const leadTimeSchema = z
  .strictObject({ label: text, from: z.int().min(0), to: z.int().max(12) })
  .refine(({ from, to }) => from < to, { path: ['to'], message: 'Set a month after "from".' });

export const timelineSchema = sectionHeadSchema.extend({ milestones: z.array(milestoneSchema).min(1) });

/** A heading with paragraphs. */
export const proseSchema = z.strictObject({ eyebrow: text, heading: text, paragraphs: z.array(text).min(1) });

/** A team's lead. */
export const teamLeadSchema = z.strictObject({
  name: text,
  role: text,
  portrait: pictureSchema,
  phone: agencySchema.shape.phone,
  email: agencySchema.shape.email,
});

/** A team and its lead. */
const deskSchema = valueSchema.extend({ lead: teamLeadSchema.optional() });

/** Budget, figures and the client's comment, for a project with a full story. */
export const projectResultSchema = z.strictObject({
  budget: text,
  figures: caseStudySchema.shape.figures,
  quote: quoteSchema,
});

/** The proof next to a service's enquiry form. */
export const serviceProofSchema = z.strictObject({
  person: teamLeadSchema.omit({ email: true }),
  email: teamLeadSchema.shape.email,
  project: projectResultSchema.partial().extend({
    link: navigationItemSchema,
    client: text.optional(),
    outcome: text.optional(),
  }),
});

export const teamSchema = sectionHeadSchema.extend({
  members: z.array(teamMemberSchema),
  /** Shown while `members` is empty. */
  staff: z.strictObject({ figure: text, statement: text, teams: z.array(deskSchema).min(1) }),
});

export const valuesSchema = sectionHeadSchema.extend({ values: z.array(valueSchema).min(2) });

export const commitmentsSchema = sectionHeadSchema.extend({ commitments: z.array(commitmentSchema).min(2) });

export const clientsSchema = z.strictObject({ label: text, clients: z.array(clientSchema).min(1) });

export const testimonialsSchema = sectionHeadSchema.extend({
  testimonials: z.array(testimonialSchema).min(1),
  note: text,
});

export const articlesSchema = z.array(articleSchema);

export const categoriesSchema = z.array(z.enum(articleCategories)).length(articleCategories.length);

export const newsletterSchema = z.strictObject({ heading: text, description: text });

export const howItWorksSchema = z.strictObject({ heading: text, steps: z.array(stepSchema).min(2) });

/** A sentence that ends with a link. */
export const privacyNoteSchema = z.strictObject({ text, link: navigationItemSchema });

export const siteMapSchema = z.array(z.strictObject({ title: text, links: z.array(navigationItemSchema).min(1) }));

/** A page's title and description, for search engines and shared links. */
export const pageMetaSchema = z.strictObject({
  path: sitePathSchema,
  title: text.max(70, 'Search engines cut off titles after about 70 characters.'),
  description: text
    .min(70, 'Write at least 70 characters.')
    .max(165, 'Search engines cut off descriptions after about 165 characters.'),
});

export type SectionHead = z.infer<typeof sectionHeadSchema>;
export type PageHead = z.infer<typeof pageHeadSchema>;
export type ContactHead = z.infer<typeof contactHeadSchema>;
export type PrintingShowcase = z.infer<typeof printingShowcaseSchema>;
export type RecentWork = z.infer<typeof recentWorkSchema>;
export type QuoteInvitation = z.infer<typeof quoteInvitationSchema>;
export type Offerings = z.infer<typeof offeringsSchema>;
export type Neighbours = z.infer<typeof neighboursSchema>;
export type ContactBand = z.infer<typeof contactBandSchema>;
export type Process = z.infer<typeof processSchema>;
export type Reasons = z.infer<typeof reasonsSchema>;
export type Capabilities = z.infer<typeof capabilitiesSchema>;
export type Register = z.infer<typeof registerSchema>;
export type PriceGuide = z.infer<typeof priceGuideSchema>;
export type StatisticsSection = z.infer<typeof statisticsSchema>;
export type ProjectGallery = z.infer<typeof projectGallerySchema>;
export type Offer = z.infer<typeof offerSchema>;
export type FigureBand = z.infer<typeof figureBandSchema>;
export type RunLength = z.infer<typeof runLengthSchema>;
export type PressPlates = z.infer<typeof pressPlatesSchema>;
export type ServiceIndex = z.infer<typeof serviceIndexSchema>;
export type ProjectList = z.infer<typeof projectListSchema>;
export type LinkCards = z.infer<typeof linkCardsSchema>;
export type Prompt = z.infer<typeof promptSchema>;
export type Ask = z.infer<typeof askSchema>;
export type LeadTime = z.infer<typeof leadTimeSchema>;
export type TimelineSection = z.infer<typeof timelineSchema>;
export type Prose = z.infer<typeof proseSchema>;
export type Team = z.infer<typeof teamSchema>;
export type TeamLead = z.infer<typeof teamLeadSchema>;
export type ProjectResult = z.infer<typeof projectResultSchema>;
export type ServiceProof = z.infer<typeof serviceProofSchema>;
export type Values = z.infer<typeof valuesSchema>;
export type CommitmentSection = z.infer<typeof commitmentsSchema>;
export type Clients = z.infer<typeof clientsSchema>;
export type FilmSection = z.infer<typeof filmSectionSchema>;
export type Testimonials = z.infer<typeof testimonialsSchema>;
export type Newsletter = z.infer<typeof newsletterSchema>;
export type HowItWorks = z.infer<typeof howItWorksSchema>;
export type PrivacyNote = z.infer<typeof privacyNoteSchema>;
export type SiteMap = z.infer<typeof siteMapSchema>;
export type PageMeta = z.infer<typeof pageMetaSchema>;

/** A service page's content, in section order. */
export interface ServiceContent {
  hero: PageHead;
  offerings: Offerings;
  /** Printing: the number of copies at which offset becomes cheaper than digital. */
  runLength?: RunLength;
  /** Printing: prices and times for common jobs. */
  prices?: PriceGuide;
  /** Printing: a picture that visitors can pull apart into its plates. */
  pressPlates?: PressPlates;
  /**
   * The only section that breaks up the page's pictures. Printing and events have `runLength` and `leadTimes`
   * instead. If it is marigold, the process is white: a page has at most one marigold band.
   */
  figureBand?: FigureBand;
  /** Brand identity: what strategy and visual identity consist of. */
  capabilities?: Capabilities;
  /** Events: how far in advance to book, with `leadTimes` as a chart. */
  bookingAdvice?: Prompt;
  leadTimes?: readonly LeadTime[];
  process: Process;
  reasons: Reasons;
  neighbours: Neighbours;
  contactBand: ContactBand;
  /** Hint for the form's message field that says what this service needs to know. */
  messageHint: string;
  /** Shown beside and below the form. */
  proof: ServiceProof;
}
