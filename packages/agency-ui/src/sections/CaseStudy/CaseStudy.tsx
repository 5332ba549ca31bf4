'use client';

import { useId } from 'react';
import type { CaseStudyStory, PictureSource } from '../../entities/index.js';
import {
  AgencyLink,
  ArrowRight,
  assertFields,
  assertItems,
  assertProps,
  Container,
  Heading,
  type HeadingLevel,
  Icon,
  Picture,
  Section,
  type SectionProps,
  Text,
  useLabels,
} from '../../primitives/index.js';
import { headingBelow, SectionHead } from '../SectionHead/index.js';
import * as styles from './CaseStudy.css.js';
import { type CaseStudyLabels, caseStudyLabels } from './CaseStudy.labels.js';

/** The project that follows. */
export interface NextProject {
  title: string;
  path: string;
  /** Decorative, because the title says the same thing. */
  image?: PictureSource | undefined;
}

export interface CaseStudyProps extends Omit<SectionProps, 'children' | 'space'> {
  /** Label above the heading. */
  eyebrow?: string | undefined;
  /** The project's headline, facts, chapters, figures and client comment. */
  story: CaseStudyStory;
  /** Link at the end. */
  next?: NextProject | undefined;
  /**
   * Heading level. Chapter titles are one level below.
   *
   * @default 2
   */
  headingLevel?: Exclude<HeadingLevel, 6>;
  /** Overrides individual strings; the rest keep their defaults. */
  labels?: Partial<CaseStudyLabels>;
}

/**
 * A project's story: its facts, chapters and figures, the client's words, the credits and a link to the next project.
 */
export function CaseStudy({ eyebrow, story, next, headingLevel = 2, labels: labelOverrides, ...rest }: CaseStudyProps) {
  if (process.env.NODE_ENV !== 'production') {
    assertProps('CaseStudy', { story });
    assertFields('CaseStudy', 'story', story, ['heading'], ['facts', 'chapters', 'figures']);
    assertItems('CaseStudy', 'story.chapters', story.chapters, ['title'], ['paragraphs']);
  }
  const labels = useLabels('CaseStudy', caseStudyLabels, labelOverrides);
  const headingId = useId();
  const { heading, lead, facts, chapters, figures, quote, credits = [], note } = story;
  const level = headingBelow(headingLevel);
  // All figures in a band share one size, set by the longest.
  const length = figures.some(({ value }) => value.length > 4) ? 'long' : 'short';
  return (
    <Section space="none" aria-labelledby={headingId} {...rest}>
      <Container className={styles.top}>
        <SectionHead
          eyebrow={eyebrow}
          heading={heading}
          lead={lead}
          headingLevel={headingLevel}
          headingId={headingId}
          variant="title"
        />
        <dl className={styles.facts}>
          {facts.map(({ term, detail }) => (
            <div key={term} className={styles.fact}>
              <dt className={styles.term}>{term}</dt>
              <dd className={styles.detail}>{detail}</dd>
            </div>
          ))}
        </dl>
        <ol className={styles.chapters}>
          {chapters.map(({ title, paragraphs, highlighted }, index) => (
            <li
              key={title}
              data-highlighted={highlighted ? '' : undefined}
              data-agency-tone={highlighted ? 'white' : undefined}
              className={styles.chapter}
            >
              <span aria-hidden="true" className={styles.number}>
                {index + 1}
              </span>
              <Heading level={level} variant="heading" className={styles.chapterTitle}>
                {title}
              </Heading>
              <div className={styles.paragraphs}>
                {paragraphs.map((paragraph) => (
                  <Text key={paragraph} className={styles.paragraph}>
                    {paragraph}
                  </Text>
                ))}
              </div>
            </li>
          ))}
        </ol>
      </Container>
      <div data-agency-tone="night" className={styles.band}>
        <Container>
          <Heading level={level} variant="heading" className={styles.bandTitle}>
            {labels.figures}
          </Heading>
          <dl className={styles.figures}>
            {figures.map(({ value, label, method }) => (
              <div key={label} className={styles.figure}>
                <dt className={styles.label}>{label}</dt>
                <dd className={styles.value} data-length={length}>
                  {value}
                </dd>
                {method && <dd className={styles.method}>{method}</dd>}
              </div>
            ))}
          </dl>
        </Container>
      </div>
      {quote && (
        <Container>
          <figure className={styles.quote}>
            <blockquote className={styles.words}>
              <p className={styles.sentence}>{quote.text}</p>
            </blockquote>
            <figcaption className={styles.speaker}>
              <span className={styles.name}>{quote.name}</span>
              {quote.role && <span className={styles.role}>{quote.role}</span>}
            </figcaption>
          </figure>
        </Container>
      )}
      {(credits.length > 0 || note) && (
        <Container className={styles.imprint}>
          {credits.length > 0 && (
            <>
              <Heading level={level} variant="heading" className={styles.creditsTitle}>
                {labels.credits}
              </Heading>
              <dl className={styles.credits}>
                {credits.map(({ term, detail }) => (
                  <div key={term} className={styles.credit}>
                    <dt className={styles.term}>{term}</dt>
                    <dd className={styles.names}>{detail}</dd>
                  </div>
                ))}
              </dl>
            </>
          )}
          {note && <p className={styles.note}>{note}</p>}
        </Container>
      )}
      {next && (
        <AgencyLink href={next.path} rel="next" className={styles.next}>
          <span className={styles.nextText}>
            <span className={styles.nextLabel}>{labels.next}</span>{' '}
            <span className={styles.nextTitle}>
              {next.title}
              <Icon icon={ArrowRight} directional />
            </span>
          </span>
          {next.image && (
            <span className={styles.nextPicture}>
              <Picture picture={next.image} alt="" sizes="(width >= 40rem) 50vw, 100vw" className={styles.nextImage} />
            </span>
          )}
        </AgencyLink>
      )}
    </Section>
  );
}
