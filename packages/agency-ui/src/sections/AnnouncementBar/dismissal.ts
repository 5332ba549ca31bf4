import { createStoredValue, type StoredValue } from '../../primitives/index.js';
import { announcementStoragePrefix } from '../../theme/index.js';

const dismissals = new Map<string, StoredValue>();

/** One announcement's stored dismissal, shared by every bar with the same key. */
export function dismissalOf(key: string): StoredValue {
  let dismissal = dismissals.get(key);
  if (!dismissal) {
    dismissal = createStoredValue(announcementStoragePrefix + key);
    dismissals.set(key, dismissal);
  }
  return dismissal;
}
