/** Provides `virtual:code-digests`, which tells docs pages whether a component has changed since its tests ran. */
import type { Plugin } from 'vite';
import { codeDigest, componentFolders } from './evidence/code-digest.js';

const id = 'virtual:code-digests';

export function codeDigests(): Plugin {
  return {
    name: 'storybook:code-digests',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(resolved) {
      if (resolved !== `\0${id}`) return undefined;
      const digests = [...componentFolders()].map(([name, folder]) => [name, codeDigest(folder)]);
      return `export default ${JSON.stringify(Object.fromEntries(digests))};`;
    },
  };
}
