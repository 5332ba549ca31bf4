import 'agency-ui/theme.css';
import 'agency-ui/reset.css';
import { StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { type AroundNavHandler, Router } from 'wouter';
import { App, frameParts } from './App.js';
import { tellAlive } from './alive.js';
import { bringRareTypefaces } from './rare-typefaces.js';
import { findRoute } from './routes.js';

/** Fetches the next page's code before the navigation, so that no fallback ever shows. */
const withLoadedPage: AroundNavHandler = (navigate, to, options) => {
  const { pathname } = new URL(to, location.href);
  // The way back shows at once, and whole, the page that is left.
  findRoute(location.pathname)
    .route.loadWhole()
    .catch(() => {});
  findRoute(pathname)
    .route.loadWhole()
    .then(
      () => navigate(to, options),
      // Without the code, a full navigation is the best there is: it asks the server for the page.
      () => location.assign(to),
    );
};

function Site() {
  useEffect(tellAlive, []);
  return (
    <StrictMode>
      <Router aroundNav={withLoadedPage} ssrSearch="">
        <App />
      </Router>
    </StrictMode>
  );
}

async function render(root: HTMLElement) {
  const { route } = findRoute(location.pathname);
  // A static host answers any unknown path with one and the same page, which may not be what this path shows.
  if (root.dataset['route'] === route.path) {
    await route.load();
    // Taken over bit by bit: what the visitor does comes between.
    startTransition(() => {
      hydrateRoot(root, <Site />);
    });
  } else {
    await Promise.all([route.loadWhole(), ...frameParts.map((part) => part.load())]);
    root.replaceChildren();
    createRoot(root).render(<Site />);
  }
}

/** Lets React take over the page, once its stylesheets are there. */
export function start(): void {
  const root = document.getElementById('app');
  if (!root) throw new Error('The document has no element with the id "app" to render into.');
  render(root).catch((error: unknown) => {
    // The site may have been published anew since the page was opened: asking once more brings the new files.
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (visit?.type !== 'reload') location.reload();
    else throw error;
  });
  const typefaces = root.dataset['typefaces'];
  if (typefaces) bringRareTypefaces(typefaces);
}
