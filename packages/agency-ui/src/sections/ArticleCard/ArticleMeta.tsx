'use client';

import { formatDate, useAgency } from '../../primitives/index.js';
import * as styles from './ArticleMeta.css.js';

/** An article's category and publication date (`2025-03-14`). The date is in the page's language. */
export function ArticleMeta({ category, date }: { category: string; date: string }) {
  const { locale } = useAgency();
  return (
    <p className={styles.meta}>
      <span className={styles.category}>{category}</span>{' '}
      {/* The server's locale data may be a different version from the browser's. */}
      <time dateTime={date} className={styles.date} suppressHydrationWarning>
        {formatDate(date, locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })}
      </time>
    </p>
  );
}
