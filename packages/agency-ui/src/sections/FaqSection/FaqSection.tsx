'use client';

import { type ReactNode, useId, useRef, useSyncExternalStore } from 'react';
import type { FaqCategory } from '../../entities/index.js';
import {
  Container,
  given,
  Heading,
  type HeadingLevel,
  Section,
  type SectionProps,
  Text,
  useLabels,
} from '../../primitives/index.js';
import { LinkCards, type LinkCardsProps } from '../LinkCards/index.js';
import { headingBelow } from '../SectionHead/index.js';
import { AskCard, type FaqAsk } from './AskCard.js';
import { placeCategories } from './addresses.js';
import { CategoryTabs } from './CategoryTabs.js';
import * as styles from './FaqSection.css.js';
import { type FaqSectionLabels, faqSectionLabels } from './FaqSection.labels.js';
import { Fold } from './Fold.js';
import { Questions } from './Questions.js';
import { useFaq } from './useFaq.js';

export interface FaqSectionProps extends Omit<SectionProps, 'children' | 'space'> {
  /** Without one the section is named by `labels.heading`, for assistive technology alone. */
  heading?: string;
  /**
   * In the order of the tabs. One alone has no tabs; without any the section renders nothing.
   *
   * An answer's address is `#{id}-{entry.id}` and a category's `#{id}-category-{its name in kebab-case}`, where `id` is
   * the section's own. Without an `id` the addresses are made up, and may change when the page does.
   */
  categories: readonly FaqCategory[];
  /** Name of the category that is shown, where the application decides it. */
  category?: string;
  /**
   * Name of the category that is shown first.
   *
   * @default the first category
   */
  defaultCategory?: string;
  /** Called with the name of a category that the visitor chooses, or that an address or a search leads into. */
  onCategoryChange?: (name: string) => void;
  /** What stands under an answer's words, such as a `LeadTimeChart`, by the entry's `id`. */
  extras?: Readonly<Record<string, ReactNode>>;
  /** A card for those whose question is not answered. */
  ask?: FaqAsk;
  /** Links to longer answers, on a band of night below. */
  resources?: Pick<LinkCardsProps, 'eyebrow' | 'heading' | 'lead' | 'cards'>;
  /**
   * Place of the section's heading in the page's outline. The categories stand one level below, the questions two.
   *
   * @default 2
   */
  headingLevel?: Exclude<HeadingLevel, 5 | 6>;
  labels?: Partial<FaqSectionLabels>;
}

const none: Readonly<Record<string, ReactNode>> = {};

const never = () => () => {};

/**
 * Questions and answers by category: tabs, and in each an accordion of which one question is open (spec section 2,
 * "FAQ"). Every answer is in the HTML, closed or not. `data-faq` says whether the section is as the server `printed` it
 * or `live`.
 */
export function FaqSection({
  heading,
  categories,
  category,
  defaultCategory,
  onCategoryChange,
  extras = none,
  ask,
  resources,
  tone,
  headingLevel = 2,
  labels,
  ...rest
}: FaqSectionProps) {
  if (process.env.NODE_ENV !== 'production') given('FaqSection', {}, { categories });
  const words = useLabels('FaqSection', faqSectionLabels, labels);
  const unique = useId();
  const panels = useRef<HTMLDivElement>(null);
  const placed = placeCategories(rest.id ?? unique, categories);
  const state = useSyncExternalStore(
    never,
    () => 'live',
    () => 'printed',
  );
  const { selected, select, open, setOpen } = useFaq(panels, {
    categories: placed,
    category,
    defaultCategory,
    onCategoryChange,
  });
  if (placed.length === 0) return null;
  const tabbed = placed.length > 1;
  const partLevel = headingBelow(headingLevel);
  const headingId = `${unique}-heading`;
  return (
    <Section {...(tone && { tone })} space="none" aria-labelledby={headingId} data-faq={state} {...rest}>
      <Container className={styles.body}>
        <Heading level={headingLevel} id={headingId} className={heading ? styles.heading : styles.unseen}>
          {heading ?? words.heading}
        </Heading>
        <div className={styles.columns[tabbed ? 'tabs' : ask ? 'ask' : 'nothing']}>
          {tabbed && (
            <div className={styles.tabs}>
              <CategoryTabs
                label={words.categories}
                categories={placed}
                selected={selected}
                selectedTone={tone === 'night' ? 'accent' : 'night'}
                onSelect={select}
              />
            </div>
          )}
          <div ref={panels} className={styles.panels}>
            {placed.map(({ name, panel, tab, entries }) => (
              <Fold
                key={panel}
                id={panel}
                open={name === selected?.name}
                className={styles.panel}
                {...(tabbed && { role: 'tabpanel', 'aria-labelledby': tab })}
              >
                {tabbed && (
                  <Heading level={partLevel} look="feature" className={styles.category}>
                    {name}
                  </Heading>
                )}
                {entries.length > 0 ? (
                  <Questions
                    entries={entries}
                    open={open}
                    onOpen={setOpen}
                    extras={extras}
                    headingLevel={tabbed ? ((headingLevel + 2) as HeadingLevel) : partLevel}
                  />
                ) : (
                  <Text muted>{words.empty}</Text>
                )}
              </Fold>
            ))}
          </div>
          {ask && (
            <div className={styles.ask}>
              <AskCard ask={ask} headingLevel={partLevel} />
            </div>
          )}
        </div>
      </Container>
      {resources && <LinkCards tone="night" headingLevel={headingLevel} {...resources} />}
    </Section>
  );
}
