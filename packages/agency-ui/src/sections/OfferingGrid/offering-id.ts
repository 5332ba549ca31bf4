/** An id for an offering's card that is readable in an address: `printing-digital-printing`. */
export function offeringId(base: string, name: string, index: number): string {
  const words = name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Mn}+/gu, '')
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return `${base}-${words || index + 1}`;
}
