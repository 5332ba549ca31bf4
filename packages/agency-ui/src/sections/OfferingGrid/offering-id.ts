import { claimId } from '../../primitives/index.js';

const slugOf = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Mn}+/gu, '')
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-+|-+$/g, '');

/** Readable ids for offering cards: `printing-digital-printing`. */
export function offeringIds(base: string, names: readonly string[]): string[] {
  const claimed = new Set<string>();
  return names.map((name, index) => claimId(claimed, `${base}-${slugOf(name) || index + 1}`));
}
