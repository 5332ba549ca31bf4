import 'agency-ui/theme.css';
import 'agency-ui/reset.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { type AroundNavHandler, Router } from 'wouter';
import { App } from './App.js';
import { findRoute } from './routes.js';

/** Fetches the next page's code before the navigation, so that no fallback ever shows. */
const withLoadedPage: AroundNavHandler = (navigate, to, options) => {
  const { pathname } = new URL(to, location.href);
  findRoute(pathname)
    .load()
    .then(
      () => navigate(to, options),
      // Without the code, a full navigation is the best there is: it asks the server for the page.
      () => location.assign(to),
    );
};

async function start() {
  const root = document.getElementById('app');
  if (!root) throw new Error('The document has no element with the id "app" to render into.');
  await findRoute(location.pathname).load();
  const app = (
    <StrictMode>
      <Router aroundNav={withLoadedPage}>
        <App />
      </Router>
    </StrictMode>
  );
  if (root.firstElementChild) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

start();
