import { dirname, join } from 'node:path';

/** A command cannot write its output file. The message names the file and says what to do. */
export class OutputError extends Error {
  override name = 'OutputError';
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException | undefined)?.code ?? '';

/** Names the user in a message, on systems that have user ids. */
const user = () => (process.getuid ? `this user (uid ${process.getuid()})` : 'this user');

const remedies: Readonly<Record<string, (path: string) => string>> = {
  ENOENT: (path) =>
    `the folder ${dirname(path)} does not exist. Create it with "mkdir -p ${dirname(path)}", or use another path`,
  ENOTDIR: (path) => `${dirname(path)} is not a folder, or is inside a file. Use a different path`,
  EISDIR: (path) => `it is a folder. Use the name of a file inside it, such as ${join(path, 'enquiries')}`,
  EEXIST: () => 'it already exists. Use another name, or delete it',
  EACCES: (path) =>
    `${user()} is not allowed to write the file or its folder, ${dirname(path)}. Use a path in a folder you own, or run this as the user that owns the folder`,
  EROFS: (path) => `the disk that holds ${dirname(path)} is mounted read-only. Use a path on another disk`,
  ENOSPC: (path) => `the disk that holds ${dirname(path)} is full. Free some space, or use a path on another disk`,
  ENAMETOOLONG: () => 'its name is too long. Use a shorter one',
};

const sameRemedy: Readonly<Record<string, string>> = { EPERM: 'EACCES', EDQUOT: 'ENOSPC', SQLITE_FULL: 'ENOSPC' };

/** Describes why a file or folder cannot be written. Undefined if the error is not about the path. */
export function outputErrorOf(error: unknown, path: string): OutputError | undefined {
  const code = codeOf(error);
  const remedy = remedies[sameRemedy[code] ?? code];
  return remedy && new OutputError(`${path} cannot be written: ${remedy(path)} (${code}).`, { cause: error });
}

/** Replaces the error of a system call that writes to a path. @throws OutputError */
export async function writingTo<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw outputErrorOf(error, path) ?? error;
  }
}
