import type { NavigationEntry, NavigationItem } from '../../entities/index.js';

/** Compares only the pathname, so `/blog`, `/blog/` and `/blog?page=2` are the same page. */
const page = (path: string) => path.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '');

/** Whether a path leads to the current page. A path with a fragment never is. */
export function isCurrentPage(path: string, currentPath: string | undefined): boolean {
  return currentPath !== undefined && !path.includes('#') && page(path) === page(currentPath);
}

/** A group of links. */
export type NavigationGroup = Extract<NavigationEntry, { items: unknown }>;

/** All links in a group, in order. */
export const itemsOf = ({ items, more = [] }: NavigationGroup): readonly NavigationItem[] => [...items, ...more];

/** Whether an entry leads to the current page, or is a group containing it. */
export function holdsCurrentPage(entry: NavigationEntry, currentPath: string | undefined): boolean {
  return 'items' in entry
    ? itemsOf(entry).some((item) => isCurrentPage(item.path, currentPath))
    : isCurrentPage(entry.path, currentPath);
}
