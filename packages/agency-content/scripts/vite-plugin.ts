import { resolve } from 'node:path';
import { mergeConfig, type Plugin, runnerImport } from 'vite';
import { sourceConditions } from '../../../scripts/vite.js';

/** Fails the build or the development server if content doesn't match the kit's schemas. */
export function checkedContent(): Plugin {
  return {
    name: 'agency-content:validate',
    async configResolved() {
      const { module } = await runnerImport<typeof import('../src/validate.js')>(
        resolve(import.meta.dirname, '../src/validate.ts'),
        // Resolves the kit to its sources, because a fresh clone has no build.
        mergeConfig(sourceConditions, {
          configFile: false,
          environments: { inline: { resolve: { noExternal: [/^agency-/], conditions: ['source'] } } },
        }),
      );
      module.validateContent();
    },
  };
}
