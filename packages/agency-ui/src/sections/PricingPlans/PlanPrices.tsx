'use client';

import type { PlanPrice, PricingPeriod } from '../../entities/index.js';
import { formatPrice, useAgency } from '../../primitives/index.js';
import * as styles from './PricingPlans.css.js';
import type { PricingPlansLabels } from './PricingPlans.labels.js';

export interface PlanPricesProps {
  prices: readonly PlanPrice[];
  periods: readonly [PricingPeriod, PricingPeriod] | undefined;
  labels: PricingPlansLabels;
}

/** A plan's prices, one per period. The stylesheet hides those for the other period. */
export function PlanPrices({ prices, periods, labels }: PlanPricesProps) {
  const ofPeriods = periods?.map(({ id }) => prices.find(({ period }) => period === id || period === undefined));
  const isSwitched = ofPeriods && ofPeriods[0] !== ofPeriods[1];
  return (
    <div className={styles.prices}>
      {isSwitched ? (
        ofPeriods.map((price, position) => (
          <Price key={periods?.[position]?.id} price={price} labels={labels} period={`${position + 1}`} />
        ))
      ) : (
        <Price price={prices[0]} labels={labels} />
      )}
    </div>
  );
}

interface PriceProps {
  price: PlanPrice | undefined;
  labels: PricingPlansLabels;
  /** Number of the period: 1 or 2. */
  period?: string;
}

function Price({ price, labels, period }: PriceProps) {
  const { locale } = useAgency();
  const amount = price && formatPrice('PricingPlans', price.amount, price.currency, locale);
  if (!price || amount === undefined) {
    return (
      <p data-price={period} className={styles.price}>
        <span className={styles.onRequest}>{labels.onRequest}</span>
      </p>
    );
  }
  const [before = '', after = ''] = price.isMinimum ? labels.from(amount).split(amount) : [];
  return (
    <p data-price={period} className={styles.price}>
      {before && <span className={styles.words}>{before}</span>}
      {/* The server's locale data may be a different version from the browser's. */}
      <span className={styles.amount} suppressHydrationWarning>
        {amount}
      </span>
      {after && <span className={styles.words}>{after}</span>}
      {price.unit && <span className={styles.words}>{` ${price.unit}`}</span>}
      {price.note && <span className={styles.priceNote}>{price.note}</span>}
    </p>
  );
}
