/** Derives names from the id of a picture or scene. */

/** Converts `offset-press` to `offsetPress`, the export name of a scene or picture. */
export function camelCase(kebabCase: string): string {
  return kebabCase.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
