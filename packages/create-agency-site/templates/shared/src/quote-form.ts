/**
 * The quote form's definition: its fields, how they are validated in the browser and on the server, and their names
 * in e-mails.
 */
import { createQuoteForm } from 'agency-ui/forms/definitions';
import { offer } from './content';

export const quoteForm = createQuoteForm({
  services: offer.services.map(({ id, title }) => ({ value: id, label: title })),
});
