import lastPictures from '../pictures.json';
import { type Pictures, type SignOff, type SignOffStatus, stateOf, statusNames } from '../sign-offs.js';
import signOffs from '../sign-offs.json';
import { Words } from './links.js';
import * as styles from './SignOff.css.js';

const signed: Readonly<Record<string, SignOff>> = signOffs;
const last: Readonly<Record<string, Pictures>> = lastPictures;

/** A component's sign-off entry and state. */
export const signOffOf = (component: string) => ({
  ...signed[component],
  ...stateOf(component, signed[component], last[component]),
});

export const StatusBadge = ({ status }: { status: SignOffStatus }) => (
  <span className={styles.badge} data-status={status}>
    {statusNames[status]}
  </span>
);

const dateFormat = new Intl.DateTimeFormat('en-KE', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * Tests cannot tell whether a component looks right. This shows who has reviewed it, and whether it has changed since.
 */
export function SignOffState({ component }: { component: string }) {
  const { status, reason, name, date, commit, note, approvals = [] } = signOffOf(component);
  return (
    <div className={styles.state}>
      <StatusBadge status={status} />
      {name && date && (
        <span>
          {name}, <time dateTime={date}>{dateFormat.format(new Date(date))}</time>, commit <code>{commit}</code>
        </span>
      )}
      {note && <span>“{note}”</span>}
      {approvals.length > 0 && <span>Later changes approved by {approvals.map((one) => one.name).join(', ')}</span>}
      {status !== 'signed-off' && <Words>{reason}</Words>}
    </div>
  );
}
