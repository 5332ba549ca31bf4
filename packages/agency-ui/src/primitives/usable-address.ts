import type { PostalAddress } from '../entities/index.js';
import { warnOnce, written } from './warn.js';

/**
 * An address in its parts. It may come from settings as a text, which is then shown as its only line. In development,
 * warns about that, and about missing parts.
 *
 * @param prop - Component and prop, for the warning: `Locations: the "address" of Westlands`.
 */
export function usableAddress(prop: string, address: PostalAddress): PostalAddress {
  const isText = typeof address === 'string';
  if (process.env.NODE_ENV !== 'production' && (isText || !address.street || !address.city)) {
    const parts = isText
      ? ''
      : Object.entries(address)
          .flatMap(([part, text]) => (text ? part : []))
          .join(', ');
    const form = isText ? `is the text ${written(address)}` : parts ? `has only the parts ${parts}` : 'is empty';
    warnOnce(
      `${prop} ${form}. Write its parts: { street: "14 Ring Road", postcode: "00100", ` +
        'city: "Nairobi", country: "Kenya" }.',
    );
  }
  return isText ? { street: address, city: '', country: '' } : address;
}
