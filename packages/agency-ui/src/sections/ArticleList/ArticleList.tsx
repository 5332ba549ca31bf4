'use client';

import { type ReactNode, useId, useRef, useState } from 'react';
import type { Article } from '../../entities/index.js';
import {
  assertItems,
  assertProps,
  Button,
  Container,
  Heading,
  type HeadingLevel,
  RegistrationMark,
  Section,
  type SectionProps,
  useLabels,
  warnOfUnknown,
} from '../../primitives/index.js';
import { type ArticleChoice, ArticleFilter } from '../ArticleFilter/index.js';
import { ArticleGrid } from '../ArticleGrid/index.js';
import { headingBelow } from '../SectionHead/index.js';
import * as styles from './ArticleList.css.js';
import { type ArticleListLabels, articleListLabels } from './ArticleList.labels.js';

export interface ArticleListProps extends Omit<SectionProps, 'children' | 'space'> {
  /** Section heading, which also names the landmark. */
  heading: string;
  /** All articles, newest first. Titles must be unique. */
  articles: readonly Article[];
  /** In the order of the filter's buttons. */
  categories: readonly string[];
  /** The selected category (controlled), for example from the URL. */
  category?: ArticleChoice | undefined;
  /**
   * The initial category (uncontrolled).
   *
   * @default 'all'
   */
  defaultCategory?: ArticleChoice;
  /** Called with the category that the visitor selects: its name, or `'all'`. */
  onCategoryChange?: ((choice: ArticleChoice) => void) | undefined;
  /** Called when "Read More" is pressed on an article without a `path`. */
  onReadMore?: ((article: Article) => void) | undefined;
  /** Content after the articles, such as `Pagination`. Hidden in an empty category. */
  after?: ReactNode;
  /**
   * Heading level. Titles are one level below.
   *
   * @default 2
   */
  headingLevel?: Exclude<HeadingLevel, 6>;
  /** Overrides individual strings; the rest keep their defaults. */
  labels?: Partial<ArticleListLabels>;
}

/** All of the blog's articles, with a category filter. The server's HTML contains every article. */
export function ArticleList({
  heading,
  articles,
  categories,
  category,
  defaultCategory = 'all',
  onCategoryChange,
  onReadMore,
  after,
  headingLevel = 2,
  labels: labelOverrides,
  ...rest
}: ArticleListProps) {
  if (process.env.NODE_ENV !== 'production') {
    assertProps('ArticleList', {}, { articles, categories });
    assertItems('ArticleList', 'articles', articles, ['title', 'date', 'image'], [], ['path']);
    const choices = ['all', ...categories];
    warnOfUnknown('ArticleList', 'category', category, choices, 'all articles are shown');
    warnOfUnknown('ArticleList', 'defaultCategory', defaultCategory, choices, 'all articles are shown');
  }
  const labels = useLabels('ArticleList', articleListLabels, labelOverrides);
  const headingId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(defaultCategory);
  const wanted = category ?? own;
  const choice = categories.includes(wanted) ? wanted : 'all';
  const shown = choice === 'all' ? articles : articles.filter((article) => article.category === choice);

  const choose = (next: ArticleChoice) => {
    setOwn(next);
    onCategoryChange?.(next);
  };

  const showAll = () => {
    choose('all');
    // The button disappears with the empty state, so focus moves to the results.
    list.current?.focus();
  };

  return (
    <Section aria-labelledby={headingId} {...rest}>
      <Container>
        <Heading level={headingLevel} variant="feature" id={headingId} className={styles.heading}>
          {heading}
        </Heading>
        {articles.length > 0 && (
          <ArticleFilter
            categories={categories}
            value={choice}
            onChange={choose}
            counts={countsOf(articles, categories)}
            labels={labels}
          />
        )}
        <div ref={list} tabIndex={-1} className={styles.list}>
          {shown.length > 0 ? (
            <ArticleGrid
              articles={shown}
              onReadMore={onReadMore}
              headingLevel={headingBelow(headingLevel)}
              labels={labels}
            />
          ) : (
            <div className={styles.empty}>
              <RegistrationMark className={styles.mark} />
              <p className={styles.emptyText}>{articles.length > 0 ? labels.emptyCategory : labels.emptyList}</p>
              {articles.length > 0 && (
                <Button variant="outline" onClick={showAll}>
                  {labels.showAll}
                </Button>
              )}
            </div>
          )}
        </div>
        {shown.length > 0 && after && <div className={styles.after}>{after}</div>}
      </Container>
    </Section>
  );
}

function countsOf(articles: readonly Article[], categories: readonly string[]) {
  const counts = categories.map((name) => [name, articles.filter(({ category }) => category === name).length] as const);
  return { all: articles.length, ...Object.fromEntries(counts) };
}
