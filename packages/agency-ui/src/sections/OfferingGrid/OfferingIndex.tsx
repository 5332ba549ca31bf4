import { useId } from 'react';
import type { NavigationItem } from '../../entities/index.js';
import { AgencyLink, ArrowRight, Icon } from '../../primitives/index.js';
import * as styles from './OfferingIndex.css.js';

interface OfferingIndexProps {
  name: string;
  /** Links to other parts of the page. */
  links: readonly NavigationItem[];
  entries: readonly { name: string; href: string }[];
}

/** An index of the cards, on a white card that bleeds off the page's far edge. */
export function OfferingIndex({ name, links, entries }: OfferingIndexProps) {
  const nameId = useId();
  return (
    <div className={styles.place}>
      <nav aria-labelledby={nameId} data-agency-tone="white" className={styles.card}>
        <p id={nameId} className={styles.name}>
          {name}
        </p>
        <ol data-rows={(entries.length + links.length) % 4 === 0 ? 'fours' : 'threes'} className={styles.list}>
          {entries.map((entry, index) => (
            <li key={entry.href}>
              <a href={entry.href} className={styles.link}>
                <span aria-hidden="true" className={styles.number}>
                  {String(index + 1).padStart(2, '0')}
                </span>
                {entry.name}
              </a>
            </li>
          ))}
          {links.map((link) => (
            <li key={link.path}>
              <AgencyLink href={link.path} className={styles.link}>
                <Icon icon={ArrowRight} directional className={styles.arrow} />
                {link.name}
              </AgencyLink>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}
