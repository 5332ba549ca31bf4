/** Compresses the built Storybook. The highest quality would take minutes for its 13 MB of text. */
import { resolve } from 'node:path';
import { compressFiles } from '../site/build/compress.js';

await compressFiles(resolve(import.meta.dirname, '../storybook-static'), 9);
