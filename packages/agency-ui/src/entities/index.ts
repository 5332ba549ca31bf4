export {
  type Client,
  type Commitment,
  clientSchema,
  commitmentSchema,
  type Milestone,
  milestoneSchema,
  type Quote,
  quoteSchema,
  type TeamMember,
  type Testimonial,
  teamMemberSchema,
  testimonialSchema,
  type Value,
  valueSchema,
} from './about.js';
export { type Agency, agencySchema } from './agency.js';
export {
  type Article,
  type ArticleCategory,
  articleCategories,
  articleSchema,
  createArticleSchema,
} from './article.js';
export { type BrandMark, brandMarkSchema } from './brand.js';
export { type CaseStudyStory, caseStudySchema } from './case-study.js';
export { type FaqCategory, type FaqEntry, faqCategorySchema, faqEntrySchema } from './faq.js';
export {
  type HeroSlide,
  heroSlideSchema,
  type ImpactNumber,
  impactNumberSchema,
  type PrintGlyphName,
  type PrintingService,
  printGlyphNames,
  printingServiceSchema,
  type ServiceCard,
  serviceCardSchema,
} from './home.js';
export { type IconComponent, iconComponentSchema } from './icon.js';
export { type LegalDocument, legalDocumentSchema } from './legal.js';
export {
  type NavigationEntry,
  type NavigationItem,
  navigationEntrySchema,
  navigationItemSchema,
  sitePathSchema,
} from './link.js';
export { type PictureSource, pictureSchema } from './picture.js';
export { type Project, projectSchema } from './project.js';
export {
  type CapabilityList,
  capabilityListSchema,
  type ServiceFeature,
  type ServiceOffering,
  type Step,
  serviceFeatureSchema,
  serviceOfferingSchema,
  stepSchema,
} from './service.js';
export * from './submissions/index.js';
