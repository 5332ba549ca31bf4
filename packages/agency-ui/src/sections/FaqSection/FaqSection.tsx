'use client';

import { type ReactNode, useId, useMemo, useRef } from 'react';
import type { FaqCategory } from '../../entities/index.js';
import {
  assertFields,
  assertItems,
  assertProps,
  Container,
  Heading,
  type HeadingLevel,
  Section,
  type SectionProps,
  Text,
  useIsHydrating,
  useLabels,
  warnOfUnknown,
  warnOnce,
  written,
} from '../../primitives/index.js';
import { HiddenUntilFound } from '../HiddenUntilFound/index.js';
import { LinkCards, type LinkCardsProps } from '../LinkCards/index.js';
import { headingBelow } from '../SectionHead/index.js';
import { AskCard, type FaqAsk } from './AskCard.js';
import { placeCategories } from './addresses.js';
import { CategoryTabs } from './CategoryTabs.js';
import * as styles from './FaqSection.css.js';
import { type FaqSectionLabels, faqSectionLabels } from './FaqSection.labels.js';
import { Questions } from './Questions.js';
import { useFaq } from './useFaq.js';

export interface FaqSectionProps extends Omit<SectionProps, 'children' | 'space'> {
  /** By default `labels.heading` names the section, for assistive technology only. */
  heading?: string;
  /**
   * In the order of the tabs. A single category has no tabs; without categories the section renders nothing.
   *
   * An answer's fragment is `#{id}-{entry.id}` and a category's is `#{id}-category-{name in kebab-case}`, where `id` is
   * the section's `id`. Without an `id`, the fragments are generated and may change when the page changes.
   */
  categories: readonly FaqCategory[];
  /** Name of the shown category (controlled). */
  category?: string;
  /**
   * Name of the category shown first (uncontrolled).
   *
   * @default the first category
   */
  defaultCategory?: string;
  /** Called with the name of a category that the visitor selects, or that a fragment or the browser's search opens. */
  onCategoryChange?: (name: string) => void;
  /** The open question (controlled): its entry's `id`, or else its text; `''` for none. */
  openQuestion?: string;
  /**
   * The initially open question (uncontrolled). Its category is shown, unless `defaultCategory` names another.
   *
   * @default none
   */
  defaultOpenQuestion?: string;
  /** Called with the `id` or the text of a question that opens, and with `''` when it closes. */
  onOpenQuestionChange?: (question: string) => void;
  /** Content shown below an answer's text, such as a `LeadTimeChart`, keyed by the entry's `id`. */
  extras?: Readonly<Record<string, ReactNode>>;
  /** A card for visitors who found no answer. */
  ask?: FaqAsk;
  /** Links to further pages, shown on a night band below. */
  resources?: Pick<LinkCardsProps, 'eyebrow' | 'heading' | 'lead' | 'cards'>;
  /**
   * Heading level. Categories are one level below, questions two.
   *
   * @default 2
   */
  headingLevel?: Exclude<HeadingLevel, 5 | 6>;
  /** Overrides individual strings; the rest keep their defaults. */
  labels?: Partial<FaqSectionLabels>;
}

const none: Readonly<Record<string, ReactNode>> = {};

/**
 * Questions and answers by category: tabs, each with an accordion in which one question is open at a time. The HTML
 * contains every answer. State: `data-hydrated` is `false` before hydration and `true` after.
 */
