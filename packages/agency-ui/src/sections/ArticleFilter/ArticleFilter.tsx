'use client';

import { type ComponentPropsWithRef, useState } from 'react';
import { assertProps, classes, useLabels, VisuallyHidden, warnOfUnknown } from '../../primitives/index.js';
import * as styles from './ArticleFilter.css.js';
import { type ArticleFilterLabels, articleFilterLabels } from './ArticleFilter.labels.js';

/** A category, or `all` for all of them, so no category can be called `all`. */
export type ArticleChoice = string;

export interface ArticleFilterProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue' | 'onChange'> {
  /** In button order, after "All". */
  categories: readonly string[];
  /** The selected choice (controlled), for example from the URL. */
  value?: ArticleChoice | undefined;
  /**
   * The initial choice (uncontrolled).
   *
   * @default 'all'
   */
  defaultValue?: ArticleChoice;
  /** Called with the visitor's choice: a category name or `'all'`. */
  onChange?: ((choice: ArticleChoice) => void) | undefined;
  /** Number of articles in each category, shown beside its name. */
  counts?: Readonly<Partial<Record<ArticleChoice, number>>> | undefined;
  /** Overrides individual strings; the rest keep their defaults. */
  labels?: Partial<ArticleFilterLabels> | undefined;
}

/**
 * Toggle buttons that filter articles by category. The number of results is announced. Hidden without JavaScript,
 * because the whole list is then shown.
 */
export function ArticleFilter({
  categories,
  value,
  defaultValue = 'all',
  onChange,
  counts,
  labels: labelOverrides,
  className,
  ...rest
}: ArticleFilterProps) {
  if (process.env.NODE_ENV !== 'production') {
    assertProps('ArticleFilter', {}, { categories });
    const choices = ['all', ...categories];
    warnOfUnknown('ArticleFilter', 'value', value, choices, 'no button is pressed');
    warnOfUnknown('ArticleFilter', 'defaultValue', defaultValue, choices, 'no button is pressed');
  }
  const labels = useLabels('ArticleFilter', articleFilterLabels, labelOverrides);
  const [own, setOwn] = useState(defaultValue);
  const choice = value ?? own;
  const count = counts?.[choice];

  const choose = (next: ArticleChoice) => {
    setOwn(next);
    if (next !== choice) onChange?.(next);
  };

  return (
    <div className={classes(styles.filter, className)} {...rest}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields of a form; these are buttons. */}
      <div role="group" aria-label={labels.group} className={styles.buttons}>
        {['all', ...categories].map((option) => (
          <button
            key={option}
            type="button"
            aria-pressed={option === choice}
            onClick={() => choose(option)}
            className={styles.button}
          >
            <span>{option === 'all' ? labels.all : option}</span>
            {counts?.[option] !== undefined && (
              <span aria-hidden="true" className={styles.count}>
                {counts[option]}
              </span>
            )}
          </button>
        ))}
      </div>
      <VisuallyHidden role="status">
        {count !== undefined && (
          // The key replaces the element, because screen readers announce an insertion more reliably than a text
          // change.
          <span key={choice}>{labels.shown(count, choice === 'all' ? undefined : choice)}</span>
        )}
      </VisuallyHidden>
    </div>
  );
}
