/** The home page's sections, in order (spec section 2, "Home page"). */
export { clients } from './clients.js';
export { contactSection } from './home/contact.js';
export { coreServices } from './home/core-services.js';
export { heroActions, heroSlides, heroTagline, homeHeading } from './home/hero.js';
export { impact } from './home/impact.js';
export { printingShowcase } from './home/printing-showcase.js';
export { quoteInvitation } from './home/quote-invitation.js';
export { recentWork } from './home/recent-work.js';
export { serviceFeatures } from './home/service-features.js';
