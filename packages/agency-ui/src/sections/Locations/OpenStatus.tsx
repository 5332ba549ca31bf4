import type { OpeningHours } from '../../entities/index.js';
import { formatClosingTime, formatDate, formatTime } from '../../primitives/index.js';
import type { LocationsLabels } from './Locations.labels.js';
import * as styles from './OpenStatus.css.js';
import { openingState } from './opening-state.js';

interface OpenStatusProps {
  hours: OpeningHours;
  now: number;
  locale: string;
  labels: LocationsLabels;
}

function sentenceOf({ hours, now, locale, labels }: OpenStatusProps): [state: 'open' | 'closed', sentence: string] {
  const state = openingState(hours, now);
  if (state.state === 'open')
    return ['open', state.closes ? labels.openUntil(formatClosingTime(state.closes.time, labels)) : labels.open];
  const { opens } = state;
  if (!opens) return ['closed', labels.closed];
  const time = formatTime(opens.time, labels);
  if (opens.daysAhead === 0) return ['closed', labels.opensToday(time)];
  if (opens.daysAhead === 1) return ['closed', labels.opensTomorrow(time)];
  const form: Intl.DateTimeFormatOptions =
    opens.daysAhead < 7 ? { weekday: 'long' } : { day: 'numeric', month: 'long' };
  return ['closed', labels.opensOn(formatDate(opens.date, locale, { ...form, timeZone: 'UTC' }), time)];
}

/** Whether a place is open now, and until when. The mark differs in shape too (WCAG 1.4.1). */
export function OpenStatus(props: OpenStatusProps) {
  const [state, sentence] = sentenceOf(props);
  return (
    <p className={styles.status} data-opening={state}>
      <span aria-hidden="true" className={styles.mark[state]} />
      <span>{sentence}</span>
    </p>
  );
}
