import type { ComponentPropsWithRef } from 'react';
import type { Article } from '../../entities/index.js';
import { assertItems, assertProps, classes, type HeadingLevel } from '../../primitives/index.js';
import { ArticleCard, type ArticleCardLabels } from '../ArticleCard/index.js';
import * as styles from './ArticleGrid.css.js';

export interface ArticleGridProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Newest first. Titles must be unique. */
  articles: readonly Article[];
  /** Called when "Read More" is pressed on an article without a `path`. */
  onReadMore?: ((article: Article) => void) | undefined;
  /**
   * Heading level of the titles.
   *
   * @default 3
   */
  headingLevel?: HeadingLevel;
  /** Overrides individual strings; the rest keep their defaults. */
  labels?: Partial<ArticleCardLabels> | undefined;
}

/** A grid of articles in up to three columns, or compact rows on phones. A single article spans a wide page. */
export function ArticleGrid({ articles, onReadMore, headingLevel = 3, labels, className, ...rest }: ArticleGridProps) {
  if (process.env.NODE_ENV !== 'production') {
    assertProps('ArticleGrid', {}, { articles });
    assertItems('ArticleGrid', 'articles', articles, ['title', 'date', 'image'], [], ['path']);
  }
  const wide = articles.length < 3 ? '50vw' : '(width < 60rem) 50vw, 24rem';
  return (
    <ul className={classes(styles.grid, className)} {...rest}>
      {articles.map((article) => (
        <li key={article.title}>
          <ArticleCard
            article={article}
            onReadMore={onReadMore}
            headingLevel={headingLevel}
            sizes={`(width < 40rem) 9rem, ${wide}`}
            labels={labels}
          />
        </li>
      ))}
    </ul>
  );
}
