'use client';

import type { ItemPrice } from '../../entities/index.js';
import { formatPrice, useAgency, useLabels } from '../../primitives/index.js';
import * as styles from './PriceList.css.js';
import { type PriceListLabels, priceListLabels } from './PriceList.labels.js';

export interface ItemPriceTextProps {
  price: ItemPrice | string | undefined;
  labels?: Partial<PriceListLabels> | undefined;
}

/** An item's price, formatted for the provider's locale. Everything else in a `PriceList` renders on the server. */
export function ItemPriceText({ price, labels: labelOverrides }: ItemPriceTextProps) {
  const { locale } = useAgency();
  const labels = useLabels('PriceList', priceListLabels, labelOverrides);
  // A number comes from a caller without TypeScript.
  if (typeof price === 'string' || (typeof price === 'number' && Number.isFinite(price)))
    return <span className={styles.words}>{price}</span>;
  const amount = price && formatPrice('PriceList', price.amount, price.currency, locale);
  if (!price || amount === undefined) return <span className={styles.words}>{labels.onRequest}</span>;
  const [before = '', after = ''] = price.isMinimum ? labels.from(amount).split(amount) : [];
  return (
    <>
      {before && <span className={styles.words}>{before}</span>}
      {/* The server's locale data may be a different version from the browser's. */}
      <span className={styles.amount} suppressHydrationWarning>
        {amount}
      </span>
      {after && <span className={styles.words}>{after}</span>}
    </>
  );
}
