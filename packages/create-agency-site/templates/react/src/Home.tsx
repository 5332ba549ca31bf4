import {
  ButtonLink,
  ContactSection,
  CoreServicesGrid,
  FaqSection,
  ImpactCounters,
  PageHero,
  ProcessSteps,
} from 'agency-ui';
import { Chat } from './Chat';
import { agency, contact, hero, howItWorks, impact, offer, questions, quoteAction } from './content';
import { QuoteRequest } from './QuoteRequest';

/** The home page: six sections from the kit with the text from `content.ts`. */
export function Home() {
  return (
    <>
      <PageHero {...hero} tone="paper" actions={<ButtonLink href={quoteAction.path}>{quoteAction.name}</ButtonLink>} />
      <CoreServicesGrid id="services" tone="white" {...offer} />
      <ProcessSteps id="process" {...howItWorks} />
      <ImpactCounters nextTone="white" {...impact} />
      <FaqSection
        id="questions"
        tone="white"
        heading="Questions"
        categories={[{ name: 'Before you book', entries: questions }]}
      />
      <ContactSection
        eyebrow={contact.eyebrow}
        heading={contact.heading}
        agency={agency}
        form={<QuoteRequest />}
        chat={<Chat />}
        labels={{ form: contact.form, chat: contact.chat }}
      />
    </>
  );
}
