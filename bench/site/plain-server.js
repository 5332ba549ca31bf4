/** A minimal static server, the baseline for the site's server. */
import { createServer } from 'node:http';
import sirv from 'sirv';

const [folder = '', port = ''] = process.argv.slice(2);
const serve = sirv(folder, { brotli: true, gzip: true, etag: true });
createServer((request, response) => serve(request, response, () => response.writeHead(404).end())).listen(Number(port));
