import { type FileTypeName, fileTypes } from 'agency-ui/schemas';
import { fileTypeFromBuffer } from 'file-type';

/** Number of leading bytes used to detect a file's type. Office files name it in their first entry. */
export const detectedBytes = 64 * 1024;

const office = [...fileTypes.docx.mediaTypes, ...fileTypes.pptx.mediaTypes, ...fileTypes.xlsx.mediaTypes];

/** The content types that each extension allows, as `file-type` detects them. */
const contents: Readonly<Record<FileTypeName, readonly string[]>> = {
  pdf: ['application/pdf'],
  png: ['image/png', 'image/apng'],
  jpeg: ['image/jpeg'],
  webp: ['image/webp'],
  tiff: ['image/tiff'],
  // Illustrator writes PDF or PostScript.
  ai: ['application/pdf', 'application/postscript', 'application/eps'],
  eps: ['application/eps', 'application/postscript'],
  // The entry that distinguishes an office file from an ordinary ZIP file may come later. Files with macros have
  // different types.
  docx: [...fileTypes.docx.mediaTypes, 'application/zip'],
  pptx: [...fileTypes.pptx.mediaTypes, 'application/zip'],
  xlsx: [...fileTypes.xlsx.mediaTypes, 'application/zip'],
  zip: ['application/zip', ...office],
};

/** A file's media type, detected from its first bytes. */
export const detectType = async (head: Uint8Array): Promise<string | undefined> =>
  (await fileTypeFromBuffer(head).catch(() => undefined))?.mime;

/** Whether content of the detected type may have the claimed type's extension. */
export const isContentOf = (type: FileTypeName, detected: string | undefined): boolean =>
  detected !== undefined && contents[type].includes(detected);
