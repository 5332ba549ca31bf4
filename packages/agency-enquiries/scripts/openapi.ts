/** Writes `openapi.json`, which describes the service's API with the kit's forms. */
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { quoteForm, quoteFormWithFiles } from 'agency-ui/schemas';
import { createOpenApi } from '../src/openapi/create-openapi.js';
import { kitForms } from '../src/sample-values.js';

/** Output path, relative to the package. */
export const openApiFile = resolve(import.meta.dirname, '../openapi.json');

/** The kit's forms, as configured for a service with a file store. */
export const documentedForms = kitForms.map((form) => (form.name === quoteForm.name ? quoteFormWithFiles : form));

export const openApiText = (): string => `${JSON.stringify(createOpenApi({ forms: documentedForms }), undefined, 2)}\n`;

if (process.argv[1] === import.meta.filename) await writeFile(openApiFile, openApiText());
