'use client';

import { createEnquirySender, NewsletterForm, NewsletterSignup } from 'agency-ui';

const subscribe = createEnquirySender({ endpoint: '/api/newsletter', form: 'newsletter' });

export default function FlowerLetter() {
  return (
    <NewsletterSignup heading="The flower letter" description="What is in bloom, on the first of every month.">
      <NewsletterForm action="/api/newsletter?form=newsletter" onSubmit={subscribe} />
    </NewsletterSignup>
  );
}
