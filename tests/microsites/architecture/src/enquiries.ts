/** The form's server side. Stores and delivers enquiries if `ENQUIRIES=on` is set. */
import { createEnquiries, nameOfLocation, readEnquirySettings } from 'agency-enquiries';
import { clientAddress, readClientAddressHeader } from 'agency-enquiries/http';
import { deDE } from 'agency-ui/locales/de-DE';
import { answerLabels } from './answer-labels';
import { agency } from './content';
import { enquiryForm } from './enquiry-form';

/** The development server stores enquiries without further settings. */
const defaults = process.env.NODE_ENV === 'development' ? { ENQUIRIES: 'on' } : {};

const settings = readEnquirySettings({ ...defaults, ...process.env });
const addressHeader = readClientAddressHeader(process.env);

/** Undefined if enquiries are off. */
export const enquiries =
  settings &&
  createEnquiries({
    ...settings,
    forms: [enquiryForm],
    locale: 'de-DE',
    labels: answerLabels,
    answerPage: {
      siteName: agency.name,
      lang: 'de',
      formLabels: deDE,
      stylesheets: ['/answer-page/answer-page.css'],
      contact: { email: agency.email, phone: agency.phone },
    },
  });

const offText = `Ihre Anfrage wurde nicht gesendet: Diese Website nimmt noch keine Anfragen an. Bitte rufen Sie uns an (${agency.phone}) oder schreiben Sie an ${agency.email}.`;

/**
 * Responds to a request to the form's endpoint.
 *
 * @param remote - The connection's address, if the framework knows it. Used only for the rate limit, and not stored.
 */
export async function receiveEnquiry(request: Request, remote?: string): Promise<Response> {
  if (!enquiries) return new Response(offText, { status: 503 });
  const address = clientAddress({ headers: request.headers, remote, header: addressHeader });
  return enquiries.handle(request, { address });
}

/** Starts deliveries, and prints where enquiries go. */
export function startEnquiries(): void {
  if (!settings || !enquiries) {
    console.warn('Enquiries are off, so the form sends nothing. To turn them on, start with ENQUIRIES=on.');
    return;
  }
  const { database, mail, webhook } = settings;
  const receivers = [mail?.to, webhook && new URL(webhook.url).host].filter((receiver) => receiver !== undefined);
  const delivery = receivers.join(' and ') || 'nobody: read them with "npm run enquiries list"';
  console.log(`Enquiries are stored in ${nameOfLocation(database)} and sent to ${delivery}.`);
  void enquiries.start();
}

/**
 * Finishes pending deliveries when the process is stopped, for frameworks that close their own server. Otherwise the
 * delivery timers would keep the process alive.
 */
export function stopEnquiriesOnSignal(): void {
  // A development server relies on the default SIGINT behaviour, which a listener would replace.
  if (process.env.NODE_ENV !== 'production') return;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void enquiries?.stop(5000));
}
