import * as z from 'zod';

/** A path of the site from its root: `/services/events`, `/#contact`. */
export const sitePathSchema = z
  .string()
  .regex(/^\/(?!\/)/, 'Write an address of the site that starts with one slash, such as "/contact".');

/** A link with its visible name. */
export const navigationItemSchema = z.strictObject({
  name: z.string().min(1),
  path: sitePathSchema,
});

/** An entry of the main menu: a link, or a group of links. */
export const navigationEntrySchema = z.union([
  navigationItemSchema,
  z.strictObject({
    name: z.string().min(1),
    items: z.array(navigationItemSchema).min(1),
    /** Further links of the group, below a rule. */
    more: z.array(navigationItemSchema).min(1).optional(),
  }),
]);

export type NavigationItem = z.infer<typeof navigationItemSchema>;
export type NavigationEntry = z.infer<typeof navigationEntrySchema>;
