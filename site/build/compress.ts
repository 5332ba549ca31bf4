import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** Pictures and fonts are already compressed. */
const textFiles = new Set(['.css', '.html', '.js', '.svg', '.txt', '.webmanifest', '.xml']);

/** Smaller files fit into one packet uncompressed. */
const minBytes = 1000;

/** Writes a Brotli and a gzip version next to each text file of a folder, for servers that send precompressed files. */
export async function compressFiles(folder: string): Promise<void> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => textFiles.has(extname(name)));
  const compress = async (name: string) => {
    const file = join(folder, name);
    const text = await readFile(file);
    if (text.length < minBytes) return;
    await writeFile(`${file}.br`, await promisify(brotliCompress)(text));
    await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }));
  };
  await Promise.all(names.map(compress));
}
