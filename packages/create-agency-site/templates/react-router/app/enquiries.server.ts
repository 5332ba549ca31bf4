/** Starts the deliveries. `react-router-serve` loads every module of the server when it starts. */
import { startEnquiries, stopEnquiriesOnSignal } from '../src/enquiries';

startEnquiries();
stopEnquiriesOnSignal();

export { receiveEnquiry } from '../src/enquiries';
