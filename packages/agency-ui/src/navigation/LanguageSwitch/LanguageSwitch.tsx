'use client';

import type { ComponentPropsWithRef } from 'react';
import { AgencyLink, assertItems, assertProps, classes, useLabels, warnOfUnknown } from '../../primitives/index.js';
import * as styles from './LanguageSwitch.css.js';
import { type LanguageSwitchLabels, languageSwitchLabels } from './LanguageSwitch.labels.js';

/** A page in one language. */
export interface PageLanguage {
  /** BCP 47 language tag, such as `sw-KE`. */
  tag: string;
  /** The language's own name for itself, such as `Kiswahili`. */
  name: string;
  /** Path of this page in that language, not of the home page. */
  path: string;
}

export interface LanguageSwitchProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** This page in each of its languages, in the same order on every page. Nothing is rendered with fewer than two. */
  languages: readonly PageLanguage[];
  /** Language tag of this page. */
  current: string;
  /** Overrides individual strings; the rest keep their defaults. */
  labels?: Partial<LanguageSwitchLabels>;
}

/** Links to the same page in other languages, each written in its own language. */
export function LanguageSwitch({
  languages,
  current,
  labels: labelOverrides,
  className,
  ...rest
}: LanguageSwitchProps) {
  if (process.env.NODE_ENV !== 'production') {
    assertProps('LanguageSwitch', { current }, { languages }, ['tag']);
    assertItems('LanguageSwitch', 'languages', languages, ['tag', 'name', 'path']);
    const tags = languages.map(({ tag }) => tag);
    warnOfUnknown('LanguageSwitch', 'current', current, tags, 'no language is marked as the current one');
  }
  const labels = useLabels('LanguageSwitch', languageSwitchLabels, labelOverrides);
  if (languages.length < 2) return null;
  return (
    <nav aria-label={labels.languages} className={classes(styles.languages, className)} {...rest}>
      <ul className={styles.list}>
        {languages.map(({ tag, name, path }) => (
          <li key={tag}>
            <AgencyLink
              href={path}
              hrefLang={tag}
              lang={tag}
              aria-current={tag === current ? 'page' : undefined}
              className={styles.link}
            >
              {name}
            </AgencyLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
