import { createStoredValue, type StoredValue } from '../../primitives/index.js';
import { announcementStoragePrefix } from '../../theme/index.js';

const dismissals = new Map<string, StoredValue>();

/** The stored dismissal of one announcement, shared by every bar with its key. */
export function dismissalOf(key: string): StoredValue {
  let dismissal = dismissals.get(key);
  if (!dismissal) {
    dismissal = createStoredValue(announcementStoragePrefix + key);
    dismissals.set(key, dismissal);
  }
  return dismissal;
}
