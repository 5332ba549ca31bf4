/** The file types that a form can accept, with their names in sentences, extensions and media types. */
export const fileTypes = {
  pdf: { name: 'PDF', extensions: ['pdf'], mediaTypes: ['application/pdf'] },
  png: { name: 'PNG', extensions: ['png'], mediaTypes: ['image/png'] },
  jpeg: { name: 'JPEG', extensions: ['jpg', 'jpeg'], mediaTypes: ['image/jpeg'] },
  webp: { name: 'WebP', extensions: ['webp'], mediaTypes: ['image/webp'] },
  tiff: { name: 'TIFF', extensions: ['tif', 'tiff'], mediaTypes: ['image/tiff'] },
  // Illustrator files contain a PDF.
  ai: { name: 'AI', extensions: ['ai'], mediaTypes: ['application/illustrator', 'application/postscript'] },
  eps: { name: 'EPS', extensions: ['eps'], mediaTypes: ['application/eps', 'application/postscript'] },
  docx: {
    name: 'Word',
    extensions: ['docx'],
    mediaTypes: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  },
  pptx: {
    name: 'PowerPoint',
    extensions: ['pptx'],
    mediaTypes: ['application/vnd.openxmlformats-officedocument.presentationml.presentation'],
  },
  xlsx: {
    name: 'Excel',
    extensions: ['xlsx'],
    mediaTypes: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  },
  zip: { name: 'ZIP', extensions: ['zip'], mediaTypes: ['application/zip', 'application/x-zip-compressed'] },
} as const;

export type FileTypeName = keyof typeof fileTypes;

/** The file types that a form accepts. */
export interface FileLimits {
  /** In the order in which sentences list them. */
  types: readonly FileTypeName[];
  maxFiles: number;
  /** Of each file. */
  maxBytes: number;
}

const megabyte = 1_000_000;

/** Default limits of a file field. A megabyte is 1,000,000 bytes, as in phone file managers. */
export const defaultFileLimits = { maxFiles: 5, maxBytes: 10 * megabyte } as const;

/** The limits of a `file` field, as its definition sets them. */
export interface FileLimitOptions {
  readonly types: readonly FileTypeName[];
  readonly maxFiles?: number | undefined;
  readonly maxBytes?: number | undefined;
}

/** The limits of a `file` field, with the defaults filled in. */
export function fileLimitsOf({
  types,
  maxFiles = defaultFileLimits.maxFiles,
  maxBytes = defaultFileLimits.maxBytes,
}: FileLimitOptions): FileLimits {
  return { types, maxFiles, maxBytes };
}

interface FileType {
  readonly name: string;
  readonly extensions: readonly string[];
  readonly mediaTypes: readonly string[];
}

/**
 * A name that isn't in the list is treated as an extension. `defineForm` rejects it, but a caller without TypeScript
 * can still pass one.
 */
const fileType = (type: string): FileType =>
  (fileTypes as Readonly<Record<string, FileType>>)[type] ?? { name: type, extensions: [type], mediaTypes: [] };

/** Type names for a sentence, such as `PDF, PNG, JPEG`. */
export const namesOfTypes = (types: readonly FileTypeName[]): string =>
  types.map((type) => fileType(type).name).join(', ');

/** The `accept` attribute of an `input`. It uses extensions, because not every system knows all media types. */
export const acceptOf = (types: readonly FileTypeName[]): string =>
  types.flatMap((type) => fileType(type).extensions.map((extension) => `.${extension}`)).join(',');

/** The file properties that a form checks. In the browser, this is a `File`. */
export interface CheckedFile {
  readonly name: string;
  readonly size: number;
  /** Media type, if it is known. */
  readonly type?: string | undefined;
}

/** A problem with a file, or with the number of files. */
export type FileProblem =
  | { problem: 'size'; file: string; size: number; maximum: number }
  | { problem: 'type'; file: string; types: readonly FileTypeName[] }
  | { problem: 'empty'; file: string }
  | { problem: 'count'; count: number; maximum: number };

/** The type that matches the file's extension or, if it has none, its media type. */
export function typeOfFile({ name, type }: CheckedFile, types: readonly FileTypeName[]): FileTypeName | undefined {
  const extension = /\.([^.\s]{1,10})$/.exec(name)?.[1]?.toLowerCase();
  const has = (list: readonly string[], value: string | undefined) => value !== undefined && list.includes(value);
  return types.find((one) =>
    extension ? has(fileType(one).extensions, extension) : has(fileType(one).mediaTypes, type),
  );
}

/** Lists what is wrong with a field's files; problems with single files come first. */
export function fileProblems(files: readonly CheckedFile[], limits: FileLimits): FileProblem[] {
  const { types, maxFiles, maxBytes } = limits;
  const problems = files.flatMap((file): FileProblem[] => {
    if (!typeOfFile(file, types)) return [{ problem: 'type', file: file.name, types }];
    if (file.size > maxBytes) return [{ problem: 'size', file: file.name, size: file.size, maximum: maxBytes }];
    return file.size === 0 ? [{ problem: 'empty', file: file.name }] : [];
  });
  if (files.length > maxFiles) problems.push({ problem: 'count', count: files.length, maximum: maxFiles });
  return problems;
}

/** Formats a file size for people, such as `14 MB` or `320 kB`. */
export function formatBytes(bytes: number, locale?: string): string {
  const [value, unit, short] =
    bytes < megabyte ? [Math.ceil(bytes / 1000), 'kilobyte', 'kB'] : [bytes / megabyte, 'megabyte', 'MB'];
  // Rounds up, so that no file shown as "10 MB" is larger than 10 MB.
  const rounded = Math.ceil(value * 10) / 10;
  try {
    return new Intl.NumberFormat(locale, { style: 'unit', unit }).format(rounded);
  } catch {
    return `${rounded} ${short}`;
  }
}

/** Builds sentences about files, with formatted sizes. */
export interface FileSentences {
  fileTooLarge: (file: string, size: string, maximum: string) => string;
  fileWrongType: (file: string, types: string) => string;
  fileEmpty: (file: string) => string;
  tooManyFiles: (count: number, maximum: number) => string;
}

/** The English sentences. Forms use their own labels. */
export const fileSentences: FileSentences = {
  fileTooLarge: (file, size, maximum) => `${file} is ${size}; the limit is ${maximum} each.`,
  fileWrongType: (file, types) => `${file} is a type of file that we can’t open. Choose ${types}.`,
  fileEmpty: (file) => `${file} is empty.`,
  tooManyFiles: (count, maximum) =>
    `You’ve chosen ${count} files; the limit is ${maximum}. Remove ${count - maximum}, or put them into one ZIP file.`,
};

/** The sentences about all of a field's problems. */
export function sentencesOf(problems: readonly FileProblem[], sentences: FileSentences, locale?: string): string {
  const bytes = (number: number) => formatBytes(number, locale);
  return problems
    .map((one) => {
      if (one.problem === 'size') return sentences.fileTooLarge(one.file, bytes(one.size), bytes(one.maximum));
      if (one.problem === 'type') return sentences.fileWrongType(one.file, namesOfTypes(one.types));
      if (one.problem === 'empty') return sentences.fileEmpty(one.file);
      return sentences.tooManyFiles(one.count, one.maximum);
    })
    .join(' ');
}
