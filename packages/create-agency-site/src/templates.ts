/** The folder of the templates, beside `src` and `dist`. */
export const templatesFolder = new URL('../templates/', import.meta.url);
