import { type FieldDefinition, type FormDefinition, isRequired } from 'agency-ui/schemas';

/**
 * Removes the file fields from the forms, for a service that stores no files.
 *
 * @throws an error with a readable message if a form requires a file.
 */
export function formsWithoutFiles(
  forms: readonly FormDefinition[],
  report: (sentence: string) => void,
): FormDefinition[] {
  return forms.map((form) => {
    const fields = Object.entries<FieldDefinition>(form.fields);
    const files = fields.filter(([, { kind }]) => kind === 'file');
    if (files.length === 0) return form;
    const required = files.find(([, field]) => isRequired(field));
    if (required)
      throw new Error(
        `createEnquiries: the form "${form.name}" requires the file "${required[0]}", but files are not stored. Set ENQUIRIES_FILES=data/files, or set optional: true on the field.`,
      );
    report(
      `the form "${form.name}" has a file field, but files are not stored, so they are refused. Set ENQUIRIES_FILES=data/files.`,
    );
    return { ...form, fields: Object.fromEntries(fields.filter(([, { kind }]) => kind !== 'file')) };
  });
}
