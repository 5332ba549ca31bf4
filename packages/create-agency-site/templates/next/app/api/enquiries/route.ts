import { after } from 'next/server';
import { enquiries, receiveEnquiry } from '../../../src/enquiries';

export function POST(request: Request) {
  // Next bundles this route and instrumentation.ts apart, so the service that runs there does not know of the request.
  after(() => enquiries?.deliverDue());
  return receiveEnquiry(request);
}
