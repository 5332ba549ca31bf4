import { agency, homeLink } from 'agency-content';
import { detailsHeading, detailsLabels, faqPrompt, formHeading, hero, responseTime } from 'agency-content/contact';
import { Breadcrumbs, ContactDetails, ContactPageForm, FaqPrompt, FormCard, FormColumns, PageHero } from 'agency-ui';
import { contactForm } from '../integrations.js';
import { PrivacyNote } from '../PrivacyNote.js';

const breadcrumbs = { items: [homeLink], current: hero.title };

export const data = { picture: hero.picture, breadcrumbs };

export default function ContactPage() {
  return (
    <>
      <PageHero {...hero} bottomSpace="deep" breadcrumbs={<Breadcrumbs {...breadcrumbs} />} />
      <FormColumns
        card={
          <FormCard heading={formHeading} headingLevel={2} shadowSide="start">
            <ContactPageForm {...contactForm} hint={<PrivacyNote />} />
          </FormCard>
        }
      >
        <ContactDetails heading={detailsHeading} agency={agency} responseTime={responseTime} labels={detailsLabels} />
      </FormColumns>
      <FaqPrompt {...faqPrompt} />
    </>
  );
}
