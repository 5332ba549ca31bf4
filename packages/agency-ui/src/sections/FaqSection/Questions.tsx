'use client';

import { Header, Item, Root, Trigger } from '@radix-ui/react-accordion';
import { type KeyboardEvent, memo, type ReactNode } from 'react';
import { Heading, type HeadingLevel, Icon, Minus, Plus, Text } from '../../primitives/index.js';
import { HiddenUntilFound } from '../HiddenUntilFound/index.js';
import type { PlacedEntry } from './addresses.js';
import * as styles from './Questions.css.js';

interface QuestionsProps {
  entries: readonly PlacedEntry[];
  /** Id of the open answer among the entries, or ''. */
  open: string;
  onOpen: (address: string) => void;
  extras: Readonly<Record<string, ReactNode>>;
  headingLevel: HeadingLevel;
}

/** A blank line starts a new paragraph. */
const paragraphs = (answer: string) => answer.split(/\n\s*\n/);

/**
 * Radix handles arrow keys, Home and End with any modifier. With a modifier, they belong to the browser; Ctrl+End, for
 * example, scrolls.
 */
function leaveShortcuts(event: KeyboardEvent) {
  if (event.altKey || event.ctrlKey || event.metaKey) event.stopPropagation();
}

/**
 * An accordion with at most one open question (APG accordion, on Radix). Answers are `HiddenUntilFound`s, because
 * Radix's own panels omit closed answers from the HTML, where find-in-page can't reach them. Memoised, because a press
 * changes at most two categories.
 */
export const Questions = memo(function Questions({ entries, open, onOpen, extras, headingLevel }: QuestionsProps) {
  return (
    <Root type="single" collapsible value={open} onValueChange={onOpen} className={styles.list}>
      {entries.map(({ address, id, question, answer, content }, index) => {
        const isOpen = address === open;
        return (
          <Item key={address} value={address} data-hash-target="" data-part="item" className={styles.item}>
            <Header asChild>
              <Heading level={headingLevel} variant="heading" className={styles.question}>
                <Trigger
                  aria-controls={address}
                  data-part="question"
                  className={styles.trigger}
                  onKeyDown={leaveShortcuts}
                >
                  <span aria-hidden="true" className={styles.number}>
                    {index + 1}
                  </span>
                  <span className={styles.text}>{question}</span>
                  <span aria-hidden="true" className={styles.mark}>
                    <Icon icon={isOpen ? Minus : Plus} />
                  </span>
                </Trigger>
              </Heading>
            </Header>
            <HiddenUntilFound id={address} open={isOpen} data-part="answer" className={styles.answer}>
              <div className={styles.answerBody}>
                {content ??
                  paragraphs(answer).map((paragraph) => (
                    <Text key={paragraph} className={styles.paragraph}>
                      {paragraph}
                    </Text>
                  ))}
                {id !== undefined && extras[id]}
              </div>
            </HiddenUntilFound>
          </Item>
        );
      })}
    </Root>
  );
});
