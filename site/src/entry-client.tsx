import 'agency-ui/theme.css';
import 'agency-ui/reset.css';
import 'agency-ui/page-transitions.css';
import './pending.css.js';
import { keepInput } from 'agency-ui/prehydration';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { App } from './App.js';
import { ErrorBoundary } from './ErrorBoundary.js';
import { findRoute, hasPage, preloadPage, routePath } from './router.js';
import { navigation } from './site-navigation.js';

/** wouter's location: the shown page's rather than the URL's, because the URL is ahead while a page loads. */
const useShownLocation = (): [string, typeof navigation.navigate] => [navigation.useShown().path, navigation.navigate];

/**
 * The path of the document's page. Static hosts may serve a page at more than one address, such as `/faq/index.html`
 * and `/FAQ`, and serve one page for all unknown paths.
 *
 * @param served - The path that the HTML was rendered for, if it has one.
 */
async function findPath(served: string | undefined): Promise<string> {
  const path = routePath(location.pathname);
  return served === undefined || served === path || (await hasPage(path)) ? path : served;
}

/**
 * Hydrates the prerendered page, or renders it if the HTML is empty or belongs to another page.
 *
 * @returns a function whose promise resolves once the input that React has removed is filled in again. Replay presses
 *   after that.
 */
export async function start(root: HTMLElement): Promise<() => Promise<void>> {
  const site = (
    <StrictMode>
      <ErrorBoundary container={() => root}>
        <Router hook={useShownLocation} searchHook={navigation.useSearch}>
          <App />
        </Router>
      </ErrorBoundary>
    </StrictMode>
  );
  const { path: served, route: servedRoute } = root.dataset;
  const path = await findPath(served);
  const { route } = findRoute(path);
  // Without a path, the HTML is a not-found page's.
  const isServed = served === undefined ? servedRoute === route.path && !(await hasPage(path)) : served === path;
  if (path !== location.pathname) history.replaceState(history.state, '', path + location.search + location.hash);
  navigation.start(path);
  if (isServed) {
    await route.load();
    const restoreInput = keepInput(root);
    let restored = Promise.resolve();
    const onRecoverableError = (error: unknown) => {
      restored = restoreInput();
      reportError(error);
    };
    // In a transition, React yields to interactions.
    startTransition(() => void hydrateRoot(root, site, { onRecoverableError }));
    return () => restored;
  }
  // Replaces the HTML only once the page is rendered, so that something is always visible.
  await preloadPage(path);
  createRoot(root).render(site);
  return () => Promise.resolve();
}
