/** Functions of events. They do not use zod, so that browsers do not load it; the schema is in `../calendar-event.ts`. */
export { type EventTimes, eventTimes } from './event-times.js';
