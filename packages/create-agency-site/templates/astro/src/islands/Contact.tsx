import { ContactSection, ToastProvider, withAgency } from 'agency-ui';
import { Chat } from '../Chat';
import { agency, contact } from '../content';
import { QuoteRequest } from '../QuoteRequest';
import { settings } from '../settings';

/** A single island, because the form, its toast and the chat share a section. */
const Contact = () => (
  <ToastProvider>
    <ContactSection
      eyebrow={contact.eyebrow}
      heading={contact.heading}
      agency={agency}
      form={<QuoteRequest />}
      chat={<Chat />}
      labels={{ form: contact.form, chat: contact.chat }}
    />
  </ToastProvider>
);

export default withAgency(Contact, settings);
