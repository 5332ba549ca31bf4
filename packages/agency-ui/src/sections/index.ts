export { ArticleCard, type ArticleCardLabels, type ArticleCardProps, articleCardLabels } from './ArticleCard/index.js';
export * from './ArticleFilter/index.js';
export * from './ArticleGrid/index.js';
export * from './ArticleList/index.js';
export * from './CapabilityLists/index.js';
export * from './Commitments/index.js';
export {
  ContactDetails,
  type ContactDetailsLabels,
  type ContactDetailsProps,
  contactDetailsLabels,
} from './ContactDetails/index.js';
export * from './ContactSection/index.js';
export * from './CoreServicesGrid/index.js';
export * from './FaqPrompt/index.js';
export * from './FaqSection/index.js';
export * from './FeaturedArticles/index.js';
export * from './FormSheet/index.js';
export * from './HalftoneGlyph/index.js';
export * from './HeroCarousel/index.js';
export * from './HowItWorks/index.js';
export * from './ImpactCounters/index.js';
export * from './LeadTimeChart/index.js';
export * from './LegalDocument/index.js';
export * from './LinkCards/index.js';
export * from './NewsletterSignup/index.js';
export * from './NotFound/index.js';
export * from './OfferingGrid/index.js';
export * from './PageHero/index.js';
export * from './Pagination/index.js';
export * from './PrintingShowcase/index.js';
export * from './ProcessSteps/index.js';
export * from './ProjectDetail/index.js';
export * from './ProjectGrid/index.js';
export * from './ProjectNotFound/index.js';
export * from './Prose/index.js';
export * from './PullQuote/index.js';
export * from './QuoteBand/index.js';
export * from './QuoteInvitation/index.js';
export * from './Reasons/index.js';
export * from './RecentWork/index.js';
export * from './RunLengthBand/index.js';
export * from './ServiceCarousel/index.js';
export * from './ServiceSection/index.js';
export * from './SheetColumns/index.js';
export * from './SiteMap/index.js';
export * from './TeamGrid/index.js';
export * from './Timeline/index.js';
export * from './ValuesGrid/index.js';
