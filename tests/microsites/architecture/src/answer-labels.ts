/** German copy for the response page that visitors without JavaScript see. */
import type { EnquiriesOptions } from 'agency-enquiries';

export const answerLabels: NonNullable<EnquiriesOptions['labels']> = {
  invalid: 'Bitte prüfen Sie Ihre Angaben',
  outdated:
    'Das Formular hat sich geändert, seit Sie die Seite geöffnet haben. Bitte prüfen Sie es und senden Sie es erneut.',
  tooLong: 'Ihr Text ist zu lang',
  tooLongDetail: 'Gehen Sie im Browser zurück: Ihr Text ist noch da. Kürzen Sie ihn, oder schicken Sie ihn per E-Mail.',
  tooMany: 'Bitte warten Sie ein paar Minuten',
  tooManyDetail: 'Das waren viele Anfragen auf einmal. Ihr Text steht unten: Bitte senden Sie ihn gleich noch einmal.',
  notStored: 'Ihre Anfrage wurde noch nicht gesendet',
  notStoredDetail:
    'Wir konnten sie gerade nicht speichern. Ihr Text steht unten: Bitte senden Sie ihn gleich noch einmal.',
  refused: 'Ihre Anfrage wurde nicht gesendet',
  refusedDetail: 'Bitte gehen Sie zurück zur Seite und senden Sie das Formular von dort.',
  stored: 'Vielen Dank',
  reference: 'Vorgangsnummer',
  back: 'Zurück zur Seite',
  contact: 'Sie erreichen uns auch so:',
  sameText: 'Sie können denselben Text auch anders schicken:',
  email: 'E-Mail',
  emailSubject: 'Anfrage über Ihre Website',
};
