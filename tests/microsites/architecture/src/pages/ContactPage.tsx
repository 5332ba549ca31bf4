import { Breadcrumbs, ContactDetails, FormCard, FormColumns, PageHero, Prose } from 'agency-ui';
import { agency, contactPage, imprint, privacy } from '../content';
import { Enquiry } from '../Enquiry';

export function ContactPage() {
  const { title, description, form, office, responseTime } = contactPage;
  return (
    <>
      <PageHero
        title={title}
        description={description}
        tone="paper"
        bottomSpace="deep"
        breadcrumbs={<Breadcrumbs items={[{ name: 'Start', path: '/' }]} current={title} />}
      />
      <FormColumns
        id="anfrage"
        card={
          <FormCard heading={form} headingLevel={2}>
            <Enquiry />
          </FormCard>
        }
      >
        <ContactDetails heading={office} agency={agency} responseTime={responseTime} className="lettered-details" />
      </FormColumns>
      <Prose id="impressum" {...imprint} />
      <Prose id="datenschutz" {...privacy} tone="white" />
    </>
  );
}
