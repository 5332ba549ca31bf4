import { Form, mailUrl, whatsAppUrl } from 'agency-ui/forms/Form';
import { AgencyProvider, type LabelPack } from 'agency-ui/primitives/AgencyProvider';
import { Heading } from 'agency-ui/primitives/Heading';
import { Container, Section } from 'agency-ui/primitives/Section';
import { Stack } from 'agency-ui/primitives/Stack';
import { Text } from 'agency-ui/primitives/Text';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type AnswerLabels, type EnquiryAnswer, textsOfAnswer } from './answer.js';
import { labelsInPack, translateForm } from './kit-labels.js';

/** Describes the site, for the default response page shown to visitors without JavaScript. */
export interface AnswerPageOptions {
  /** Text of the home page link, also used in the page title. */
  siteName?: string | undefined;
  /**
   * The page's language, as a BCP 47 tag.
   *
   * @default 'en'
   */
  lang?: string | undefined;
  /**
   * Labels for the kit's form on the page, such as `deDE` from `agency-ui/locales/de-DE`. They also translate the
   * kit's own definitions, such as `quoteForm`. The rest of the page's text comes from the `labels` option of
   * `createEnquiries`, such as `deDE` from `agency-enquiries/locales/de-DE`. English by default.
   */
  formLabels?: LabelPack | undefined;
  /**
   * Paths on the same origin: the kit's `styles.css`, and the site's theme. Without them, the page is unstyled HTML.
   */
  stylesheets?: readonly string[] | undefined;
  /**
   * Other ways to reach the site's owner, shown if the enquiry could not be stored. A receipt also offers `whatsapp`
   * (a phone number) and `email`, in case the visitor wants to add something.
   */
  contact?: { email?: string | undefined; phone?: string | undefined; whatsapp?: string | undefined } | undefined;
}

interface AnswerPageProps extends AnswerPageOptions {
  answer: EnquiryAnswer;
  labels: AnswerLabels;
}

interface ContactProps {
  contact: AnswerPageOptions['contact'];
  label: string;
}

/** One sentence with links for contacting the site's owner. */
export function Contact({ contact: { email, phone } = {}, label }: ContactProps) {
  if (!email && !phone) return null;
  return (
    <Text>
      {label} {email && <a href={`mailto:${email}`}>{email}</a>}
      {email && phone && ', '}
      {phone && <a href={telUrl(phone)}>{phone}</a>}
    </Text>
  );
}

const telUrl = (phone: string) => `tel:${phone.replace(/\s/g, '')}`;

interface OtherWaysProps {
  contact: AnswerPageOptions['contact'];
  /** What was typed. */
  summary: string;
  labels: AnswerLabels;
}

/** Links prefilled with what was typed, for when the form cannot be sent. */
function OtherWays({ contact: { email, phone, whatsapp } = {}, summary, labels }: OtherWaysProps) {
  const ways = [
    whatsapp && { name: labels.whatsapp, href: whatsAppUrl(whatsapp, summary) },
    email && { name: labels.email, href: mailUrl(email, labels.emailSubject, summary) },
    phone && { name: phone, href: telUrl(phone) },
  ].filter((way) => way !== undefined && way !== '');
  if (ways.length === 0) return null;
  return (
    <div>
      <Text>{labels.sameText}</Text>
      <ul>
        {ways.map(({ name, href }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface FrameProps extends AnswerPageOptions {
  title: string;
  text: string;
  children: ReactNode;
}

/** The HTML document, with a heading and content. */
export function Frame({ title, text, siteName, lang = 'en', stylesheets = [], children }: FrameProps) {
  return (
    <html lang={lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{[title, siteName].filter(Boolean).join(' | ')}</title>
        {stylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>
        <Section>
          <Container>
            <Stack gap="large">
              {siteName && (
                <header>
                  <a href="/">{siteName}</a>
                </header>
              )}
              <main>
                <Stack gap="large">
                  <Heading level={1}>{title}</Heading>
                  {text && <Text variant="lead">{text}</Text>}
                  {children}
                </Stack>
              </main>
            </Stack>
          </Container>
        </Section>
      </body>
    </html>
  );
}

/** Shows a receipt, or the submitted form with its errors. */
function AnswerPage({ answer, labels, ...options }: AnswerPageProps) {
  const { status, form, values, issues, page, id, action, isBlocked, summary } = answer;
  const { contact, lang = 'en', formLabels = {} } = options;
  const own = form ? labelsInPack(form, formLabels) : {};
  // The confirmation comes from the form's definition.
  const { title, text } =
    form && status === 201 ? textsOfAnswer({ ...answer, form: translateForm(form, formLabels) }, labels) : answer;
  const { phone: _, ...fallback } = contact ?? {};
  const isKept = status !== 201 && Object.keys(values).length > 0;
  return (
    <Frame title={title} text={text} {...options}>
      <AgencyProvider locale={lang} labels={formLabels}>
        {form && status === 201 && (
          <Form
            definition={form}
            action={action}
            defaultValues={values}
            receipt={{ id, page: page ?? '/' }}
            headingLevel={2}
            labels={{ ...own, sentReference: labels.reference }}
            fallback={fallback}
          />
        )}
        {status !== 201 && !isBlocked && <Contact contact={contact} label={labels.contact} />}
        {isBlocked && <OtherWays contact={contact} summary={summary} labels={labels} />}
        {form && isKept && (
          <Form errorSummary definition={form} action={action} defaultValues={values} errors={issues} labels={own} />
        )}
        <Text>
          <a href={page ?? '/'}>{labels.back}</a>
        </Text>
      </AgencyProvider>
    </Frame>
  );
}

/** Renders the default answer as a complete HTML document. */
export const renderAnswerPage = (answer: EnquiryAnswer, options: AnswerPageOptions, labels: AnswerLabels): string =>
  `<!doctype html>${renderToStaticMarkup(<AnswerPage answer={answer} labels={labels} {...options} />)}`;
