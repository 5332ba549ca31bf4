export { QuoteForm, type QuoteFormProps } from './QuoteForm.js';
export { type QuoteFormLabels, quoteFormLabels } from './QuoteForm.labels.js';
