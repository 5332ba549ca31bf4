import { agency } from 'agency-content';
import { detailsHeading, responseTime } from 'agency-content/contact';
import { quoteLabels } from 'agency-content/inquiries';
import { answerLabels, type EnquiryAnswer } from 'agency-enquiries';
import {
  ArrowLink,
  ButtonLink,
  ContactDetails,
  ContactMessageForm,
  ContactPageForm,
  Container,
  FormCard,
  FormColumns,
  mailUrl,
  NewsletterForm,
  PageHero,
  QuoteForm,
  type QuoteFormProps,
  Section,
  ServiceContactForm,
  Stack,
  whatsAppUrl,
} from 'agency-ui';
import { PrivacyNote } from './PrivacyNote.js';

const QuoteFormInOurWords = (props: QuoteFormProps) => <QuoteForm labels={quoteLabels} {...props} />;

/** The kit's form for each definition, with the copy from its page. */
const forms = {
  message: ContactMessageForm,
  quote: QuoteFormInOurWords,
  contact: ContactPageForm,
  service: ServiceContactForm,
  newsletter: NewsletterForm,
};

const isFormName = (name: string | undefined): name is keyof typeof forms => name !== undefined && name in forms;

/**
 * Links that contain the typed text, for when a form cannot be sent at the moment. The phone number is beside the form.
 */
const otherWays = (summary: string) => (
  <>
    <ButtonLink href={whatsAppUrl(agency.phone, summary)}>{answerLabels.whatsapp}</ButtonLink>
    <ButtonLink href={mailUrl(agency.email, answerLabels.emailSubject, summary)} variant="outline">
      {answerLabels.email}
    </ButtonLink>
  </>
);

/** The receipt for a form sent without JavaScript, or else the form again with its errors. */
export function EnquiryAnswerPage(answer: EnquiryAnswer) {
  const { status, form, values, issues, page, id, action, title, text, isBlocked, summary } = answer;
  const FormOfName = isFormName(form?.name) ? forms[form.name] : undefined;
  const isKept = status !== 201 && Object.keys(values).length > 0;
  const back = <ArrowLink href={page ?? '/'}>{answerLabels.back}</ArrowLink>;
  const details = <ContactDetails heading={detailsHeading} agency={agency} responseTime={responseTime} />;
  if (form && FormOfName && isKept) {
    return (
      <>
        <PageHero
          title={title}
          description={[text, isBlocked && answerLabels.sameText].filter(Boolean).join(' ') || undefined}
          actions={isBlocked && otherWays(summary)}
          bottomSpace="deep"
        />
        <FormColumns
          card={
            <FormCard heading={form.title} headingLevel={2} shadowSide="start">
              <FormOfName
                action={action}
                defaultValues={values}
                errors={issues}
                hint={<PrivacyNote />}
                {...('files' in form.fields && { files: true })}
              />
            </FormCard>
          }
        >
          <Stack gap="huge">
            {details}
            {back}
          </Stack>
        </FormColumns>
      </>
    );
  }
  return (
    <>
      <PageHero title={title} description={text || undefined} />
      <Section>
        <Container>
          <Stack gap="huge">
            {status === 201 && FormOfName && (
              <FormOfName
                defaultValues={values}
                receipt={{ id, page: page ?? '/' }}
                headingLevel={2}
                nextSteps={responseTime}
                fallback={{ whatsapp: agency.phone, email: agency.email }}
                {...('files' in (form?.fields ?? {}) && { files: true })}
              />
            )}
            {status !== 201 && details}
            {back}
          </Stack>
        </Container>
      </Section>
    </>
  );
}
