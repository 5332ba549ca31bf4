const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** Both lists. A file that is in both appears once. */
export const mergeFiles = (kept: readonly File[], added: readonly File[]): File[] => [
  ...kept,
  ...added.filter((file) => !kept.some((other) => isSame(file, other))),
];

/**
 * Replaces the files of an input, so that the browser submits them even natively.
 *
 * @returns false in browsers that cannot create a list of files.
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
