'use client';

import { useAgency } from '../../primitives/index.js';
import * as styles from './ArticleMeta.css.js';

/** Category and publication date (`2025-03-14`) of an article. The date is in the page's language. */
export function ArticleMeta({ category, date }: { category: string; date: string }) {
  const { locale } = useAgency();
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  return (
    <p className={styles.meta}>
      <span className={styles.category}>{category}</span>{' '}
      {/* The server's locale data may be of another version than the browser's. */}
      <time dateTime={date} className={styles.date} suppressHydrationWarning>
        {format.format(new Date(date))}
      </time>
    </p>
  );
}