export function FaqSection({
  heading,
  categories,
  category,
  defaultCategory,
  onCategoryChange,
  openQuestion,
  defaultOpenQuestion = '',
  onOpenQuestionChange,
  extras = none,
  ask,
  resources,
  tone,
  headingLevel = 2,
  labels: labelOverrides,
  ...rest
}: FaqSectionProps) {
  if (process.env.NODE_ENV !== 'production') {
    assertProps('FaqSection', {}, { categories });
    assertItems('FaqSection', 'categories', categories, ['name'], ['entries']);
    warnOfChoices({ categories, category, defaultCategory, openQuestion, defaultOpenQuestion });
  }
  const labels = useLabels('FaqSection', faqSectionLabels, labelOverrides);
  const unique = useId();
  const panels = useRef<HTMLDivElement>(null);
  const prefix = rest.id ?? unique;
  // Stable, so that a press re-renders only the panels that it changes.
  const placed = useMemo(() => placeCategories(prefix, categories), [prefix, categories]);
  const isHydrating = useIsHydrating();
  const { selected, select, open, setOpen } = useFaq(panels, {
    categories: placed,
    category,
    defaultCategory,
    onCategoryChange,
    openQuestion,
    defaultOpenQuestion,
    onOpenQuestionChange,
  });
  if (placed.length === 0) return null;
  const tabbed = placed.length > 1;
  const partLevel = headingBelow(headingLevel);
  const headingId = `${unique}-heading`;
  return (
    <Section {...(tone && { tone })} space="none" aria-labelledby={headingId} data-hydrated={!isHydrating} {...rest}>
      <Container className={styles.body}>
        <Heading level={headingLevel} id={headingId} className={heading ? styles.heading : styles.unseen}>
          {heading ?? labels.heading}
        </Heading>
        <div className={styles.columns[tabbed ? 'tabs' : ask ? 'ask' : 'nothing']}>
          {tabbed && (
            <div data-part="tabs" className={styles.tabs}>
              <CategoryTabs label={labels.categories} categories={placed} selected={selected} onSelect={select} />
            </div>
          )}
          <div ref={panels} className={styles.panels}>
            {placed.map(({ name, panel, tab, entries }) => (
              <HiddenUntilFound
                key={panel}
                id={panel}
                open={name === selected?.name}
                data-part="panel"
                className={styles.panel}
                // Screen readers would announce a closed panel with a role as an empty element.
                {...(tabbed && name === selected?.name && { role: 'tabpanel', 'aria-labelledby': tab })}
              >
                {tabbed && (
                  <Heading level={partLevel} variant="feature" className={styles.category}>
                    {name}
                  </Heading>
                )}
                {entries.length > 0 ? (
                  <Questions
                    entries={entries}
                    open={entries.some(({ address }) => address === open) ? open : ''}
                    onOpen={setOpen}
                    extras={extras}
                    headingLevel={tabbed ? ((headingLevel + 2) as HeadingLevel) : partLevel}
                  />
                ) : (
                  <Text muted>{labels.empty}</Text>
                )}
              </HiddenUntilFound>
            ))}
          </div>
          {ask && (
            <div data-part="ask" className={styles.ask}>
              <AskCard ask={ask} headingLevel={partLevel} />
            </div>
          )}
        </div>
      </Container>
      {resources && <LinkCards tone="night" headingLevel={headingLevel} {...resources} />}
    </Section>
  );
}

interface FaqChoices {
  categories: readonly FaqCategory[];
  category: string | undefined;
  defaultCategory: string | undefined;
  openQuestion: string | undefined;
  defaultOpenQuestion: string;
}

/** In development, throws for an incomplete question, and warns about a category or a question that does not exist. */
function warnOfChoices({ categories, category, defaultCategory, openQuestion, defaultOpenQuestion }: FaqChoices): void {
  for (const [index, { entries }] of categories.entries())
    for (const [place, entry] of entries.entries())
      assertFields('FaqSection', `categories[${index}].entries[${place}]`, entry, [
        'question',
        ...(entry?.content ? [] : ['answer']),
      ]);
  warnOfSharedIds(categories);
  const names = categories.map(({ name }) => name);
  warnOfUnknown('FaqSection', 'category', category, names, 'the first category is shown');
  warnOfUnknown('FaqSection', 'defaultCategory', defaultCategory, names, 'the first category is shown');
  const questions = categories.flatMap(({ entries }) => entries.map(({ id, question }) => id ?? question));
  // An empty string means that no question is open.
  warnOfUnknown('FaqSection', 'openQuestion', openQuestion || undefined, questions, 'no question is open');
  warnOfUnknown(
    'FaqSection',
    'defaultOpenQuestion',
    defaultOpenQuestion || undefined,
    questions,
    'no question is open',
  );
}

/** Warns about questions in different categories with the same id. Those in one category are duplicates in a list. */
function warnOfSharedIds(categories: readonly FaqCategory[]): void {
  const holders = new Map<string, FaqCategory>();
  for (const category of categories) {
    for (const { id } of category.entries) {
      if (id === undefined) continue;
      const holder = holders.get(id) ?? category;
      holders.set(id, holder);
      if (holder === category) continue;
      warnOnce(
        `FaqSection: a question in ${written(holder.name)} and one in ${written(category.name)} have the same id ${written(id)}, ` +
          'so a link can open only one of them. Give each question its own.',
      );
    }
  }
}
