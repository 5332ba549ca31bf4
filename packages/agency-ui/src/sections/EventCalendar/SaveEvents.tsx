import type { ReactNode } from 'react';
import { AgencyLink, CalendarCheck, Icon } from '../../primitives/index.js';
import * as styles from './SaveEvents.css.js';

interface SaveEventsProps {
  /** URL of the file. Without it, the browser creates the file. */
  href: string | undefined;
  /** Whether the browser can create the file yet. False in the server's HTML. */
  isReady: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** A link to a calendar file, or a button that creates one. Renders nothing if neither would work. */
export function SaveEvents({ href, isReady, onPress, children }: SaveEventsProps) {
  const content = (
    <>
      <Icon icon={CalendarCheck} />
      <span>{children}</span>
    </>
  );
  if (href) {
    return (
      <AgencyLink href={href} download className={styles.save}>
        {content}
      </AgencyLink>
    );
  }
  if (!isReady) return null;
  return (
    <button type="button" onClick={onPress} className={styles.save}>
      {content}
    </button>
  );
}
