import { Text } from '../../primitives/index.js';
import * as styles from './SiteSearch.css.js';
import type { ExcerptPart, SearchResult } from './useSearch.js';

const partsOf = (excerpt: SearchResult['excerpt'] = []): readonly ExcerptPart[] =>
  typeof excerpt === 'string' ? [{ text: excerpt }] : excerpt;

/** The text around the matches, which are marked. */
export function Excerpt({ excerpt }: Pick<SearchResult, 'excerpt'>) {
  const parts = partsOf(excerpt).filter(({ text }) => text);
  if (parts.length === 0) return null;
  return (
    <Text className={styles.excerpt}>
      {parts.map(({ text, isMatch }, index) => {
        const Tag = isMatch ? 'mark' : 'span';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no identity but their order.
          <Tag key={index} className={isMatch ? styles.match : undefined}>
            {text}
          </Tag>
        );
      })}
    </Text>
  );
}
