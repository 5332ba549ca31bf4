/** Readable id of an offering's card: `printing-digital-printing`. */
export function offeringId(base: string, name: string, index: number): string {
  const slug = name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Mn}+/gu, '')
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return `${base}-${slug || index + 1}`;
}
