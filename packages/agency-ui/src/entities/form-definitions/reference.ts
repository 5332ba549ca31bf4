const uuid = /^([\da-f]{4})([\da-f]{4})(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * The reference of an enquiry, short enough to be read out on the phone: `7F3A-92C1`, the beginning of its id. An id that
 * is not a UUID is its own reference. The form, mails, exports and the owner's pages all show this one.
 */
export function referenceOf(id: string): string {
  const [, first, second] = uuid.exec(id) ?? [];
  return first && second ? `${first}-${second}`.toUpperCase() : id;
}

/** The beginning of the id that a reference, or its beginning, stands for. Any other text stays. */
export function idPrefixOf(reference: string): string {
  // An id has no dash after four characters.
  return /^[\da-f]{4}-[\da-f]{0,4}$/i.test(reference) ? reference.replace('-', '').toLowerCase() : reference;
}
