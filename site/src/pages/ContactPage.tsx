import { agency, homeLink } from 'agency-content';
import { detailsHeading, faqPrompt, formHeading, hero, replyPromise } from 'agency-content/contact';
import { Breadcrumbs, ContactDetails, ContactPageForm, FaqPrompt, FormSheet, PageHero, SheetColumns } from 'agency-ui';
import { contactForm } from '../integrations.js';
import { PrivacyNote } from '../PrivacyNote.js';

const breadcrumbs = { trail: [homeLink], current: hero.title };

export const data = { picture: hero.picture, breadcrumbs };

export default function ContactPage() {
  return (
    <>
      <PageHero {...hero} foot="deep" breadcrumbs={<Breadcrumbs {...breadcrumbs} />} />
      <SheetColumns
        sheet={
          <FormSheet heading={formHeading} headingLevel={2} plate="start">
            <ContactPageForm {...contactForm} note={<PrivacyNote />} />
          </FormSheet>
        }
      >
        <ContactDetails heading={detailsHeading} agency={agency} replyPromise={replyPromise} />
      </SheetColumns>
      <FaqPrompt {...faqPrompt} />
    </>
  );
}
