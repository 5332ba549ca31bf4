/** Starts the deliveries. `react-router-serve` loads every server module when it starts. */
import { startEnquiries, stopEnquiriesOnSignal } from '../src/enquiries';

startEnquiries();
stopEnquiriesOnSignal();

export { receiveEnquiry } from '../src/enquiries';
