import * as z from 'zod';

const filled = z.string().min(1);

/** Checks an `ItemPrice`. */
export const itemPriceSchema = z.strictObject({
  amount: z.number().nonnegative(),
  currency: z.string().regex(/^[A-Z]{3}$/, 'Use a three-letter currency code, such as "KES".'),
  isMinimum: z.boolean().optional(),
});

/** Checks a `PriceListItem`. */
export const priceListItemSchema = z.strictObject({
  name: filled,
  price: z.union([itemPriceSchema, filled]).optional(),
  unit: filled.optional(),
  description: filled.optional(),
  marks: z.array(filled).optional(),
});

/** Checks a `PriceListGroup`. */
export const priceListGroupSchema = z.strictObject({
  id: filled.optional(),
  name: filled.optional(),
  description: filled.optional(),
  items: z.array(priceListItemSchema),
});

/** Checks a `PriceListMark`. */
export const priceListMarkSchema = z.strictObject({ symbol: filled, name: filled });

/** An amount of money in a price list. */
export interface ItemPrice {
  /** In currency units, such as 24 or 49.5. */
  amount: number;
  /** Three-letter ISO 4217 code, such as `AED`. */
  currency: string;
  /** Whether it is the lowest price, shown as "From AED 24". */
  isMinimum?: boolean | undefined;
}

/** An item with a price, such as a dish, a treatment or a repair. */
export interface PriceListItem {
  /** Unique within its group. */
  name: string;
  /** An amount, or text such as "By weight". An item without a price is shown as “on request”. */
  price?: ItemPrice | string | undefined;
  /** Unit of the price, such as "per person" or "45 minutes". Shown below the price. */
  unit?: string | undefined;
  /** A few words about the item, such as its ingredients. */
  description?: string | undefined;
  /** Symbols of the marks that apply to it, such as "V". */
  marks?: string[] | undefined;
}

/** Items that belong together, such as a course or a kind of treatment. */
export interface PriceListGroup {
  /** Id of the group on the page, as a link target. */
  id?: string | undefined;
  /** Unique among the groups. Not needed if there is only one group. */
  name?: string | undefined;
  /** A sentence below the name. */
  description?: string | undefined;
  /** Items in the order in which visitors look for them. A group without items is not shown. */
  items: PriceListItem[];
}

/** A mark on items, explained in the legend. */
export interface PriceListMark {
  /** One to three letters, unique among the marks, such as "V". */
  symbol: string;
  /** Its meaning, such as "Vegetarian". Screen readers read this instead of the symbol. */
  name: string;
}
