/**
 * Returns an id that no other element has claimed. Different names can reduce to the same letters, and names in other
 * scripts can reduce to none.
 *
 * @param claimed - The ids claimed so far; the returned one is added.
 */
export function claimId(claimed: Set<string>, wanted: string): string {
  let id = wanted;
  for (let count = 2; claimed.has(id); count += 1) id = `${wanted}-${count}`;
  claimed.add(id);
  return id;
}
