import { relative, resolve } from 'node:path';
import type { EnquirySettings } from 'agency-enquiries';

const isInside = (folder: string, path: string) => !/^\.\.(?:[/\\]|$)/.test(relative(folder, resolve(path)));

/**
 * The server exposes every file in these folders, so enquiries must not be stored there.
 *
 * @throws an error that says what to write instead.
 */
export function assertPrivate(
  { database, files }: Pick<EnquirySettings, 'database' | 'files'>,
  served: readonly string[],
) {
  for (const folder of served) {
    if (database.kind === 'sqlite' && isInside(folder, database.file))
      throw new Error(
        `DATABASE_URL: ${database.file} is in ${folder}, which anyone can download. Use a path outside it, such as file:data/enquiries.db.`,
      );
    if (files?.kind === 'folder' && isInside(folder, files.folder))
      throw new Error(
        `ENQUIRIES_FILES: ${files.folder} is in ${folder}, which anyone can download. Use a folder outside it, such as data/files.`,
      );
  }
}
