export {
  formatClosingTime,
  formatPeriod,
  formatTime,
  weekdayName,
  weekOf,
} from './hours-lines.js';
export { type OpeningHoursLabels, openingHoursLabels } from './opening-hours.labels.js';
export { usablePeriods, warnOfWeekdays } from './usable-periods.js';
export { useClock } from './useClock.js';
export { useHoursLines } from './useHoursLines.js';
