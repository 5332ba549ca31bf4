import { agency, homeLink, quoteAction } from 'agency-content';
import { agentTool, callNote, formHeading, hero, howItWorks, otherForms, quoteLabels } from 'agency-content/inquiries';
import { AgencyLink, ArrowLink, Breadcrumbs, FormCard, HowItWorks, PageHero, QuoteForm, Stack, Text } from 'agency-ui';
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
            <Stack gap="medium">
              <div>
                <Text>{otherForms.text}</Text>
                {otherForms.links.map(({ name, path }) => (
                  <div key={path}>
                    <AgencyLink href={path}>{name}</AgencyLink>
                  </div>
                ))}
              </div>
              <QuoteForm
                {...quoteForm}
                {...agentTool}
                labels={{ ...quoteForm.labels, ...quoteLabels }}
                hint={<PrivacyNote />}
              />
            </Stack>
          </FormCard>
        }
      />
    </>
  );
}
