/** Apart from the other functions of events: a browser loads the library only when a visitor asks for a file. */
export { type CalendarFileOptions, createCalendarFile } from './create-calendar-file.js';
