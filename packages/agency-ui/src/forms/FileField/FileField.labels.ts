import { type FileSentences, fileSentences } from '../../entities/form-definitions/index.js';
import { type FieldLabels, fieldLabels } from '../Field/index.js';

/** English labels for the file list. */
export interface FileListLabels {
  /** States the limits before a file is chosen. Sizes are formatted. */
  limits: (maximum: number, size: string, types: string) => string;
  /** Accessible name of the list of chosen files. */
  chosen: string;
  remove: string;
  sending: string;
  sent: string;
  /** A file that was lost when the page was reloaded. */
  missing: string;
  /** Announced after files are chosen or removed. */
  count: (count: number) => string;
  removed: (file: string) => string;
  /** Error for a form whose files have to be chosen again. */
  chooseAgain: (files: string) => string;
  /** Replaces the failure message of a form that was queued before a reload. */
  notSent: (files: string) => string;
  /** Shown after a queued form's message. */
  keepOpen: string;
}

/** English labels for a file field. */
// Written out instead of `typeof` the value, because declaration files drop comments on spread properties.
export type FileFieldLabels = FileListLabels & FileSentences & FieldLabels;

export const fileFieldLabels: FileFieldLabels = {
  ...fieldLabels,
  ...fileSentences,
  limits: (maximum, size, types) => `${maximum === 1 ? 'One file' : `Up to ${maximum} files`}, ${size} each: ${types}.`,
  chosen: 'Chosen files',
  remove: 'Remove',
  sending: 'Sending',
  sent: 'Sent',
  missing: 'Choose this file again',
  count: (count) => (count === 1 ? 'One file chosen.' : `${count} files chosen.`),
  removed: (file) => `${file} removed.`,
  chooseAgain: (files) => `Choose again or remove: ${files}.`,
  notSent: (files) =>
    `This has not been sent yet, because the page has lost a file. Choose again or remove: ${files}. Then submit the form.`,
  keepOpen: 'Keep this page open until then: your files are lost if you close it.',
};

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    FileField: FileFieldLabels;
  }
}
