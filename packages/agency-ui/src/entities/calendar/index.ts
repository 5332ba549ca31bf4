/** Event functions. They don't use zod, so that browsers don't load it; the schema is in `../calendar-event.ts`. */
export { type EventTimes, eventTimes } from './event-times.js';
