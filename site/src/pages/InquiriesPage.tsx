import { agency, homeLink, quoteAction } from 'agency-content';
import { callNote, formHeading, hero, howItWorks } from 'agency-content/inquiries';
import { ArrowLink, Breadcrumbs, FormSheet, HowItWorks, PageHero, Text } from 'agency-ui';
import { lazyPart } from '../lazy-part.js';

export const { picture } = hero;

const Form = lazyPart(() => import('../parts/forms/QuoteRequest.js'));

export const parts = [Form];

export default function InquiriesPage() {
  return (
    <>
      <PageHero {...hero} foot="deep" breadcrumbs={<Breadcrumbs trail={[homeLink]} current={quoteAction.name} />} />
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
            <Form />
          </FormSheet>
        }
      />
    </>
  );
}
