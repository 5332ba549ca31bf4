export { agency, chatGreeting } from './agency.js';
export { coreServices, heroActions, heroSlides, homeHeading, impact } from './home.js';
export { footerLinks, mainNavigation, quoteAction } from './navigation.js';
