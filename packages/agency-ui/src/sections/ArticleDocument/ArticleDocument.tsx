'use client';

import { type ReactNode, useId } from 'react';
import type { Article, ArticleBlock, ArticleBody, ArticleTable, LinkedText } from '../../entities/index.js';
import {
  AgencyLink,
  assertFields,
  assertItems,
  assertProps,
  Container,
  formatDate,
  Heading,
  type HeadingLevel,
  Picture,
  Section,
  type SectionProps,
  Text,
  useAgency,
  useInlineOverflow,
  useLabels,
  VisuallyHidden,
} from '../../primitives/index.js';
import * as bullets from '../bullets.css.js';
import { TextWithLinks } from '../linked-text/index.js';
import { headingBelow } from '../SectionHead/index.js';
import * as styles from './ArticleDocument.css.js';
import { type ArticleDocumentLabels, articleDocumentLabels } from './ArticleDocument.labels.js';
import { assertBlocks } from './assert-blocks.js';
import { readingMinutes } from './reading-time.js';
import { type ShareTarget, shareLinks } from './share-links.js';

export interface ArticleDocumentProps extends Omit<SectionProps, 'children' | 'space'> {
  /** Title, category, author, date and picture, as on the article's card. */
  article: Article;
  /**
   * The article's text. Each section's fragment is `#{id}-{section.id}`, where `id` is this component's `id`. Without
   * an `id`, fragments are generated and may change when the page changes.
   */
  body: ArticleBody;
  /** `Breadcrumbs` to show above the title. */
  breadcrumbs?: ReactNode;
  /** The page's full URL, for the share links. Without it, there are none. */
  url?: string | undefined;
  /**
   * Heading level of the title. Sections are one level below.
   *
   * @default 1
   */
  headingLevel?: Exclude<HeadingLevel, 6>;
  /** Overrides individual strings; the rest keep their defaults. */
  labels?: Partial<ArticleDocumentLabels>;
}

const shareTargets: readonly ShareTarget[] = ['whatsApp', 'linkedIn', 'x', 'email'];

/**
 * An article page: its title with author, date and reading time, followed by its picture, text and share links. Render
 * it as the page's first section, because it reserves space for the fixed header.
 */
