'use client';

import { useId } from 'react';
import type { NavigationItem } from '../../entities/index.js';
import {
  AgencyLink,
  assertItems,
  assertProps,
  Container,
  Heading,
  type HeadingLevel,
  Section,
  type SectionProps,
  useLabels,
} from '../../primitives/index.js';
import * as styles from './SiteMap.css.js';
import { type SiteMapLabels, siteMapLabels } from './SiteMap.labels.js';

/** A titled group of links. */
export interface SiteMapGroup {
  title: string;
  links: readonly NavigationItem[];
}

export interface SiteMapProps extends Omit<SectionProps, 'children' | 'space'> {
  /** In reading order. Groups without links are omitted; without links the section renders nothing. */
  groups: readonly SiteMapGroup[];
  /**
   * Heading level of the group titles.
   *
   * @default 2
   */
  headingLevel?: HeadingLevel;
  /** Overrides individual strings; the rest keep their defaults. */
  labels?: Partial<SiteMapLabels>;
}

/** A sitemap in the style of a table of contents. */
export function SiteMap({ groups, headingLevel = 2, labels: labelOverrides, ...rest }: SiteMapProps) {
  if (process.env.NODE_ENV !== 'production') {
    assertProps('SiteMap', {}, { groups });
    assertItems('SiteMap', 'groups', groups, ['title'], ['links']);
    for (const [index, { links }] of groups.entries())
      assertItems('SiteMap', `groups[${index}].links`, links, ['name', 'path']);
  }
  const labels = useLabels('SiteMap', siteMapLabels, labelOverrides);
  const id = useId();
  const filled = groups.filter(({ links }) => links.length > 0);
  if (filled.length === 0) return null;
  return (
    <Section aria-label={labels.siteMap} {...rest}>
      <Container>
        {filled.map(({ title, links }, index) => (
          <nav key={title} aria-labelledby={`${id}-${index}`} className={styles.group}>
            <Heading level={headingLevel} variant="feature" id={`${id}-${index}`} className={styles.title}>
              {title}
            </Heading>
            <ul className={styles.links}>
              {links.map(({ name, path }) => (
                <li key={path + name} className={styles.line}>
                  <AgencyLink href={path} className={styles.link}>
                    <span className={styles.name}>{name}</span>
                    <span aria-hidden="true" className={styles.leader} />
                    {/* The link's path, as decoration. */}
                    <span aria-hidden="true" className={styles.path}>
                      {path}
                    </span>
                  </AgencyLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </Container>
    </Section>
  );
}
