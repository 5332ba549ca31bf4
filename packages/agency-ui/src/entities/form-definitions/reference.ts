const uuid = /^([\da-f]{4})([\da-f]{4})(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * An enquiry's reference, short enough to read out over the phone: `7F3A-92C1`, the beginning of its id. An id that
 * isn't a UUID is its own reference. The form, mails, exports and the owner's pages all show the same reference.
 */
export function referenceOf(id: string): string {
  const [, first, second] = uuid.exec(id) ?? [];
  return first && second ? `${first}-${second}`.toUpperCase() : id;
}

/**
 * Turns a reference, or the beginning of one, into the id prefix that it stands for. Other text is returned unchanged.
 */
export function idPrefixOf(reference: string): string {
  // A UUID has no hyphen after its first four characters.
  return /^[\da-f]{4}-[\da-f]{0,4}$/i.test(reference) ? reference.replace('-', '').toLowerCase() : reference;
}
