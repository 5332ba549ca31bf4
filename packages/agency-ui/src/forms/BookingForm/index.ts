export { BookingForm, type BookingFormProps } from './BookingForm.js';
export { type BookingFormLabels, bookingFormLabels } from './BookingForm.labels.js';
