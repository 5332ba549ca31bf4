export { agency, chatGreeting, countryCode, loadingMessage, openingHours } from './agency.js';
export { coreServices, heroActions, heroSlides, heroTagline, homeHeading, impact } from './home.js';
export {
  allServices,
  caseStudiesLink,
  footerLinks,
  homeLink,
  mainNavigation,
  quoteAction,
  servicesLink,
} from './navigation.js';
