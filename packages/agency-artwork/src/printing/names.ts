/** Names that follow from a picture's or a scene's name. */

/** `offset-press` becomes `offsetPress`: the export of a scene file and of a picture in the manifest. */
export function camelCase(kebabCase: string): string {
  return kebabCase.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
