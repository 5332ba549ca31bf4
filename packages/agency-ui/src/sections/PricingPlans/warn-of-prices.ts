import type { PricingPeriod, PricingPlan } from '../../entities/index.js';
import { warnOnce } from '../../primitives/index.js';

/**
 * Warns about a price or a default whose period does not exist. Call it only if `process.env.NODE_ENV` is not `production`,
 * so that bundlers remove it.
 */
export function warnOfPrices(
  plans: readonly PricingPlan[],
  periods: readonly PricingPeriod[] | undefined,
  defaultPeriod: string | undefined,
): void {
  if (!periods) return;
  const known = periods.map(({ id }) => JSON.stringify(id)).join(' or ');
  for (const { name, prices = [] } of plans) {
    const lost = prices.find(({ period }) => period !== undefined && periods.every(({ id }) => id !== period));
    if (!lost) continue;
    warnOnce(
      `PricingPlans: a price for ${JSON.stringify(name)} has the period ${JSON.stringify(lost.period)}, so it is not ` +
        `shown. Write period: ${known}.`,
    );
  }
  if (defaultPeriod !== undefined && periods.every(({ id }) => id !== defaultPeriod))
    warnOnce(
      `PricingPlans: "defaultPeriod" is ${JSON.stringify(defaultPeriod)}, which is not one of the periods, so the first one is shown. Write ${known}.`,
    );
}
