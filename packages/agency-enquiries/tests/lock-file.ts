import Sqlite from 'libsql';
import { onTestFinished } from 'vitest';

/** Locks a SQLite file, as another program would. @returns a function that releases the lock. */
export function lockFile(file: string): () => void {
  const other = new Sqlite(file);
  onTestFinished(() => void other.close());
  other.exec('begin exclusive');
  return () => other.exec('rollback');
}
