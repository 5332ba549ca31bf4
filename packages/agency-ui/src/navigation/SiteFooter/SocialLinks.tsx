import type { Agency } from '../../entities/index.js';
import { AgencyLink, ArrowUpRight, Icon, VisuallyHidden } from '../../primitives/index.js';
import * as styles from './SocialLinks.css.js';

interface SocialLinksProps {
  links: Agency['social'];
  /** Accessible name of the list. */
  name: string;
  newTab: string;
}

/** Links to social networks, as text, because network icons change more often than names. */
export function SocialLinks({ links, name, newTab }: SocialLinksProps) {
  if (links.length === 0) return null;
  return (
    <ul aria-label={name} className={styles.social}>
      {links.map((network) => (
        <li key={network.url}>
          <AgencyLink href={network.url} newTab className={styles.link}>
            <span>
              {network.name}
              <VisuallyHidden>{` ${newTab}`}</VisuallyHidden>
            </span>
            <Icon icon={ArrowUpRight} directional className={styles.arrow} />
          </AgencyLink>
        </li>
      ))}
    </ul>
  );
}
