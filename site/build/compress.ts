import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Leaves out pictures and fonts, which are already compressed. */
const textFiles = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest', '.xml']);

/** Smaller files fit into one packet without compression. */
const minBytes = 1000;

/**
 * Writes a Brotli and a gzip version next to each text file in a folder, for servers that send precompressed files.
 *
 * @param quality - Brotli quality, up to 11.
 */
export async function compressFiles(folder: string, quality: number = constants.BROTLI_MAX_QUALITY): Promise<void> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => textFiles.has(extname(name)));
  const compress = async (name: string) => {
    const file = join(folder, name);
    const text = await readFile(file);
    if (text.length < minBytes) return;
    await writeFile(
      `${file}.br`,
      await promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    );
    await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }));
  };
  await Promise.all(names.map(compress));
}
