import {
  type FieldDefinition,
  type FormDefinition,
  fileLimitsOf,
  submissionLimits,
  valueOfChoice,
} from 'agency-ui/schemas';

export interface RequestLimits {
  /** Maximum size of a JSON body. */
  json: number;
  /** Maximum size of a native submission without files. */
  form: number;
  /** Maximum size of a submission with files. */
  files: number;
}

/** With a lower limit, text that the visitor could shorten would be refused without showing the form again. */
const minBytes = 16 * 1024;

/** Room for field names and the rest of the protocol. */
const overheadBytes = 4 * 1024;

/** JSON writes a control character as six bytes, and an emoji as four. Percent-encoding writes an emoji as twelve. */
const bytesPerCharacter = { json: 6, form: 12 };

/** Digits of a date or a number, with room for signs and fractions. */
const shortValue = 40;

function maxLength(field: FieldDefinition): number {
  if (field.kind === 'checkbox') return 10;
  // Files don't count as text.
  if (field.kind === 'file') return 0;
  if (field.kind === 'select' || field.kind === 'radio') return submissionLimits.line;
  if (field.kind === 'date' || field.kind === 'number' || field.kind === 'range') return shortValue;
  // A native submission repeats the name for each choice; `maxLength` covers all of them together.
  if (field.kind === 'checkboxes')
    return field.options.reduce((sum, choice) => sum + valueOfChoice(choice).length + submissionLimits.line, 0);
  return field.max ?? (field.kind === 'textarea' ? submissionLimits.message : submissionLimits.line);
}

/**
 * Files over the limits are still received, up to this multiple of the limits, so that errors can name the files and
 * the form's text is not lost.
 */
const excess = 1.5;

const minFileBytes = 10_000_000;

/** The maximum total size of a form's files. */
const fileBytesOf = ({ fields }: FormDefinition) =>
  Object.values<FieldDefinition>(fields).reduce((sum, field) => {
    if (field.kind !== 'file') return sum;
    const { maxFiles, maxBytes } = fileLimitsOf(field);
    return sum + maxFiles * maxBytes;
  }, 0);

/** Size of the largest request that the form definitions allow. */
export function requestLimitsOf(forms: readonly FormDefinition[]): RequestLimits {
  const longest = Math.max(
    ...forms.map(({ fields }) =>
      Object.values<FieldDefinition>(fields).reduce((sum, field) => sum + maxLength(field), 0),
    ),
  );
  const limit = (bytes: number) => Math.max(minBytes, overheadBytes + longest * bytes);
  const form = limit(bytesPerCharacter.form);
  // Lets a form without file fields report which file it can't accept.
  const fileBytes = Math.max(minFileBytes, ...forms.map(fileBytesOf));
  return { json: limit(bytesPerCharacter.json), form, files: form + Math.ceil(fileBytes * excess) };
}
