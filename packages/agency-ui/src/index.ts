export * from './chat/index.js';
// `LegalDocument` is the component here. Its type is in `agency-ui/schemas`.
export type {
  Agency,
  Article,
  ArticleCategory,
  BrandMark,
  CapabilityList,
  Commitment,
  FaqCategory,
  FaqEntry,
  HeroSlide,
  IconComponent,
  ImpactNumber,
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
  Value,
} from './entities/index.js';
export * from './forms/index.js';
export * from './navigation/index.js';
export * from './primitives/index.js';
export * from './sections/index.js';
export type { Tone } from './theme/index.js';
