'use client';

import { useEffect, useId, useRef, useState } from 'react';
import {
  AgencyLink,
  ArrowLink,
  assertProps,
  Button,
  Container,
  Heading,
  type HeadingLevel,
  Section,
  type SectionProps,
  Text,
  useControllableState,
  useLabels,
} from '../../primitives/index.js';
import { SearchForm, type SearchFormLabels, searchFormLabels } from '../SearchForm/index.js';
import { headingBelow } from '../SectionHead/index.js';
import { Excerpt } from './Excerpt.js';
import * as styles from './SiteSearch.css.js';
import { type SiteSearchLabels, siteSearchLabels } from './SiteSearch.labels.js';
import { type SearchPages, useSearch } from './useSearch.js';

export interface SiteSearchProps extends Omit<SectionProps, 'children' | 'space'> {
  /** Finds pages. The kit does not include a search engine, so write this function with your site's own. */
  search: SearchPages;
  /** Path of the page that contains this section. Before hydration, the browser opens it with the query in its URL. */
  action: string;
  /**
   * Name of the query parameter: `/search?q=banners`.
   *
   * @default 'q'
   */
  parameter?: string;
  /** Target of the link to all pages, for visitors that the search cannot help: a path or a fragment. */
  siteMapPath: string;
  /** The query (controlled), for example from the URL. */
  query?: string | undefined;
  /**
   * The initial query (uncontrolled).
   *
   * @default ''
   */
  defaultQuery?: string;
  /** Called with the field’s text whenever it changes. */
  onQueryChange?: ((query: string) => void) | undefined;
  /**
   * Number of results shown initially, and added each time by the button.
   *
   * @default 8
   * @minimum 1
   */
  pageSize?: number;
  /** Section heading, which also names the landmark. */
  heading?: string;
  /**
   * Heading level. Result titles are one level below.
   *
   * @default 2
   */
  headingLevel?: Exclude<HeadingLevel, 6>;
  /** Overrides individual strings of the component and its form; the rest keep their defaults. */
  labels?: Partial<SiteSearchLabels & SearchFormLabels>;
}

/**
 * A search of a site's pages, with results as the visitor types. If nothing is found, if the search fails to load, and
 * without JavaScript, it links to the list of all pages.
 */
export function SiteSearch({
  search,
  action,
  parameter = 'q',
  siteMapPath,
  query: controlled,
  defaultQuery = '',
  onQueryChange,
  pageSize = 8,
  heading,
  headingLevel = 2,
  labels: labelOverrides,
  ...rest
}: SiteSearchProps) {
  if (process.env.NODE_ENV !== 'production') assertProps('SiteSearch', { search, action, siteMapPath });
  const labels = useLabels('SiteSearch', siteSearchLabels, labelOverrides, searchFormLabels);
  const headingId = useId();
  const [query, setQuery] = useControllableState({
    component: 'SiteSearch',
    prop: 'query',
    value: controlled,
    defaultValue: defaultQuery,
    onChange: onQueryChange,
  });
  const { state, query: answered, results, searchNow, retry } = useSearch(search, query);

  const [opened, setOpened] = useState({ query: '', pages: 1 });
  const pages = opened.query === answered ? opened.pages : 1;
  const shown = results.slice(0, pages * pageSize);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // The pressed button has moved down or disappeared.
    if (pages > 1) list.current?.querySelectorAll<HTMLElement>('li a')[(pages - 1) * pageSize]?.focus();
  }, [pages, pageSize]);

  const statusOf = () => {
    if (state === 'failed') return labels.failed;
    if (state === 'slow') return labels.searching;
    if (state !== 'found') return undefined;
    return results.length > 0 ? labels.found(results.length, answered) : labels.nothingFound(answered);
  };
  const status = statusOf();
  const isMissing = state === 'found' && results.length === 0;
  const allPages = <ArrowLink href={siteMapPath}>{labels.siteMap}</ArrowLink>;

  return (
    <Section
      data-search={state}
      {...(heading ? { 'aria-labelledby': headingId } : { 'aria-label': labels.siteSearch })}
      {...rest}
    >
      <Container className={styles.layout}>
        {heading && (
          <Heading level={headingLevel} variant="feature" id={headingId}>
            {heading}
          </Heading>
        )}
        <div className={styles.body}>
          <SearchForm
            action={action}
            parameter={parameter}
            value={query}
            onChange={setQuery}
            onSearch={searchNow}
            labels={{ ...labels, ...labelOverrides }}
          />
          <noscript>
            <div className={styles.help}>
              <Text className={styles.advice}>{labels.noScript}</Text>
              {allPages}
            </div>
          </noscript>
          <div role="status" className={styles.status}>
            {/* The key replaces the element, because screen readers announce an insertion more reliably than a text
                change. */}
            {status && <span key={`${state} ${answered}`}>{status}</span>}
          </div>
          {state === 'failed' && (
            <div className={styles.help}>
              <Button variant="outline" onClick={retry}>
                {labels.retry}
              </Button>
              {allPages}
            </div>
          )}
          {isMissing && (
            <div className={styles.help}>
              <Text className={styles.advice}>{labels.advice}</Text>
              {allPages}
            </div>
          )}
          {shown.length > 0 && (
            <ol ref={list} aria-busy={state !== 'found' || undefined} className={styles.results}>
              {shown.map(({ title, path, context, excerpt }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: several results may be on one page with the same title.
                <li key={index} className={styles.result}>
                  {context && (
                    <Text variant="small" muted className={styles.context}>
                      {context}
                    </Text>
                  )}
                  <Heading level={headingBelow(headingLevel)} variant="heading" className={styles.title}>
                    <AgencyLink href={path} className={styles.link}>
                      {title}
                    </AgencyLink>
                  </Heading>
                  <Excerpt excerpt={excerpt} />
                </li>
              ))}
            </ol>
          )}
          {shown.length < results.length && (
            <Button
              variant="outline"
              onClick={() => setOpened({ query: answered, pages: pages + 1 })}
              className={styles.more}
            >
              {labels.more}
            </Button>
          )}
        </div>
      </Container>
    </Section>
  );
}
