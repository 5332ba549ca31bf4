import type { PlanPrice, PricingPeriod, PricingPlan } from '../../entities/index.js';
import { warnOnce, written } from '../../primitives/index.js';

/** A plan's prices that are objects. A number or a text has no currency, so it is not shown. */
export const usablePrices = (prices: PricingPlan['prices']): PlanPrice[] =>
  [prices ?? []].flat().filter((price) => typeof price === 'object' && price !== null);

/** Warns about prices in a form that is not shown. */
function warnOfForm(plan: PricingPlan & { price?: unknown }): void {
  const { name, price, prices = [] } = plan;
  const wrong = [price ?? [], prices].flat().find((one) => typeof one !== 'object' || one === price);
  if (wrong === undefined) return;
  const number = Number.parseFloat(String(wrong));
  const amount = number >= 0 && String(number) === String(wrong) ? number : '…';
  warnOnce(
    `PricingPlans: the plan ${written(name)} has the price ${written(wrong)}, which is not shown. Write prices: ` +
      `[{ amount: ${amount}, currency: "KES", unit: "per month" }].`,
  );
}

/**
 * Warns about prices in another form, and about a price or a default whose period does not exist. Call it only if
 * `process.env.NODE_ENV` is not `production`, so that bundlers remove it.
 */
export function warnOfPrices(
  plans: readonly PricingPlan[],
  periods: readonly PricingPeriod[] | undefined,
  defaultPeriod: string | undefined,
): void {
  for (const plan of plans) warnOfForm(plan);
  if (!periods) return;
  const known = periods.map(({ id }) => written(id)).join(' or ');
  for (const { name, prices } of plans) {
    const lost = usablePrices(prices).find(
      ({ period }) => period !== undefined && periods.every(({ id }) => id !== period),
    );
    if (!lost) continue;
    warnOnce(
      `PricingPlans: a price for ${written(name)} has the period ${written(lost.period)}, so it is not ` +
        `shown. Write period: ${known}.`,
    );
  }
  if (defaultPeriod !== undefined && periods.every(({ id }) => id !== defaultPeriod))
    warnOnce(
      `PricingPlans: "defaultPeriod" is ${written(defaultPeriod)}, which is not one of the periods, so the first one is shown. Write ${known}.`,
    );
}
