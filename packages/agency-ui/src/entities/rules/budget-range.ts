/** Budget ranges in US dollars, in display order. */
export const budgetRanges = ['under-5000', '5000-10000', '10000-25000', '25000-50000', 'over-50000'] as const;

export type BudgetRange = (typeof budgetRanges)[number];
