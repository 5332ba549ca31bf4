import type { NavigationItem } from '../../entities/index.js';
import { AgencyLink } from '../../primitives/index.js';
import * as styles from './ChatPanel.css.js';
import type { DisplayedContact } from './ChatPanel.labels.js';
import { linkParts } from './link-parts.js';

/** Plain text in which the agency's phone number, its email address and known pages become links. */
export function ContactText({
  text,
  reach,
  links,
}: {
  text: string;
  reach: DisplayedContact;
  links?: readonly NavigationItem[] | undefined;
}) {
  return linkParts(text, reach, links).map((part, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change order.
    if (part.kind === 'text') return <span key={index}>{part.text}</span>;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change order.
      <AgencyLink key={index} href={part.href} className={styles.link}>
        {/* Keeps the order of digit groups in right-to-left text. */}
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
