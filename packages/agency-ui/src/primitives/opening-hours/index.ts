export {
  formatClosingTime,
  formatPeriod,
  formatTime,
  type HoursLines,
  isAllDay,
  weekdayName,
  weekOf,
} from './hours-lines.js';
export { type OpeningHoursLabels, openingHoursLabels } from './opening-hours.labels.js';
export { usablePeriods } from './usable-periods.js';
export { useHoursLines } from './useHoursLines.js';
