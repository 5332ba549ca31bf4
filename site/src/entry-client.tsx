import 'agency-ui/theme.css';
import 'agency-ui/reset.css';
import 'agency-ui/page-transitions.css';
import { startPageTransition } from 'agency-ui';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { type AroundNavHandler, Router } from 'wouter';
import { App, frameIslands } from './App.js';
import { ErrorBoundary } from './ErrorBoundary.js';
import { findRoute, preloadPage } from './routes.js';

/** Loads the next page before the navigation, so that no fallback shows, and the shown one for the way back. */
const preloadThenNavigate: AroundNavHandler = (navigate, to, options) => {
  preloadPage(location.pathname).catch(() => {});
  const { pathname } = new URL(to, location.href);
  const show = () => navigate(to, options);
  const transition = () => (pathname === location.pathname ? show() : startPageTransition(show));
  // Without its code, the browser loads the page from the server.
  preloadPage(pathname).then(transition, () => location.assign(to));
};

/** Hydrates the prerendered page; renders it where the server has sent another page, or none. */
export async function start(root: HTMLElement): Promise<void> {
  const site = (
    <StrictMode>
      <ErrorBoundary container={() => root}>
        <Router aroundNav={preloadThenNavigate} ssrSearch="">
          <App />
        </Router>
      </ErrorBoundary>
    </StrictMode>
  );
  const { route } = findRoute(location.pathname);
  if (root.dataset['route'] === route.path) {
    await route.load();
    // In a transition, React yields to what the visitor does.
    startTransition(() => void hydrateRoot(root, site));
  } else {
    // A static host answers unknown paths with one page, and the development server renders nothing.
    await Promise.all([preloadPage(location.pathname), ...frameIslands.map((island) => island.preload())]);
    root.replaceChildren();
    createRoot(root).render(site);
  }
}
