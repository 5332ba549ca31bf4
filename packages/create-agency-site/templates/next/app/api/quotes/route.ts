export { receiveQuote as POST } from '../../../src/quotes';
