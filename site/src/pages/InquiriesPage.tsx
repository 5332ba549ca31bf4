import { agency, homeLink, quoteAction } from 'agency-content';
import { agentTool, callNote, formHeading, hero, howItWorks, quoteLabels } from 'agency-content/inquiries';
import { ArrowLink, Breadcrumbs, FormCard, HowItWorks, PageHero, QuoteForm, Text } from 'agency-ui';
import { quoteForm } from '../integrations.js';
import { PrivacyNote } from '../PrivacyNote.js';

const breadcrumbs = { items: [homeLink], current: quoteAction.name };

export const data = { picture: hero.picture, breadcrumbs };

export default function InquiriesPage() {
  return (
    <>
      <PageHero {...hero} bottomSpace="deep" breadcrumbs={<Breadcrumbs {...breadcrumbs} />} />
      <HowItWorks
        {...howItWorks}
        footer={
          <>
            <Text>{callNote}</Text>
            <ArrowLink href={`tel:${agency.phone.replaceAll(' ', '')}`}>{agency.phone}</ArrowLink>
          </>
        }
        card={
          <FormCard heading={formHeading} headingLevel={2} shadowSide="start">
            <QuoteForm
              {...quoteForm}
              {...agentTool}
              labels={{ ...quoteForm.labels, ...quoteLabels }}
              hint={<PrivacyNote />}
            />
          </FormCard>
        }
      />
    </>
  );
}
