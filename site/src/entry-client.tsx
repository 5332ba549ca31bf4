import 'agency-ui/theme.css';
import 'agency-ui/reset.css';
import { StrictMode, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { type AroundNavHandler, Router } from 'wouter';
import { App } from './App.js';
import { findRoute } from './routes.js';

/** Fetches the next page's code before the navigation, so that no fallback ever shows, and fades it in. */
const withLoadedPage: AroundNavHandler = (navigate, to, options) => {
  const { pathname } = new URL(to, location.href);
  findRoute(pathname)
    .route.load()
    .then(
      () => {
        const fades = pathname !== location.pathname && matchMedia('(prefers-reduced-motion: no-preference)').matches;
        if (fades && document.startViewTransition) {
          document.startViewTransition(() => flushSync(() => navigate(to, options)));
        } else {
          navigate(to, options);
        }
      },
      // Without the code, a full navigation is the best there is: it asks the server for the page.
      () => location.assign(to),
    );
};

let live = () => {};

/** Settles once React answers for the page. */
export const alive = new Promise<void>((resolve) => {
  live = resolve;
});

function Site() {
  useEffect(live, []);
  return (
    <StrictMode>
      <Router aroundNav={withLoadedPage} ssrSearch="">
        <App />
      </Router>
    </StrictMode>
  );
}

async function start() {
  const root = document.getElementById('app');
  if (!root) throw new Error('The document has no element with the id "app" to render into.');
  const { route } = findRoute(location.pathname);
  await route.load();
  // A static host answers any unknown path with one and the same page, which may not be what this path shows.
  if (root.dataset['route'] === route.path) {
    hydrateRoot(root, <Site />);
  } else {
    root.replaceChildren();
    createRoot(root).render(<Site />);
  }
}

start().catch((error: unknown) => {
  // The site may have been published anew since the page was opened: asking once more brings the new files.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type !== 'reload') location.reload();
  else throw error;
});
