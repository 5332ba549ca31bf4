/** Builds the site with one additional route: a row in the table and a page file. */
import { resolve } from 'node:path';
import { defineConfig, mergeConfig, type Plugin } from 'vite';
import site from '../../site/vite.config.js';

const sources = resolve(import.meta.dirname, '../../site/src');
const pageFile = resolve(sources, 'pages/CareersPage.tsx');

const row = `'/careers': { title: 'Careers', page: () => import('./pages/CareersPage.js') },`;

const page = `
import { PageHero } from 'agency-ui';

export const data = { description: 'Work with us.' };

export default function CareersPage() {
  return <PageHero title="Careers" description="Work with us." tone="paper" />;
}
`;

function addRoute(): Plugin {
  return {
    name: 'test:new-route',
    enforce: 'pre',
    resolveId: (id) => (id === './pages/CareersPage.js' ? pageFile : undefined),
    load: (id) => (id === pageFile ? page : undefined),
    transform(code, id) {
      if (id !== resolve(sources, 'routes.ts')) return;
      const beforeRow = `'/blog': {`;
      if (!code.includes(beforeRow)) throw new Error(`${id} no longer contains "${beforeRow}". Update this plugin.`);
      return code.replace(beforeRow, `${row}\n${beforeRow}`);
    },
  };
}

export default defineConfig(async (environment) => mergeConfig(await site(environment), { plugins: [addRoute()] }));
