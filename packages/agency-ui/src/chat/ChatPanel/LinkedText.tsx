import type { NavigationItem } from '../../entities/index.js';
import { AgencyLink } from '../../primitives/index.js';
import * as styles from './ChatPanel.css.js';
import type { Reach } from './ChatPanel.labels.js';
import { linkParts } from './link-parts.js';

/** Plain text in which the agency's number, its address and known pages are links. */
export function LinkedText({
  text,
  reach,
  links,
}: {
  text: string;
  reach: Reach;
  links?: readonly NavigationItem[] | undefined;
}) {
  return linkParts(text, reach, links).map((part, index) => {
    if (part.kind === 'text') return part.text;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places.
      <AgencyLink key={index} href={part.href} className={styles.link}>
        {/* A number keeps the order of its groups where the page reads from right to left. */}
        {part.kind === 'phone' ? (
          <bdi dir="ltr" className={styles.whole}>
            {part.text}
          </bdi>
        ) : (
          part.text
        )}
      </AgencyLink>
    );
  });
}
