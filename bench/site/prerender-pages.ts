/** Prerenders a built site in a separate process and prints time and memory use as JSON. */
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { prerenderSite } from '../../site/build/prerender.js';

const [client = '', server = ''] = process.argv.slice(2);
const started = performance.now();
await prerenderSite(client, server, 'https://bench.example');
const ms = performance.now() - started;
const pages = (await readdir(client, { recursive: true })).filter((file) => file.endsWith('.html'));
let bytes = 0;
for (const page of pages) bytes += (await stat(join(client, page))).size;
// Node reports `maxRSS` in kilobytes on all platforms.
const peak = process.resourceUsage().maxRSS * 1024;
process.stdout.write(`${JSON.stringify({ pages: pages.length, ms, peak, bytes })}\n`);
