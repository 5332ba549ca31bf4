import { hydrateRoot } from 'react-dom/client';
import { Page } from './Page.js';

const root = document.getElementById('app');
if (root) hydrateRoot(root, <Page picture={root.dataset['picture'] ?? ''} />);
