'use client';

import { useId } from 'react';
import type { LegalDocumentContent } from '../../entities/index.js';
import {
  assertFields,
  assertItems,
  assertProps,
  Container,
  formatDate,
  Heading,
  type HeadingLevel,
  knownLocale,
  Section,
  type SectionProps,
  Text,
  useAgency,
  useLabels,
} from '../../primitives/index.js';
import * as bullets from '../bullets.css.js';
import { HalftoneGlyph } from '../HalftoneGlyph/index.js';
import { headingBelow } from '../SectionHead/index.js';
import * as styles from './LegalDocument.css.js';
import { type LegalDocumentLabels, legalDocumentLabels } from './LegalDocument.labels.js';

export interface LegalDocumentProps extends Omit<SectionProps, 'children' | 'space'> {
  /**
   * The document. Each section's fragment is `#{id}-{section.id}`, where `id` is this component's `id`. Without an
   * `id`, fragments are generated and may change when the page changes.
   */
  document: LegalDocumentContent;
  /**
   * Locale of the date, as a BCP 47 tag.
   *
   * @default the provider's locale; 'en-US' for English, which writes "April 18, 2025"
   */
  dateLocale?: string;
  /**
   * Heading level of the title. Sections are one level below.
   *
   * @default 1
   */
  headingLevel?: Exclude<HeadingLevel, 6>;
  /** Overrides individual strings; the rest keep their defaults. */
  labels?: Partial<LegalDocumentLabels>;
}

/**
 * A legal document with its date and a table of contents, for reading and printing. Render it as the page's first
 * section, because it reserves space for the fixed header.
 */
export function LegalDocument({
  document,
  dateLocale,
  headingLevel = 1,
  labels: labelOverrides,
  ...rest
}: LegalDocumentProps) {
  if (process.env.NODE_ENV !== 'production') {
    assertProps('LegalDocument', { document });
    assertFields('LegalDocument', 'document', document, ['title'], ['sections']);
    assertItems('LegalDocument', 'document.sections', document.sections, ['id', 'heading'], ['blocks']);
  }
  const labels = useLabels('LegalDocument', legalDocumentLabels, labelOverrides);
  const { locale } = useAgency();
  const unique = useId();
  const { title, lastUpdated, introduction, sections } = document;
  const [titleId, contentsId] = [`${unique}-title`, `${unique}-contents`];
  const address = (id: string) => `${rest.id ?? unique}-${id}`;
  // A date without a time is formatted in UTC, because other time zones could show the previous day.
  const pageLocale = /^en\b/.test(locale) ? 'en-US' : locale;
  const written =
    dateLocale === undefined ? pageLocale : knownLocale('LegalDocument: "dateLocale"', dateLocale, pageLocale);
  const date = formatDate(lastUpdated, written, { dateStyle: 'long', timeZone: 'UTC' });
  const level = headingBelow(headingLevel);
  return (
    <Section space="none" aria-labelledby={titleId} {...rest}>
      <div className={styles.clip}>
        <Container className={styles.head}>
          <HalftoneGlyph glyph="§" className={styles.sign} />
          <Heading level={headingLevel} variant="poster" id={titleId} className={styles.title}>
            {title}
          </Heading>
          <p className={styles.updated}>
            {/* The server's locale data may be a different version from the browser's. */}
            <time dateTime={lastUpdated} suppressHydrationWarning>
              {labels.lastUpdated(date)}
            </time>
          </p>
        </Container>
      </div>
      <Container className={styles.columns}>
        <nav aria-labelledby={contentsId} className={styles.contents}>
          <Heading level={level} variant="subheading" id={contentsId} className={styles.contentsTitle}>
            {labels.contents}
          </Heading>
          <ol className={styles.list}>
            {sections.map(({ id, heading }) => (
              <li key={id} className={styles.entry}>
                <a href={`#${address(id)}`} className={styles.link}>
                  {heading}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.text}>
          <Text variant="lead">{introduction}</Text>
          {sections.map(({ id, heading, blocks }) => (
            <section key={id} id={address(id)} className={styles.section}>
              <Heading level={level} variant="heading" className={styles.heading}>
                {heading}
              </Heading>
              {blocks.map((block) =>
                typeof block === 'string' ? (
                  <Text key={block}>{block}</Text>
                ) : (
                  <ul key={block.join()} className={bullets.items}>
                    {block.map((item) => (
                      <li key={item} className={bullets.item}>
                        {item}
                      </li>
                    ))}
                  </ul>
                ),
              )}
            </section>
          ))}
        </div>
      </Container>
    </Section>
  );
}
