/** In stories, the forms and chat on site pages send nothing, whatever the build's environment variables. */
import { relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

const site = resolve(import.meta.dirname, '../site');

export function mockedIntegrations(): Plugin {
  return {
    name: 'storybook:mocked-integrations',
    enforce: 'pre',
    resolveId(source, importer) {
      const isSiteModule = importer && !relative(`${site}/src`, importer).startsWith('..');
      return isSiteModule && source.endsWith('/integrations.js') ? `${site}/stories/integrations.ts` : undefined;
    },
  };
}
