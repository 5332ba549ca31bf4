'use client';

import { useId } from 'react';
import type { Article } from '../../entities/index.js';
import {
  assertItems,
  assertProps,
  Container,
  classes,
  Eyebrow,
  Heading,
  type HeadingLevel,
  Picture,
  Section,
  type SectionProps,
  Text,
  useLabels,
  VisuallyHidden,
} from '../../primitives/index.js';
import { ArticleFooter, ArticleMeta } from '../ArticleCard/index.js';
import { ArticleGrid } from '../ArticleGrid/index.js';
import { headingBelow } from '../SectionHead/index.js';
import * as styles from './FeaturedArticles.css.js';
import { type FeaturedArticlesLabels, featuredArticlesLabels } from './FeaturedArticles.labels.js';

export interface FeaturedArticlesProps extends Omit<SectionProps, 'children' | 'space'> {
  /**
   * Accessible name of the section. Not visible.
   *
   * @default `labels.heading`
   */
  heading?: string;
  /**
   * Featured articles, the most important first: the first spans the page, the second follows it, and any others form
   * three columns. Without articles, the section renders nothing.
   */
  articles: readonly Article[];
  /** Called when "Read More" is pressed on an article without a `path`. */
  onReadMore?: ((article: Article) => void) | undefined;
  /**
   * Heading level. Titles are one level below.
   *
   * @default 2
   */
  headingLevel?: Exclude<HeadingLevel, 6>;
  /** Overrides individual strings; the rest keep their defaults. */
  labels?: Partial<FeaturedArticlesLabels>;
}

/** The featured articles at the top of the blog. */
export function FeaturedArticles({
  heading,
  articles,
  onReadMore,
  headingLevel = 2,
  labels: labelOverrides,
  className,
  ...rest
}: FeaturedArticlesProps) {
  if (process.env.NODE_ENV !== 'production') {
    assertProps('FeaturedArticles', {}, { articles });
    assertItems('FeaturedArticles', 'articles', articles, ['title', 'date', 'image'], [], ['path']);
  }
  const labels = useLabels('FeaturedArticles', featuredArticlesLabels, labelOverrides);
  const headingId = useId();
  const [first, second, ...others] = articles;
  if (!first) return null;
  const titleLevel = headingBelow(headingLevel);
  return (
    <Section space="none" aria-labelledby={headingId} className={classes(styles.section, className)} {...rest}>
      <Heading level={headingLevel} id={headingId}>
        <VisuallyHidden>{heading ?? labels.heading}</VisuallyHidden>
      </Heading>
      <div className={styles.card}>
        <FirstArticle article={first} labels={labels} onReadMore={onReadMore} headingLevel={titleLevel} />
        {second && <SecondArticle article={second} labels={labels} onReadMore={onReadMore} headingLevel={titleLevel} />}
      </div>
      {others.length > 0 && (
        <Container className={styles.others}>
          <ArticleGrid articles={others} onReadMore={onReadMore} headingLevel={titleLevel} labels={labels} />
        </Container>
      )}
    </Section>
  );
}

interface FeaturedArticleProps {
  article: Article;
  labels: FeaturedArticlesLabels;
  onReadMore: ((article: Article) => void) | undefined;
  headingLevel: HeadingLevel;
}

/** The picture bleeds off the page's near edge; a white card overlaps it and its lower edge. */
function FirstArticle({ article, labels, onReadMore, headingLevel }: FeaturedArticleProps) {
  const titleId = useId();
  return (
    <article aria-labelledby={titleId} className={styles.first}>
      <div className={styles.firstPicture}>
        <Picture picture={article.image} alt="" sizes="(width < 60rem) 100vw, 64vw" priority className={styles.image} />
      </div>
      <div data-agency-tone="white" className={styles.firstText}>
        <Eyebrow>{labels.featured}</Eyebrow>
        <Heading level={headingLevel} variant="feature" id={titleId} className={styles.firstTitle}>
          {article.title}
        </Heading>
        <Text className={styles.firstExcerpt}>{article.excerpt}</Text>
        <ArticleMeta category={article.category} date={article.date} />
        <div className={styles.firstFooter}>
          <ArticleFooter
            article={article}
            name={labels.readMore}
            comingSoon={labels.comingSoon}
            onReadMore={onReadMore}
          />
        </div>
      </div>
    </article>
  );
}

function SecondArticle({ article, labels, onReadMore, headingLevel }: FeaturedArticleProps) {
  const titleId = useId();
  return (
    <article aria-labelledby={titleId} className={styles.second}>
      <div className={styles.secondPicture}>
        <Picture
          picture={article.image}
          alt=""
          sizes="(width < 40rem) 100vw, (width < 60rem) 50vw, 29rem"
          className={styles.image}
        />
      </div>
      <div className={styles.secondText}>
        <ArticleMeta category={article.category} date={article.date} />
        <Heading level={headingLevel} variant="heading" id={titleId} className={styles.secondTitle}>
          {article.title}
        </Heading>
        <ArticleFooter
          article={article}
          name={labels.readMore}
          comingSoon={labels.comingSoon}
          onReadMore={onReadMore}
        />
      </div>
    </article>
  );
}
