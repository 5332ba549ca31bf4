export { type Agency, agencySchema } from './agency.js';
export { type BrandMark, brandMarkSchema } from './brand.js';
export {
  type HeroSlide,
  heroSlideSchema,
  type ImpactNumber,
  impactNumberSchema,
  type ServiceCard,
  serviceCardSchema,
} from './home.js';
export {
  type NavigationEntry,
  type NavigationItem,
  navigationEntrySchema,
  navigationItemSchema,
  sitePathSchema,
} from './link.js';
export { type PictureSource, pictureSchema } from './picture.js';
