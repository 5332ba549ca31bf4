'use client';

import { createEnquirySender, NewsletterForm } from 'agency-ui';

const subscribe = createEnquirySender({ endpoint: '/api/newsletter', form: 'newsletter' });

export default function BookshopNewsletter() {
  return <NewsletterForm action="/api/newsletter?form=newsletter" onSubmit={subscribe} />;
}
