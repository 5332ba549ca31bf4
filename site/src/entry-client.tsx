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

/** Preloads the next page, so that no fallback is shown, and the current page for going back. */
const preloadThenNavigate: AroundNavHandler = (navigate, to, options) => {
  preloadPage(location.pathname).catch(() => {});
  const { pathname } = new URL(to, location.href);
  const show = () => navigate(to, options);
  const transition = () => (pathname === location.pathname ? show() : startPageTransition(show));
  // If the chunk fails to load, the browser loads the page from the server.
  preloadPage(pathname).then(transition, () => location.assign(to));
};

/** Hydrates the prerendered page, or renders it if the HTML is of another page or empty. */
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
    // In a transition, React yields to interactions.
    startTransition(() => void hydrateRoot(root, site));
  } else {
    // Static hosts serve one page for unknown paths, and the development server prerenders nothing.
    await Promise.all([preloadPage(location.pathname), ...frameIslands.map((island) => island.preload())]);
    root.replaceChildren();
    createRoot(root).render(site);
  }
}
