export { EventCalendar, type EventCalendarProps, type EventCalendarView } from './EventCalendar.js';
export { type EventCalendarLabels, eventCalendarLabels } from './EventCalendar.labels.js';
