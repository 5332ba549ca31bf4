/** Separate from the other event functions, so that a browser loads the library only when a visitor asks for a file. */
export { type CalendarFileOptions, createCalendarFile } from './create-calendar-file.js';
