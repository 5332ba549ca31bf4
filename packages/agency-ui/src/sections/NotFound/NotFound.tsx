'use client';

import { type ReactNode, useId } from 'react';
import type { NavigationItem } from '../../entities/index.js';
import {
  ArrowLink,
  ArrowRight,
  ButtonLink,
  Container,
  classes,
  Grid,
  HalftoneFade,
  Heading,
  type HeadingLevel,
  Section,
  type SectionProps,
  Text,
  useLabels,
} from '../../primitives/index.js';
import type { Tone } from '../../theme/index.js';
import * as styles from './NotFound.css.js';
import { type NotFoundLabels, notFoundLabels } from './NotFound.labels.js';

export interface NotFoundProps extends Omit<SectionProps, 'children' | 'space'> {
  /**
   * Target of the home link.
   *
   * @default '/'
   */
  homePath?: string;
  /** Further links: up to five short names. */
  links?: readonly NavigationItem[];
  /** A `SearchForm`, which opens the results page. */
  search?: ReactNode;
  /**
   * Tone of the section and everything in it.
   *
   * @default 'accent'
   */
  tone?: Tone;
  /**
   * Tone of the content below, usually the footer, for the halftone transition to it.
   *
   * @default 'night'
   */
  nextTone?: Tone;
  /**
   * Heading level.
   *
   * @default 1
   */
  headingLevel?: HeadingLevel;
  /** Overrides individual strings; the rest keep their defaults. */
  labels?: Partial<NotFoundLabels>;
}

/** The 404 page, in the style of a misprint. */
export function NotFound({
  homePath = '/',
  links = [],
  search,
  tone = 'accent',
  nextTone = 'night',
  headingLevel = 1,
  labels: labelOverrides,
  className,
  ...rest
}: NotFoundProps) {
  const labels = useLabels('NotFound', notFoundLabels, labelOverrides);
  const headingId = useId();
  const waysId = useId();
  const hasWays = links.length > 0;
  return (
    <Section
      tone={tone}
      space="none"
      aria-labelledby={headingId}
      className={classes(styles.section, hasWays && styles.withWays, Boolean(search) && styles.withSearch, className)}
      {...rest}
    >
      <Container className={styles.content}>
        <p data-plate={labels.code} className={styles.code}>
          {labels.code}
        </p>
        <Grid className={styles.text}>
          <Heading level={headingLevel} id={headingId} className={styles.heading}>
            {labels.heading}
          </Heading>
          <div className={styles.onwards}>
            <Text>{labels.explanation}</Text>
            <ButtonLink href={homePath} size="large" icon={ArrowRight}>
              {labels.home}
            </ButtonLink>
          </div>
          {search && <div className={styles.search}>{search}</div>}
          {hasWays && (
            <nav aria-labelledby={waysId} className={styles.ways}>
              <p id={waysId} className={styles.waysName}>
                {labels.linksLabel}
              </p>
              <ul className={styles.wayList}>
                {links.map((link) => (
                  <li key={link.path + link.name} className={styles.way}>
                    <ArrowLink href={link.path} className={styles.wayLink}>
                      {link.name}
                    </ArrowLink>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </Grid>
      </Container>
      {nextTone !== tone && <HalftoneFade tone={nextTone} className={styles.fade} />}
    </Section>
  );
}
