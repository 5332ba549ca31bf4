/** The form's fields, their validation in the browser and on the server, and their names in e-mails. */
import { defineForm, emailRule, phoneRule } from 'agency-ui/forms/definitions';

export const enquiryForm = defineForm({
  name: 'bauvorhaben',
  title: 'Anfrage zu einem Bauvorhaben',
  groups: { project: 'Was haben Sie vor?', person: 'Wie erreichen wir Sie?' },
  fields: {
    kind: {
      kind: 'radio',
      label: 'Art des Vorhabens',
      options: [
        { value: 'umbau', label: 'Umbau oder Sanierung' },
        { value: 'erweiterung', label: 'Anbau oder Aufstockung' },
        { value: 'neubau', label: 'Neubau' },
        { value: 'beratung', label: 'Beratung vor dem Kauf' },
      ],
      error: 'Bitte wählen Sie die Art des Vorhabens',
      group: 'project',
    },
    place: {
      kind: 'text',
      label: 'Ort',
      autoComplete: 'address-level2',
      error: 'Bitte geben Sie den Ort an',
      group: 'project',
    },
    budget: {
      kind: 'select',
      label: 'Budget',
      placeholder: 'Noch offen',
      options: [
        { value: 'bis-200', label: 'bis 200.000 Euro' },
        { value: 'bis-600', label: '200.000 bis 600.000 Euro' },
        { value: 'ab-600', label: 'über 600.000 Euro' },
      ],
      optional: true,
      error: 'Bitte wählen Sie ein Budget aus der Liste',
      group: 'project',
    },
    message: {
      kind: 'textarea',
      label: 'Ihr Vorhaben',
      hint: 'Was steht dort heute, und wer soll darin leben oder arbeiten?',
      error: 'Bitte beschreiben Sie Ihr Vorhaben in ein bis zwei Sätzen',
      group: 'project',
    },
    name: {
      kind: 'text',
      label: 'Name',
      autoComplete: 'name',
      error: 'Bitte geben Sie Ihren Namen an',
      group: 'person',
    },
    email: {
      kind: 'email',
      label: 'E-Mail-Adresse',
      autoComplete: 'email',
      rule: emailRule('Bitte geben Sie eine gültige E-Mail-Adresse an'),
      group: 'person',
    },
    phone: {
      kind: 'phone',
      label: 'Telefon',
      autoComplete: 'tel',
      optional: true,
      rule: phoneRule('Bitte geben Sie eine gültige Telefonnummer an', { min: 0 }),
      group: 'person',
    },
  },
  labels: {
    submit: 'Anfrage senden',
    succeeded: 'Vielen Dank! Ihre Anfrage liegt auf unserem Tisch.',
    succeededDetail: 'Wir antworten innerhalb von drei Werktagen per E-Mail.',
    sent: 'Ihre Anfrage ist angekommen.',
    failed: 'Ihre Anfrage konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal.',
  },
});
