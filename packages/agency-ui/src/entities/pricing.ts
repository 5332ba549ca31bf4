import * as z from 'zod';
import { type NavigationItem, navigationItemSchema } from './link.js';

const filled = z.string().min(1);

/** Checks a `PlanPrice`. */
export const planPriceSchema = z.strictObject({
  amount: z.number().nonnegative(),
  currency: z.string().regex(/^[A-Z]{3}$/, 'Use a three-letter currency code, such as "KES".'),
  period: filled.optional(),
  unit: filled.optional(),
  isMinimum: z.boolean().optional(),
  note: filled.optional(),
});

/** Checks a `PricingPlan`. */
export const pricingPlanSchema = z.strictObject({
  name: filled,
  description: filled.optional(),
  highlight: filled.optional(),
  prices: z.array(planPriceSchema).optional(),
  included: z.array(filled).optional(),
  action: navigationItemSchema.optional(),
});

/** Checks a `PricingPeriod`. */
export const pricingPeriodSchema = z.strictObject({ id: filled, name: filled });

/** Checks a `ComparisonGroup`. */
export const comparisonGroupSchema = z.strictObject({
  name: filled.optional(),
  rows: z
    .array(
      z.strictObject({
        name: filled,
        detail: filled.optional(),
        values: z.array(z.union([z.boolean(), filled])).min(1),
      }),
    )
    .min(1),
});

/** Checks a `ComparisonColumn`. */
export const comparisonColumnSchema = z.strictObject({
  name: filled,
  detail: filled.optional(),
  prominent: z.boolean().optional(),
});

/** One of a plan's prices. */
export interface PlanPrice {
  /** In currency units, such as 12500 or 49.5. */
  amount: number;
  /** Three-letter ISO 4217 code, such as `KES`. */
  currency: string;
  /** The `id` of its period. Without it, the price applies to every period. */
  period?: string | undefined;
  /** What the price covers, such as "per month" or "per event". */
  unit?: string | undefined;
  /** Whether it is the lowest price, shown as "From Ksh 12,500". */
  isMinimum?: boolean | undefined;
  /** Shown below the price, such as "Two months free". */
  note?: string | undefined;
}

/** A billing period, such as monthly or yearly. */
export interface PricingPeriod {
  /** Unique key that prices refer to. */
  id: string;
  /** The text on its switch. */
  name: string;
}

/** A plan or package and its price. */
export interface PricingPlan {
  /** Unique among the plans. */
  name: string;
  /** Who it is for, in one sentence. */
  description?: string | undefined;
  /** Highlights the plan and says why, such as "Most booked". Use it for at most one plan. */
  highlight?: string | undefined;
  /** One per period, or a single one. A plan without prices is shown as “on request”. */
  prices?: PlanPrice[] | undefined;
  /** What the price includes. */
  included?: string[] | undefined;
  /** Link to order or request it. */
  action?: NavigationItem | undefined;
}

/** A column in a comparison: a plan or product. */
export interface ComparisonColumn {
  /** Unique among the columns. */
  name: string;
  /** Shown below the name, such as a price. */
  detail?: string | undefined;
  /** Shows the column's values in large display type. For the values that readers look for first, such as prices. */
  prominent?: boolean | undefined;
}

/** A row in a comparison. */
export interface ComparisonRow {
  /** Unique within its group. */
  name: string;
  /** Explains the name in a few words. */
  detail?: string | undefined;
  /** One value per column: a boolean for whether the row is included, or text. */
  values: (boolean | string)[];
}

/** Comparison rows that belong together. */
export interface ComparisonGroup {
  /** Unique among the groups. Not needed if there is only one group. */
  name?: string | undefined;
  /** At least one. */
  rows: ComparisonRow[];
}
