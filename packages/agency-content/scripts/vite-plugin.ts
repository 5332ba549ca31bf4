import { resolve } from 'node:path';
import { mergeConfig, type Plugin, runnerImport } from 'vite';
import { sourceConditions } from '../../../scripts/vite.js';

/** Stops a build, or the development server, at content that does not match the kit's schemas. */
export function checkedContent(): Plugin {
  return {
    name: 'agency-content:validate',
    async configResolved() {
      const { module } = await runnerImport<typeof import('../src/validate.js')>(
        resolve(import.meta.dirname, '../src/validate.ts'),
        // Reads the kit's sources: a fresh clone has no build of it.
        mergeConfig(sourceConditions, {
          configFile: false,
          environments: { inline: { resolve: { noExternal: [/^agency-/], conditions: ['source'] } } },
        }),
      );
      module.validateContent();
    },
  };
}
