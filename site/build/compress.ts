import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const worthwhile = new Set(['.css', '.html', '.js', '.svg', '.txt', '.webmanifest', '.xml']);

/** Under this many bytes a file is one packet either way. */
const least = 1000;

/**
 * Writes a Brotli and a gzip sibling beside every text file of a folder, for servers that hand those out. Pictures and
 * fonts are compressed already.
 */
export async function compressFiles(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(
    names
      .filter((name) => worthwhile.has(extname(name)))
      .map(async (name) => {
        const file = join(folder, name);
        const text = await readFile(file);
        if (text.length < least) return;
        await writeFile(`${file}.br`, await promisify(brotliCompress)(text));
        await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }));
      }),
  );
}
