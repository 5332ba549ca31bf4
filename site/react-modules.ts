import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

/** Where a package's index asks for the file that production gets. */
const productionFile = /module\.exports = require\((['"][./\w-]+\.production\.js['"])\)/;

/**
 * React, its scheduler and what the router takes from them as ECMAScript modules. Bundled as the CommonJS that they are,
 * each file is one large function: a browser reads it once to find its end and again, at one go, when it is called. The
 * functions of a module are read one by one, when each is called.
 */
export function reactModules(): Plugin {
  return {
    name: 'site:react-modules',
    // Any other build takes other files.
    apply: (_config, { command }) => command === 'build' && process.env['NODE_ENV'] === 'production',
    applyToEnvironment: ({ name }) => name === 'client',
    enforce: 'pre',
    transform: {
      filter: { id: /node_modules[\\/](?:react|react-dom|scheduler|use-sync-external-store)[\\/].*\.js$/ },
      handler(code, id) {
        const [, file] = productionFile.exec(code) ?? [];
        if (file) return { code: `export * from ${file};\nexport { default } from ${file};`, map: null };
        const imports: string[] = [];
        const body = code.replace(/\brequire\(("[\w/-]+")\)/g, (_, from: string) => {
          imports.push(`import required${imports.length} from ${from};`);
          return `required${imports.length - 1}`;
        });
        if (/\brequire\(|\bmodule\.exports\b/.test(body)) {
          this.error(
            `${id} is written otherwise than reactModules expects: teach it, or leave the package to the bundler.`,
          );
        }
        const names = Object.keys(require(id)).map(
          (name) => `const own_${name} = exports.${name}; export { own_${name} as ${name} };`,
        );
        return {
          code: [...imports, 'const exports = {};', body, 'export default exports;', ...names].join('\n'),
          map: null,
        };
      },
    },
  };
}
