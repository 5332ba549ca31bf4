import type { NavigationEntry } from '../../entities/index.js';

/** Only the pathname: `/blog`, `/blog/` and `/blog?page=2` are one page. */
const page = (path: string) => path.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '');

/** Whether a path is the current page. A path with a fragment never is. */
export function isCurrentPage(path: string, currentPath: string | undefined): boolean {
  return currentPath !== undefined && !path.includes('#') && page(path) === page(currentPath);
}

/** Whether an entry is the current page, or a group that contains it. */
export function holdsCurrentPage(entry: NavigationEntry, currentPath: string | undefined): boolean {
  return 'items' in entry
    ? entry.items.some((item) => isCurrentPage(item.path, currentPath))
    : isCurrentPage(entry.path, currentPath);
}
