import { useId } from 'react';
import type { NavigationItem } from '../../entities/index.js';
import { AgencyLink, Heading, type HeadingLevel } from '../../primitives/index.js';
import { link } from './link.css.js';
import * as styles from './SiteFooter.css.js';

interface LinkColumnProps {
  heading: string;
  level: HeadingLevel;
  links: readonly NavigationItem[];
  className: string;
}

/** A navigation landmark with a list of links, named by its heading. Without links, nothing is rendered. */
export function LinkColumn({ heading, level, links, className }: LinkColumnProps) {
  const headingId = useId();
  if (links.length === 0) return null;
  return (
    <nav aria-labelledby={headingId} className={className}>
      <Heading id={headingId} level={level} variant="subheading" className={styles.heading}>
        {heading}
      </Heading>
      <ul className={links.length > 6 ? styles.longList : styles.list}>
        {links.map(({ name, path }) => (
          <li key={path + name} className={styles.listItem}>
            <AgencyLink href={path} className={link}>
              {name}
            </AgencyLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
