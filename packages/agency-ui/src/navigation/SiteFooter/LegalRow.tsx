import type { ReactNode } from 'react';
import type { NavigationItem } from '../../entities/index.js';
import { AgencyLink } from '../../primitives/index.js';
import { BackToTop } from '../BackToTop/index.js';
import * as styles from './LegalRow.css.js';
import { underlinedLink } from './link.css.js';

interface LegalRowProps {
  copyright: string;
  links: readonly NavigationItem[];
  /** Names the navigation. */
  name: string;
  settings: ReactNode;
  backToTop: string;
}

/** Whose the page is, on what terms, and the way back up. */
export function LegalRow({ copyright, links, name, settings, backToTop }: LegalRowProps) {
  return (
    <div className={styles.legalRow}>
      {/* The server may have rendered it in another year. */}
      <p suppressHydrationWarning className={styles.copyright}>
        {copyright}
      </p>
      {links.length > 0 && (
        <nav aria-label={name}>
          <ul className={styles.links}>
            {links.map((link) => (
              <li key={link.path}>
                <AgencyLink href={link.path} className={underlinedLink}>
                  {link.name}
                </AgencyLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={styles.end}>
        {settings}
        <BackToTop labels={{ backToTop }} />
      </div>
    </div>
  );
}
