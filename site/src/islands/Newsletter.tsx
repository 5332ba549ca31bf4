import { newsletter } from 'agency-content/blog';
import { NewsletterForm, NewsletterSignup } from 'agency-ui';
import { subscribe } from '../integrations.js';

export default function Newsletter() {
  return (
    <NewsletterSignup {...newsletter}>
      <NewsletterForm onSubmit={subscribe} />
    </NewsletterSignup>
  );
}
