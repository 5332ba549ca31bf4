/** Receives booking requests and stores them in `data` next to the server. */
import { createEnquiries, type EnquiryAnswer } from 'agency-enquiries';
import { createBookingForm } from 'agency-ui/forms/definitions';
import { ptPT } from 'agency-ui/locales/pt-PT';
import { tables } from './booking';
import { appointment, clinic } from './content';

const labels: Record<string, unknown> = { ...ptPT.BookingForm, ...appointment.labels };

/** A field's error, for visitors without JavaScript. */
const messageOf = (field: string) => {
  const message = labels[`${field}Error`] ?? labels[field];
  return typeof message === 'string' ? message : field;
};

/** A plain page for visitors without JavaScript whose request could not be accepted. */
function problemPage({ status, issues }: EnquiryAnswer): string {
  const text =
    status === 422
      ? 'Há campos por corrigir. Volte atrás no navegador: o que escreveu continua lá.'
      : `Não conseguimos guardar o seu pedido. Ligue-nos, por favor: ${clinic.phone}.`;
  const items = Object.keys(issues ?? {}).map((field) => `<li>${messageOf(field)}</li>`);
  const title = 'O pedido não seguiu';
  return `<!doctype html>
<html lang="pt-PT">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <title>${title}</title>
  <link rel="stylesheet" href="/pedido.css">
  <h1>${title}</h1>
  <p>${text}</p>
  <ul>${items.join('')}</ul>
</html>`;
}

/** Months after which requests are deleted, as the privacy page says. */
const enquiryMonths = 6;

export const enquiries = createEnquiries({
  forms: [createBookingForm(tables)],
  database: { kind: 'sqlite', file: 'data/marcacoes.db' },
  locale: 'pt-PT',
  retention: { enquiryMonths },
  renderAnswer: (answer) =>
    answer.status === 201
      ? new Response(null, { status: 303, headers: { Location: '/obrigado/' } })
      : problemPage(answer),
});