export function ArticleDocument({
  article,
  body,
  breadcrumbs,
  url,
  headingLevel = 1,
  labels: labelOverrides,
  ...rest
}: ArticleDocumentProps) {
  if (process.env.NODE_ENV !== 'production') {
    assertProps('ArticleDocument', { article, body });
    assertFields('ArticleDocument', 'article', article, ['title', 'category', 'author', 'date', 'image']);
    assertFields('ArticleDocument', 'body', body, ['introduction'], ['sections']);
    assertItems('ArticleDocument', 'body.sections', body.sections, ['id', 'heading'], ['blocks']);
    assertBlocks(body);
  }
  const labels = useLabels('ArticleDocument', articleDocumentLabels, labelOverrides);
  const { locale } = useAgency();
  const unique = useId();
  const [titleId, shareId] = [`${unique}-title`, `${unique}-share`];
  const { title, category, author, date, image } = article;
  const { introduction, sections } = body;
  const level = headingBelow(headingLevel);
  const links = url === undefined ? undefined : shareLinks(title, url);
  return (
    <Section space="none" {...rest}>
      <article aria-labelledby={titleId}>
        <Container className={styles.head}>
          {breadcrumbs && <div className={styles.breadcrumbs}>{breadcrumbs}</div>}
          <p className={styles.category}>{category}</p>
          <Heading level={headingLevel} variant="poster" id={titleId} className={styles.title}>
            {title}
          </Heading>
          <ul className={styles.facts}>
            <li className={styles.fact}>{labels.by(author)}</li>
            <li className={styles.fact}>
              {/* The server's locale data may be a different version from the browser's. */}
              <time dateTime={date} suppressHydrationWarning>
                {formatDate(date, locale, { dateStyle: 'long', timeZone: 'UTC' })}
              </time>
            </li>
            <li className={styles.fact}>{labels.readingTime(readingMinutes(body))}</li>
          </ul>
        </Container>
        <Container>
          <div className={styles.picture}>
            {/* Requests fewer pixels than it covers on phones, where it competes with the text on slow connections. */}
            <Picture
              picture={image}
              sizes="(width < 40rem) 70vw, (width < 67rem) 90vw, 60rem"
              priority
              className={styles.image}
            />
          </div>
        </Container>
        <Container className={styles.columns}>
          <div className={styles.text}>
            <Text variant="lead" className={styles.introduction}>
              {introduction}
            </Text>
            {sections.map(({ id, heading, blocks }) => (
              <section key={id} id={`${rest.id ?? unique}-${id}`} className={styles.section}>
                <Heading level={level} variant="heading" className={styles.heading}>
                  {heading}
                </Heading>
                {blocks.map((block, index) => (
                  <Block key={keyOf(block, index)} block={block} />
                ))}
              </section>
            ))}
          </div>
          {links && (
            <nav aria-labelledby={shareId} className={styles.share}>
              <Heading level={level} variant="subheading" id={shareId} className={styles.shareTitle}>
                {labels.share}
              </Heading>
              <ul className={styles.shareList}>
                {shareTargets.map((target) => (
                  <li key={target}>
                    <AgencyLink href={links[target]} newTab={target !== 'email'} className={styles.shareLink}>
                      <span>{labels[target]}</span>
                      {target !== 'email' && <VisuallyHidden>{` ${labels.newTab}`}</VisuallyHidden>}
                    </AgencyLink>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </Container>
      </article>
    </Section>
  );
}

/** A block's own text, or its position if it has a component, because React elements can't be written as JSON. */
const keyOf = (block: ArticleBlock, index: number) =>
  typeof block === 'object' && 'content' in block ? index : JSON.stringify(block);

const withLinks = (text: string | LinkedText) => <TextWithLinks text={text} component="ArticleDocument" />;

function Block({ block }: { block: ArticleBlock }) {
  if (typeof block === 'string') return <Text>{block}</Text>;
  if (Array.isArray(block))
    return (
      <ul className={bullets.items}>
        {block.map((item) => (
          <li key={JSON.stringify(item)} className={bullets.item}>
            {withLinks(item)}
          </li>
        ))}
      </ul>
    );
  if ('content' in block) return block.content;
  if ('paragraph' in block) return <Text>{withLinks(block.paragraph)}</Text>;
  if ('rows' in block) return <Table {...block} />;
  if ('steps' in block)
    return (
      <ol start={block.start} className={styles.steps}>
        {block.steps.map((step) => (
          <li key={JSON.stringify(step)} className={styles.step}>
            {withLinks(step)}
          </li>
        ))}
      </ol>
    );
  if ('quote' in block)
    return (
      <figure className={styles.quote}>
        <blockquote className={styles.words}>
          <p className={styles.paragraph}>{block.quote}</p>
        </blockquote>
        {block.name && <figcaption className={styles.name}>{block.name}</figcaption>}
      </figure>
    );
  return (
    <figure className={styles.figure}>
      <div className={styles.figurePicture}>
        <Picture picture={block.picture} sizes="(width < 48rem) 100vw, 44rem" className={styles.image} />
      </div>
      {block.caption && <figcaption className={styles.caption}>{block.caption}</figcaption>}
    </figure>
  );
}

/**
 * A wide table scrolls in its own container, which is focusable while it scrolls so that the keyboard can scroll it
 * too.
 */
function Table({ caption, columns, rows }: ArticleTable) {
  const captionId = useId();
  const [scroller, scrolls] = useInlineOverflow(true);
  return (
    <section ref={scroller} aria-labelledby={captionId} tabIndex={scrolls ? 0 : undefined} className={styles.scroller}>
      <table className={styles.table}>
        <caption id={captionId} className={styles.tableCaption}>
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={styles.column}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...others]) => (
            <tr key={[first, ...others].join('\n')}>
              <th scope="row" className={styles.rowHead}>
                {first}
              </th>
              {others.map((cell, index) => (
                <td key={columns[index + 1]} className={styles.cell}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
