import * as z from 'zod';

/** A path of the site from its root: `/services/events`, `/#contact`. */
export const sitePathSchema = z
  .string()
  .regex(/^\/(?!\/)/, 'Write an address of the site that starts with one slash, such as "/contact".');

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
  /** Path of the site from its root: `/services/events`, `/#contact`. */
  path: string;
}

/** An entry of the main menu: a link, or a group of links. */
export type NavigationEntry =
  | NavigationItem
  | {
      name: string;
      items: NavigationItem[];
      /** Further links of the group, below a rule. */
      more?: NavigationItem[] | undefined;
    };
