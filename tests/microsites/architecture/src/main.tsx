import './app.css';
import { keepInput } from 'agency-ui/prehydration';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

const app = (
  <StrictMode>
    <App path={location.pathname} />
  </StrictMode>
);

function hydrate(prerendered: HTMLElement) {
  const restoreInput = keepInput(prerendered);
  hydrateRoot(prerendered, app, {
    onRecoverableError(error) {
      void restoreInput();
      reportError(error);
    },
  });
}

// The development server sends an empty page, the build a prerendered one. In a transition, React hydrates in short
// tasks.
if (root.firstElementChild) startTransition(() => hydrate(root));
else createRoot(root).render(app);
