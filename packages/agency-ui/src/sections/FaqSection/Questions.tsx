'use client';

import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { Heading, type HeadingLevel, Icon, Minus, moveFocus, Plus, Text } from '../../primitives/index.js';
import type { PlacedEntry } from './addresses.js';
import { HiddenUntilFound } from './HiddenUntilFound.js';
import * as styles from './Questions.css.js';

interface QuestionsProps {
  entries: readonly PlacedEntry[];
  /** Id of the open answer, or ''. */
  open: string;
  onOpen: (address: string) => void;
  extras: Readonly<Record<string, ReactNode>>;
  headingLevel: HeadingLevel;
}

/** A blank line starts a new paragraph. */
const paragraphs = (answer: string) => answer.split(/\n\s*\n/);

/** An accordion with at most one open question (APG accordion). Answers are `HiddenUntilFound`s. */
export function Questions({ entries, open, onOpen, extras, headingLevel }: QuestionsProps) {
  const list = useRef<HTMLDivElement>(null);
  const moveAlong = (event: KeyboardEvent<HTMLElement>) =>
    moveFocus(event, list.current?.querySelectorAll<HTMLElement>('[data-part="question"]') ?? [], 'vertical');
  return (
    <div ref={list} className={styles.list}>
      {entries.map(({ address, id, question, answer }, index) => {
        const isOpen = address === open;
        return (
          <div
            key={address}
            data-hash-target=""
            data-part="item"
            data-state={isOpen ? 'open' : 'closed'}
            className={styles.item}
          >
            <Heading level={headingLevel} variant="heading" className={styles.question}>
              <button
                type="button"
                aria-expanded={isOpen}
                aria-controls={address}
                data-part="question"
                className={styles.trigger}
                onClick={() => onOpen(isOpen ? '' : address)}
                onKeyDown={moveAlong}
              >
                <span aria-hidden="true" className={styles.number}>
                  {index + 1}
                </span>
                <span className={styles.text}>{question}</span>
                <span aria-hidden="true" className={styles.mark}>
                  <Icon icon={isOpen ? Minus : Plus} />
                </span>
              </button>
            </Heading>
            <HiddenUntilFound id={address} open={isOpen} data-part="answer" className={styles.answer}>
              <div className={styles.answerBody}>
                {paragraphs(answer).map((paragraph) => (
                  <Text key={paragraph} className={styles.paragraph}>
                    {paragraph}
                  </Text>
                ))}
                {id !== undefined && extras[id]}
              </div>
            </HiddenUntilFound>
          </div>
        );
      })}
    </div>
  );
}
