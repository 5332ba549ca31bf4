import { addons } from 'storybook/manager-api';
import { showPanel } from './layout.js';
import { theme } from './theme.js';

addons.setConfig({ theme, sidebar: { showRoots: true }, layoutCustomisations: { showPanel } });
