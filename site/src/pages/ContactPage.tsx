import { agency, homeLink } from 'agency-content';
import { detailsHeading, faqPrompt, formHeading, hero, replyPromise } from 'agency-content/contact';
import { Breadcrumbs, ContactDetails, FaqPrompt, FormSheet, PageHero, SheetColumns } from 'agency-ui';
import { lazyPart } from '../lazy-part.js';

export const { picture } = hero;

const Form = lazyPart(() => import('../parts/forms/ContactForm.js'));

export const parts = [Form];

export default function ContactPage() {
  return (
    <>
      <PageHero {...hero} foot="deep" breadcrumbs={<Breadcrumbs trail={[homeLink]} current={hero.title} />} />
      <SheetColumns
        sheet={
          <FormSheet heading={formHeading} headingLevel={2} plate="start">
            <Form />
          </FormSheet>
        }
      >
        <ContactDetails heading={detailsHeading} agency={agency} replyPromise={replyPromise} />
      </SheetColumns>
      <FaqPrompt {...faqPrompt} />
    </>
  );
}
