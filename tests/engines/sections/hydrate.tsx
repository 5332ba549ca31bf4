import { keepInput } from 'agency-ui/prehydration';
import { hydrateRoot } from 'react-dom/client';
import { SectionPage } from './pages.js';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

const restoreInput = keepInput(root);
hydrateRoot(root, <SectionPage path={location.pathname} />, {
  onRecoverableError(error) {
    void restoreInput();
    reportError(error);
  },
});
