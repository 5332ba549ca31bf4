import type { FileLocation } from './file-location.js';
import type { FileStore } from './file-store.js';
import { createFolderStore } from './folder-store.js';
import { createS3Store } from './s3-store.js';

export const createFileStore = (location: FileLocation): FileStore =>
  location.kind === 'folder' ? createFolderStore(location.folder) : createS3Store(location);
