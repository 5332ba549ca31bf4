import { agency, homeLink, quoteAction } from 'agency-content';
import { callNote, formHeading, hero, howItWorks } from 'agency-content/inquiries';
import { ArrowLink, Breadcrumbs, FormSheet, HowItWorks, PageHero, QuoteForm, Text } from 'agency-ui';
import { quoteForm } from '../integrations.js';
import { PrivacyNote } from '../PrivacyNote.js';

const breadcrumbs = { trail: [homeLink], current: quoteAction.name };

export const data = { picture: hero.picture, breadcrumbs };

export default function InquiriesPage() {
  return (
    <>
      <PageHero {...hero} foot="deep" breadcrumbs={<Breadcrumbs {...breadcrumbs} />} />
      <HowItWorks
        {...howItWorks}
        note={
          <>
            <Text>{callNote}</Text>
            <ArrowLink href={`tel:${agency.phone.replaceAll(' ', '')}`}>{agency.phone}</ArrowLink>
          </>
        }
        sheet={
          <FormSheet heading={formHeading} headingLevel={2} plate="start">
            <QuoteForm {...quoteForm} note={<PrivacyNote />} />
          </FormSheet>
        }
      />
    </>
  );
}
