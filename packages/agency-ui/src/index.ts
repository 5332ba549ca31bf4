export * from './chat/index.js';
export type {
  Agency,
  Article,
  ArticleBlock,
  ArticleBody,
  ArticleCategory,
  ArticlePicture,
  ArticleQuote,
  ArticleSteps,
  ArticleTable,
  BrandMark,
  CapabilityList,
  CaseStudyStory,
  Client,
  Commitment,
  FaqCategory,
  FaqEntry,
  HeroSlide,
  IconComponent,
  ImpactNumber,
  LegalDocumentContent,
  Milestone,
  NavigationEntry,
  NavigationItem,
  PictureSource,
  PrintGlyphName,
  PrintingService,
  Project,
  Quote,
  ServiceCard,
  ServiceFeature,
  ServiceOffering,
  Step,
  TeamMember,
  Testimonial,
  Value,
} from './entities/index.js';
export * from './forms/index.js';
export * from './navigation/index.js';
export * from './primitives/index.js';
export * from './sections/index.js';
export type { Tone } from './theme/index.js';
