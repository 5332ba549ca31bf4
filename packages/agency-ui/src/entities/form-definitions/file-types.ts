/** The types of files that a form can accept: their name in sentences, their extensions and their media types. */
export const fileTypes = {
  pdf: { name: 'PDF', extensions: ['pdf'], mediaTypes: ['application/pdf'] },
  png: { name: 'PNG', extensions: ['png'], mediaTypes: ['image/png'] },
  jpeg: { name: 'JPEG', extensions: ['jpg', 'jpeg'], mediaTypes: ['image/jpeg'] },
  webp: { name: 'WebP', extensions: ['webp'], mediaTypes: ['image/webp'] },
  tiff: { name: 'TIFF', extensions: ['tif', 'tiff'], mediaTypes: ['image/tiff'] },
  // Illustrator writes PDF inside.
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

/** The files that a form accepts. */
export interface FileLimits {
  /** In the order of sentences. */
  types: readonly FileTypeName[];
  maxFiles: number;
  /** Of each file. */
  maxBytes: number;
}

const megabyte = 1_000_000;

/** Default limits of a file field. A megabyte has 1,000,000 bytes, as in the file managers of phones. */
export const defaultFileLimits = { maxFiles: 5, maxBytes: 10 * megabyte } as const;

/** The limits of a field of the kind `file`, as its definition sets them. */
export interface FileLimitOptions {
  readonly types: readonly FileTypeName[];
  readonly maxFiles?: number | undefined;
  readonly maxBytes?: number | undefined;
}

/** The limits of a field of the kind `file`, with the defaults. */
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

/** A name that is not in the list is an extension: `defineForm` refuses it, but a caller without TypeScript can write it. */
const fileType = (type: string): FileType =>
  (fileTypes as Readonly<Record<string, FileType>>)[type] ?? { name: type, extensions: [type], mediaTypes: [] };

/** The names of types in a sentence: `PDF, PNG, JPEG`. */
export const namesOfTypes = (types: readonly FileTypeName[]): string =>
  types.map((type) => fileType(type).name).join(', ');

/** The `accept` attribute of an `input`: extensions, because systems do not know all media types. */
export const acceptOf = (types: readonly FileTypeName[]): string =>
  types.flatMap((type) => fileType(type).extensions.map((extension) => `.${extension}`)).join(',');

/** A file's properties that a form checks: a `File` in the browser. */
export interface CheckedFile {
  readonly name: string;
  readonly size: number;
  /** Media type, if it is known. */
  readonly type?: string | undefined;
}

/** A problem with a file, or with the number or total size of the files. */
export type FileProblem =
  | { problem: 'size'; file: string; size: number; maximum: number }
  | { problem: 'type'; file: string; types: readonly FileTypeName[] }
  | { problem: 'empty'; file: string }
  | { problem: 'count'; count: number; maximum: number };

/** The type with the file's extension; without an extension, the one with its media type. */
export function typeOfFile({ name, type }: CheckedFile, types: readonly FileTypeName[]): FileTypeName | undefined {
  const extension = /\.([^.\s]{1,10})$/.exec(name)?.[1]?.toLowerCase();
  const has = (list: readonly string[], value: string | undefined) => value !== undefined && list.includes(value);
  return types.find((one) =>
    extension ? has(fileType(one).extensions, extension) : has(fileType(one).mediaTypes, type),
  );
}

/** Lists what is wrong with the files of one field, those of single files first. */
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

/** A readable size: `14 MB`, `320 kB`. */
export function formatBytes(bytes: number, locale?: string): string {
  const [value, unit, short] =
    bytes < megabyte ? [Math.ceil(bytes / 1000), 'kilobyte', 'kB'] : [bytes / megabyte, 'megabyte', 'MB'];
  // Rounds up just above a limit, so that no file of "10 MB" is larger than 10 MB.
  const rounded = Math.ceil(value * 10) / 10;
  try {
    return new Intl.NumberFormat(locale, { style: 'unit', unit }).format(rounded);
  } catch {
    return `${rounded} ${short}`;
  }
}

/** Writes sentences about files. Sizes are formatted. */
export interface FileSentences {
  fileTooLarge: (file: string, size: string, maximum: string) => string;
  fileWrongType: (file: string, types: string) => string;
  fileEmpty: (file: string) => string;
  tooManyFiles: (count: number, maximum: number) => string;
}

/** English sentences. Forms use their own labels. */
export const fileSentences: FileSentences = {
  fileTooLarge: (file, size, maximum) => `${file} is ${size}; the limit is ${maximum} each.`,
  fileWrongType: (file, types) => `${file} is not of a type that we can open. Choose ${types}.`,
  fileEmpty: (file) => `${file} is empty.`,
  tooManyFiles: (count, maximum) =>
    `${count} files are chosen; the limit is ${maximum}. Remove ${count - maximum}, or put them into one ZIP file.`,
};

/** The sentences about all problems of a field. */
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
