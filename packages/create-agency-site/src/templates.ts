/** The templates folder, next to `src` and `dist`. */
export const templatesFolder = new URL('../templates/', import.meta.url);
