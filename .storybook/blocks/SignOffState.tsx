import { signOffs } from 'virtual:room';
import type { Result } from '../evidence/verdicts.js';
import type { SignOff } from '../sign-offs.js';
import { Mark } from './EvidenceParts.js';

const dateFormat = new Intl.DateTimeFormat('en-KE', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

const marks: Record<SignOff['status'], Result> = { approved: 'passed', 'changes requested': 'failed' };

/** Whether a person has signed off a component: tests cannot see whether it looks right. */
export function SignOffState({ component }: { component: string }) {
  const signOff = signOffs[component];
  if (!signOff) {
    return (
      <div className="room-sign-off">
        <Mark result="missing" />
        <p>
          <strong>Design and QA: not signed off</strong>
          <span>
            Nobody has signed yet. Add an entry to <code>.storybook/sign-offs.yaml</code> after your review.
          </span>
        </p>
      </div>
    );
  }
  const { status, date, name, note } = signOff;
  return (
    <div className="room-sign-off">
      <Mark result={marks[status]} />
      <p>
        <strong>
          Design and QA: {status} by {name} on <time dateTime={date}>{dateFormat.format(new Date(date))}</time>
        </strong>
        {note && <span>{note}</span>}
      </p>
    </div>
  );
}
