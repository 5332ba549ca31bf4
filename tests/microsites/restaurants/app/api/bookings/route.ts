import { receiveBooking } from '../../../src/enquiries';

/** Stores a request for a table. */
export const POST = receiveBooking;
