import { type ReactNode, useEffect, useRef } from 'react';
import type { NavigationItem } from '../../entities/index.js';
import { AgencyLink, slot } from '../../primitives/index.js';
import { BackToTop } from '../BackToTop/index.js';
import * as styles from './LegalRow.css.js';
import { underlinedLink } from './link.css.js';

interface LegalRowProps {
  copyright: string;
  links: readonly NavigationItem[];
  /** Accessible name of the navigation. */
  name: string;
  settings: ReactNode;
  backToTop: string;
}

/** The copyright line, the legal links, the settings and the link to the top. */
export function LegalRow({ copyright, links, name, settings, backToTop }: LegalRowProps) {
  const line = useRef<HTMLParagraphElement>(null);
  // A page built last year differs from this render. React then keeps the server's text, because
  // `suppressHydrationWarning` only silences the mismatch.
  useEffect(() => {
    if (line.current && line.current.textContent !== copyright) line.current.textContent = copyright;
  }, [copyright]);
  return (
    <div data-part="legal" className={styles.legalRow}>
      <p ref={line} suppressHydrationWarning className={styles.copyright}>
        {copyright}
      </p>
      {links.length > 0 && (
        <nav aria-label={name}>
          <ul className={styles.links}>
            {links.map((link) => (
              <li key={link.path + link.name}>
                <AgencyLink href={link.path} className={underlinedLink}>
                  {link.name}
                </AgencyLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={styles.end}>
        <div className={slot}>{settings}</div>
        <BackToTop labels={{ backToTop }} />
      </div>
    </div>
  );
}
