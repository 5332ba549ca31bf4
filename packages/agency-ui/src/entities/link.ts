import * as z from 'zod';

/** A path on the site, starting from its root: `/services/events`, `/#contact`. */
export const sitePathSchema = z
  .string()
  .regex(/^\/(?!\/)/, 'Write a path on the site that starts with a single slash, such as "/contact".');

/** Checks a `NavigationItem`. */
export const navigationItemSchema = z.strictObject({
  name: z.string().min(1),
  path: sitePathSchema,
});

/** Checks a `NavigationEntry`. */
export const navigationEntrySchema = z.union([
  navigationItemSchema,
  z.strictObject({
    name: z.string().min(1),
    items: z.array(navigationItemSchema).min(1),
    more: z.array(navigationItemSchema).min(1).optional(),
  }),
]);

/** A link and its visible text. */
export interface NavigationItem {
  name: string;
  /** A path on the site, starting from its root: `/services/events`, `/#contact`. */
  path: string;
}

/** An entry in the main menu: a link or a group of links. */
export type NavigationEntry =
  | NavigationItem
  | {
      name: string;
      items: NavigationItem[];
      /** The group's further links, shown below a divider. */
      more?: NavigationItem[] | undefined;
    };
