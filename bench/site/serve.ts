/** Serves the variants of a benchmark with the site's server. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createServer } from 'vite';
import { chromiumArguments } from '../../scripts/chromium.js';
import { runQuietly } from '../../scripts/run.js';
import { type Certificate, type Served, serve } from '../../scripts/serve.js';
import { agencyPlugins, sourceConditions } from '../../scripts/vite.js';

const root = resolve(import.meta.dirname, '../..');

/** Browser arguments needed because the variants' certificate is self-signed. */
export const browserArguments = [...chromiumArguments, '--ignore-certificate-errors'];

/** Creates a self-signed certificate for this run. */
async function makeCertificate(): Promise<Certificate> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const name = ['-subj', '/CN=bench', '-addext', 'subjectAltName=IP:127.0.0.1'];
  try {
    await runQuietly('openssl', ['req', ...kind, ...name, '-keyout', key, '-out', cert]);
    return { key: await readFile(key, 'utf8'), cert: await readFile(cert, 'utf8') };
  } finally {
    await rm(folder, { recursive: true });
  }
}

type CreateSite = typeof import('../../site/server/app.js').createSite;

/** Loads the site's server from source. */
async function loadServer(): Promise<{ createSite: CreateSite; close: () => Promise<void> }> {
  const vite = await createServer({
    ...sourceConditions,
    configFile: false,
    plugins: [await agencyPlugins()],
    root,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  const { createSite } = (await vite.ssrLoadModule('/site/server/app.ts')) as { createSite: CreateSite };
  return { createSite, close: () => vite.close() };
}

/** Serves each folder on its own port over HTTP/2, as hosts do. URLs are used unchanged. */
export async function serveVariants(
  folders: readonly string[],
): Promise<{ served: Served[]; close: () => Promise<void> }> {
  const { createSite, close } = await loadServer();
  const certificate = await makeCertificate();
  const served = await Promise.all(
    folders.map(async (from) => {
      if (/^https?:/.test(from)) return { origin: from.replace(/\/+$/, ''), close: () => {} };
      return serve(createSite({ site: from }), certificate);
    }),
  );
  return {
    served,
    close: async () => {
      for (const one of served) one.close();
      await close();
    },
  };
}
