import { after } from 'next/server';
import { enquiries, receiveEnquiry } from '../../../src/enquiries';

export function POST(request: Request) {
  // Next bundles this route and instrumentation.ts separately, so the service running there doesn't know about this
  // request.
  after(() => enquiries?.deliverDue());
  return receiveEnquiry(request);
}
