/**
 * Takes the typefaces out of the whole stylesheets: a page's own style has those that its text needs, and of a sheet
 * that brings one the browser would take all for new, and lay out every word again.
 */
const faceRules = /@font-face\{[^}]*\}/g;

const filesOf = (text: string): string[] => text.match(/url\([^)]*\)/g) ?? [];

/** A stylesheet without its typefaces. */
export const withoutTypefaces = (sheet: string): string => sheet.replace(faceRules, '');

/**
 * The typefaces that some page goes without, as a stylesheet of their own: what visitors write, what they are told and
 * the next page may need them after all.
 *
 * @param sheets - The whole stylesheets.
 * @param styles - The pages' own.
 */
export function rareTypefaces(sheets: readonly string[], styles: readonly string[]): string {
  const isRare = (file: string) => styles.some((style) => !style.includes(file));
  const faces = sheets.flatMap((sheet) => sheet.match(faceRules) ?? []);
  return faces.filter((face) => filesOf(face).some(isRare)).join('');
}
