import type { NavigationEntry } from '../../entities/index.js';

/** A path alone, so that `/blog`, `/blog/` and `/blog?page=2` are one page. */
const page = (path: string) => path.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '');

/** Whether a path is the page shown. An address with a fragment is a place on a page, and never one itself. */
export function isCurrentPage(path: string, currentPath: string | undefined): boolean {
  return currentPath !== undefined && !path.includes('#') && page(path) === page(currentPath);
}

/** Whether an entry is the page shown, or a group that holds it. */
export function holdsCurrentPage(entry: NavigationEntry, currentPath: string | undefined): boolean {
  return 'items' in entry
    ? entry.items.some((item) => isCurrentPage(item.path, currentPath))
    : isCurrentPage(entry.path, currentPath);
}
