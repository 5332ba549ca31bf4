import { receiveQuote } from '../../src/quotes';
import type { Route } from './+types/quotes';

export const action = ({ request }: Route.ActionArgs) => receiveQuote(request);
