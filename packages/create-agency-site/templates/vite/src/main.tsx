import './app.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root". Add <div id="root"></div> to its body.');

const app = (
  <StrictMode>
    <App />
  </StrictMode>
);
// The development server sends an empty page; the build's page is prerendered. In a transition, React hydrates in
// short tasks.
if (root.firstElementChild) startTransition(() => void hydrateRoot(root, app));
else createRoot(root).render(app);
