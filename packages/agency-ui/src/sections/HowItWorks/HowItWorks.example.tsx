'use client';

import { createEnquirySender, FormCard, HowItWorks, PageHero, QuoteForm, type Step } from 'agency-ui';

const steps: Step[] = [
  { title: 'Send your file', description: 'A PDF, or a photo of a sketch.' },
  { title: 'Get a price', description: 'By e-mail, within one working day.' },
  { title: 'Approve the proof', description: 'On paper, by courier.' },
];

const sendQuote = createEnquirySender({ endpoint: '/api/quotes', form: 'quote' });

export default function PrintQuotePage() {
  return (
    <>
      <PageHero title="Ask for a price" bottomSpace="deep" />
      <HowItWorks
        heading="How it works"
        steps={steps}
        card={
          <FormCard heading="Your print job" headingLevel={2}>
            <QuoteForm
              services={['Books', 'Posters', 'Packaging']}
              budgets={[]}
              action="/api/quotes?form=quote"
              onSubmit={sendQuote}
            />
          </FormCard>
        }
      />
    </>
  );
}
