export { PullQuote, type PullQuoteProps } from './PullQuote.js';
