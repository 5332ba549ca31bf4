import { addons } from 'storybook/manager-api';
import type { TagBadgeParameters } from 'storybook-addon-tag-badges/manager-helpers';
import { showPanel } from './layout.js';
import { type SignOffStatus, statusNames } from './sign-offs.js';
import { theme } from './theme.js';

const quiet = { color: '#5b5575', backgroundColor: 'transparent', borderColor: '#d9cfbd' };

const badge = (tags: SignOffStatus, style: 'green' | 'orange' | typeof quiet) => ({
  ...{ tags, badge: { text: statusNames[tags], style } },
  display: { sidebar: [{ type: 'component' as const, skipInherited: false }], toolbar: true, mdx: false },
});

// Only these tags become badges; stories also have WCAG tags and Storybook's own.
const tagBadges: TagBadgeParameters = [
  badge('signed-off', 'green'),
  badge('changed-since-sign-off', 'orange'),
  badge('sign-off-unknown', quiet),
  badge('not-signed-off', quiet),
];

addons.setConfig({ theme, sidebar: { showRoots: true }, layoutCustomisations: { showPanel }, tagBadges });
