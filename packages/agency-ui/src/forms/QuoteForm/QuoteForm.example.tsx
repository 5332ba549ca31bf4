'use client';

import { type Choice, createEnquirySender, type FormFallback, QuoteForm } from 'agency-ui';

const services: Choice[] = [
  { value: 'extension', label: 'An extension' },
  { value: 'new-house', label: 'A new house' },
  { value: 'survey', label: 'A survey before we buy' },
];

const budgets: Choice[] = ['Up to €100,000', '€100,000 to €400,000', 'More than €400,000'];

const fallback: FormFallback = { email: 'studio@stonelarch.example' };

const sendQuote = createEnquirySender({ endpoint: '/api/quotes', form: 'quote' });

export default function AskTheArchitect() {
  return (
    <QuoteForm
      services={services}
      budgets={budgets}
      action="/api/quotes?form=quote"
      onSubmit={sendQuote}
      draftKey="architect-quote"
      fallback={fallback}
    />
  );
}
