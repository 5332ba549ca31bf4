import * as z from 'zod';

const filled = z.string().min(1);

/** Checks a `PostalAddress`. */
export const postalAddressSchema = z.strictObject({
  street: filled,
  area: filled.optional(),
  postcode: filled.optional(),
  city: filled,
  region: filled.optional(),
  country: filled,
});

/** An address, split into its parts. */
export interface PostalAddress {
  street: string;
  /** District or suburb of the city. */
  area?: string | undefined;
  /** As written in addresses, such as "00100". */
  postcode?: string | undefined;
  city: string;
  /** State, province or county, if addresses there include one. */
  region?: string | undefined;
  country: string;
}
