import { startPageTransition } from 'agency-ui';
import { createNavigation } from './navigation.js';
import { isPageLoaded, preloadPage, routePath } from './router.js';

/** The navigation of this document. */
export const navigation = createNavigation({
  pathOf: routePath,
  isLoaded: isPageLoaded,
  load: preloadPage,
  transition: startPageTransition,
  openDocument: (address, { replace }) => (replace ? location.replace(address) : location.assign(address)),
  reloadDocument: () => location.reload(),
  stopDocument: () => window.stop(),
});
