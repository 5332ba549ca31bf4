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
  type TeamMemberProfile,
  type Testimonial,
  teamMemberProfileSchema,
  teamMemberSchema,
  testimonialSchema,
  type Value,
  valueSchema,
} from './about.js';
export { type PostalAddress, postalAddressSchema } from './address.js';
export { type Agency, agencySchema } from './agency.js';
export {
  type Article,
  type ArticleBlock,
  type ArticleBody,
  type ArticleCategory,
  type ArticleContent,
  type ArticleParagraph,
  type ArticlePicture,
  type ArticleQuote,
  type ArticleSteps,
  type ArticleTable,
  articleBodySchema,
  articleCategories,
  articleSchema,
  createArticleSchema,
} from './article.js';
export { type BrandMark, brandMarkSchema } from './brand.js';
export * from './calendar/index.js';
export { type CalendarEvent, calendarEventSchema } from './calendar-event.js';
export * from './calendar-file/index.js';
export { type CaseStudyStory, caseStudySchema } from './case-study.js';
export { type FaqCategory, type FaqEntry, faqCategorySchema, faqEntrySchema } from './faq.js';
export { createFormSchema } from './form-definitions/form-schema.js';
export * from './form-definitions/form-schemas.js';
export * from './form-definitions/index.js';
export { type GalleryPicture, galleryPictureSchema } from './gallery.js';
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
export {
  type Job,
  type JobClosing,
  type JobContract,
  type JobDescription,
  type JobSalary,
  jobContracts,
  jobDescriptionSchema,
  jobSchema,
  type SalaryPeriod,
  salaryPeriods,
} from './job.js';
export * from './jobs/index.js';
export { type LegalDocumentContent, legalDocumentSchema } from './legal.js';
export {
  type NavigationEntry,
  type NavigationItem,
  navigationEntrySchema,
  navigationItemSchema,
  sitePathSchema,
} from './link.js';
export { type LinkedText, linkedTextSchema, type TextLink, textLinkSchema } from './linked-text.js';
export { type Location, locationSchema } from './location.js';
export { type OpeningHours, type OpenPeriod, openingHoursSchema } from './opening-hours.js';
export { type PictureSource, pictureSchema } from './picture.js';
export {
  type ItemPrice,
  itemPriceSchema,
  type PriceListGroup,
  type PriceListItem,
  type PriceListMark,
  priceListGroupSchema,
  priceListItemSchema,
  priceListMarkSchema,
} from './price-list.js';
export {
  type ComparisonColumn,
  type ComparisonGroup,
  type ComparisonRow,
  comparisonColumnSchema,
  comparisonGroupSchema,
  type PlanPrice,
  type PricingPeriod,
  type PricingPlan,
  planPriceSchema,
  pricingPeriodSchema,
  pricingPlanSchema,
} from './pricing.js';
export { type PrintPlate, printPlateSchema } from './print-plate.js';
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
export {
  type HostedVideo,
  type VideoClip,
  type VideoFiles,
  type VideoSource,
  type VideoTrack,
  videoClipSchema,
  videoSourceSchema,
  videoTrackSchema,
} from './video.js';
