import type { LinkedText, TextLink } from '../../entities/index.js';
import { isLinkTarget } from '../../entities/link-targets/index.js';
import { AgencyLink, warnOnce, written } from '../../primitives/index.js';
import * as styles from './TextWithLinks.css.js';

interface TextWithLinksProps {
  text: string | LinkedText;
  /** Name of the component that shows it, for warnings. */
  component: string;
}

/** A text whose links lead only to safe addresses: with any other, such as `javascript:`, only the words are shown. */
export function TextWithLinks({ text, component }: TextWithLinksProps) {
  if (typeof text === 'string') return text;
  return text.map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text may contain the same link twice.
      <InlineLink key={index} {...part} component={component} />
    ),
  );
}

function InlineLink({ name, path, component }: TextLink & Pick<TextWithLinksProps, 'component'>) {
  if (isLinkTarget(path))
    return (
      <AgencyLink href={path} className={styles.link}>
        {name}
      </AgencyLink>
    );
  if (process.env.NODE_ENV !== 'production')
    warnOnce(
      `${component}: the link ${written(name)} leads to ${written(path)}, so only its words are shown. ` +
        'Write a path on the site, such as "/contact", or an address that starts with https:, http:, mailto: or tel:.',
    );
  return name;
}
