const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** Merges both lists. A file that is in both appears once. */
export const mergeFiles = (kept: readonly File[], added: readonly File[]): File[] => [
  ...kept,
  ...added.filter((file) => !kept.some((other) => isSame(file, other))),
];

/**
 * Replaces an input's files, so that even a native submission includes them.
 *
 * @returns false in browsers that can't create a file list.
 */
export function replaceFiles(input: HTMLInputElement, files: readonly File[]): boolean {
  try {
    const transfer = new DataTransfer();
    for (const file of files) transfer.items.add(file);
    input.files = transfer.files;
    return true;
  } catch {
    return false;
  }
}
