/** Compresses the built Storybook, whose 13 MB of text would take minutes at the highest quality. */
import { resolve } from 'node:path';
import { compressFiles } from '../site/build/compress.js';

await compressFiles(resolve(import.meta.dirname, '../storybook-static'), 9);
