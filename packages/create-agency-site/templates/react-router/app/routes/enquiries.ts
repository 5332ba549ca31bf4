import { receiveEnquiry } from '../enquiries.server';
import type { Route } from './+types/enquiries';

export const action = ({ request }: Route.ActionArgs) => receiveEnquiry(request);
