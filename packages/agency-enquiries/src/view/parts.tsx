/** Components shared by several of the owner's pages. */
import type { StoredEnquiry } from '../store/store.js';
import { viewLabels as labels } from './view-labels.js';

const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

/** A time in UTC, as in the commands, because the server and its owner may be in different time zones. */
export const Time = ({ at }: { at: string }) => <time dateTime={at}>{`${format.format(new Date(at))} UTC`}</time>;

interface Badge {
  state: string;
  text: string;
}

/** An enquiry's marks and delivery states, without repeats. */
function badgesOf({ isJob, spam, deliveries }: StoredEnquiry): Badge[] {
  const states = [...new Set(deliveries.map(({ state }) => state))];
  return [
    ...(isJob ? [{ state: 'job', text: labels.job }] : []),
    ...(spam ? [{ state: 'spam', text: labels.spam }] : []),
    ...states.map((state) => ({ state, text: labels.states[state] })),
  ];
}

export function Badges({ enquiry }: { enquiry: StoredEnquiry }) {
  const badges = badgesOf(enquiry);
  if (badges.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: in Safari a list without markers loses its role
    <ul role="list" className="view-badges">
      {badges.map(({ state, text }) => (
        <li key={state} data-state={state} className="view-badge">
          {text}
        </li>
      ))}
    </ul>
  );
}
