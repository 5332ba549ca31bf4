'use client';

import { type ComponentPropsWithRef, useState } from 'react';
import type { ArticleCategory } from '../../entities/index.js';
import { classes, given, useLabels, VisuallyHidden } from '../../primitives/index.js';
import * as styles from './ArticleFilter.css.js';
import { type ArticleFilterLabels, articleFilterLabels } from './ArticleFilter.labels.js';

/** A category, or all of them. */
export type ArticleChoice = ArticleCategory | 'all';

export interface ArticleFilterProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue' | 'onChange'> {
  /** In the order of the buttons; "All" stands first by itself. */
  categories: readonly ArticleCategory[];
  /** The choice, where the application holds it: in the address, say. */
  value?: ArticleChoice | undefined;
  /**
   * The first choice, where the filter holds it itself.
   *
   * @default 'all'
   */
  defaultValue?: ArticleChoice;
  onChange?: ((choice: ArticleChoice) => void) | undefined;
  /** How many articles each choice shows. Shown beside the names, not part of them. */
  counts?: Readonly<Partial<Record<ArticleChoice, number>>> | undefined;
  labels?: Partial<ArticleFilterLabels> | undefined;
}

/**
 * Buttons that narrow a list of articles to one category (spec section 2, "Blog"). The one that is on says so in
 * `aria-pressed`; how many articles are left is announced. Hidden where there is no JavaScript: the list is whole then.
 */
export function ArticleFilter({
  categories,
  value,
  defaultValue = 'all',
  onChange,
  counts,
  labels,
  className,
  ...rest
}: ArticleFilterProps) {
  if (process.env.NODE_ENV !== 'production') given('ArticleFilter', {}, { categories });
  const words = useLabels('ArticleFilter', articleFilterLabels, labels);
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
      <div role="group" aria-label={words.group} className={styles.buttons}>
        {(['all', ...categories] as const).map((option) => (
          <button
            key={option}
            type="button"
            aria-pressed={option === choice}
            onClick={() => choose(option)}
            className={styles.button}
          >
            {option === 'all' ? words.all : option}
            {counts?.[option] !== undefined && (
              <span aria-hidden="true" className={styles.count}>
                {counts[option]}
              </span>
            )}
          </button>
        ))}
      </div>
      <VisuallyHidden role="status">
        {count !== undefined && words.shown(count, choice === 'all' ? undefined : choice)}
      </VisuallyHidden>
    </div>
  );
}
