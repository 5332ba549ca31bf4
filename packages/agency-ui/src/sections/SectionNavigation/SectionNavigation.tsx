'use client';

import { type ComponentPropsWithRef, useRef } from 'react';
import { assertItems, assertProps, Container, classes, useLabels, useTargetWarnings } from '../../primitives/index.js';
import type { Tone } from '../../theme/index.js';
import * as styles from './SectionNavigation.css.js';
import { type SectionNavigationLabels, sectionNavigationLabels } from './SectionNavigation.labels.js';
import { useCurrentSection } from './useCurrentSection.js';

/** A section of the page. */
export interface PageSection {
  /** Its `id`. */
  id: string;
  /** Its link's name, shorter than its heading. */
  name: string;
}

export interface SectionNavigationProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** In page order. With fewer than two, nothing is rendered. */
  sections: readonly PageSection[];
  /**
   * Tone of the bar.
   *
   * @default 'paper'
   */
  tone?: Tone;
  /** Overrides individual strings; the rest keep their defaults. */
  labels?: Partial<SectionNavigationLabels>;
}

/**
 * Links to a long page's sections. They stay below the header, and the section being read is marked with
 * `aria-current="location"`.
 */
export function SectionNavigation({
  sections,
  tone = 'paper',
  labels: labelOverrides,
  className,
  ...rest
}: SectionNavigationProps) {
  if (process.env.NODE_ENV !== 'production') {
    assertProps('SectionNavigation', {}, { sections });
    assertItems('SectionNavigation', 'sections', sections, ['id', 'name']);
    // biome-ignore lint/correctness/useHookAtTopLevel: a build has one value of NODE_ENV, so the order of hooks never changes.
    useTargetWarnings(
      'SectionNavigation',
      sections.map(({ id }) => `#${id}`),
    );
  }
  const labels = useLabels('SectionNavigation', sectionNavigationLabels, labelOverrides);
  const row = useRef<HTMLUListElement>(null);
  const current = useCurrentSection(sections, row);
  if (sections.length < 2) return null;
  return (
    <nav aria-label={labels.sections} data-agency-tone={tone} className={classes(styles.bar, className)} {...rest}>
      <Container>
        <ul ref={row} className={styles.row}>
          {sections.map(({ id, name }) => (
            <li key={id} className={styles.item}>
              <a href={`#${id}`} aria-current={id === current ? 'location' : undefined} className={styles.link}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </Container>
    </nav>
  );
}
