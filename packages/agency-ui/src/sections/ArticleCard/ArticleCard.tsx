'use client';

import { type ComponentPropsWithRef, useId } from 'react';
import type { Article } from '../../entities/index.js';
import {
  assertFields,
  assertProps,
  classes,
  Heading,
  type HeadingLevel,
  Picture,
  Text,
  useLabels,
} from '../../primitives/index.js';
import * as styles from './ArticleCard.css.js';
import { type ArticleCardLabels, articleCardLabels } from './ArticleCard.labels.js';
import { ArticleFooter } from './ArticleFooter.js';
import { ArticleMeta } from './ArticleMeta.js';

export interface ArticleCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  /**
   * With a `path`, "Read More" is a link that covers the picture too. With neither `path` nor `onReadMore`, it is a
   * disabled button with the note `labels.comingSoon`.
   */
  article: Article;
  /** Called when "Read More" is pressed on an article without a `path`. */
  onReadMore?: ((article: Article) => void) | undefined;
  /**
   * Heading level of the title.
   *
   * @default 3
   */
  headingLevel?: HeadingLevel;
  /**
   * The `sizes` attribute of the picture.
   *
   * @default the full width on phones, otherwise as `ArticleGrid` shows it
   */
  sizes?: string;
  /** Overrides individual strings; the rest keep their defaults. */
  labels?: Partial<ArticleCardLabels> | undefined;
}

/** An article card: category and date, picture, title, excerpt and author. */
export function ArticleCard({
  article,
  onReadMore,
  headingLevel = 3,
  sizes = '(width < 40rem) 100vw, (width < 60rem) 50vw, 24rem',
  labels: labelOverrides,
  className,
  ...rest
}: ArticleCardProps) {
  if (process.env.NODE_ENV !== 'production') {
    assertProps('ArticleCard', { article });
    assertFields('ArticleCard', 'article', article, ['title', 'date', 'image']);
  }
  const labels = useLabels('ArticleCard', articleCardLabels, labelOverrides);
  const titleId = useId();
  return (
    <article aria-labelledby={titleId} className={classes(styles.card, className)} {...rest}>
      <ArticleMeta category={article.category} date={article.date} />
      <div className={styles.picture}>
        <Picture picture={article.image} alt="" sizes={sizes} className={styles.image} />
      </div>
      <Heading level={headingLevel} variant="heading" id={titleId} className={styles.title}>
        {article.title}
      </Heading>
      <Text className={styles.excerpt}>{article.excerpt}</Text>
      <ArticleFooter article={article} name={labels.readMore} comingSoon={labels.comingSoon} onReadMore={onReadMore} />
    </article>
  );
}
