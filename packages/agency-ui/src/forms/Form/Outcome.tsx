import type { ReactNode } from 'react';
import { Check, CircleAlert, Icon } from '../../primitives/index.js';
import * as styles from './Outcome.css.js';

interface OutcomeProps {
  /** Announced when it appears, politely. */
  success?: ReactNode;
  /** Announced at once. */
  failure?: ReactNode;
  /** Stays when what was announced has gone, so that nobody has to be quick (WCAG 2.2.1). */
  quiet?: ReactNode;
}

function Notice({ look, children }: { look: 'success' | 'failure'; children: ReactNode }) {
  return (
    <p className={styles.notice[look]}>
      <Icon icon={look === 'success' ? Check : CircleAlert} className={styles.signs[look]} />
      <span>{children}</span>
    </p>
  );
}

/** How a submission ended. Both live regions are on the page before anything is said (WCAG 4.1.3). */
export function Outcome({ success, failure, quiet }: OutcomeProps) {
  return (
    <>
      <div role="status">{success && <Notice look="success">{success}</Notice>}</div>
      <div role="alert">{failure && <Notice look="failure">{failure}</Notice>}</div>
      {quiet && (
        <p className={styles.quiet}>
          <Icon icon={Check} />
          {quiet}
        </p>
      )}
    </>
  );
}
