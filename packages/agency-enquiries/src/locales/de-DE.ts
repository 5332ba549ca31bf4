import type { AnswerLabels } from '../answer/answer.js';

/**
 * German (Germany), for the response pages shown to visitors without JavaScript. Complete: pass it as `labels`.
 *
 * No native-speaking editor has reviewed it yet. Ask one to read it before you publish a page in German.
 */
export const deDE: AnswerLabels = {
  invalid: 'Bitte prüfen Sie Ihre Angaben',
  outdated:
    'Das Formular wurde geändert, seit Sie die Seite geöffnet haben. Bitte prüfen Sie es und senden Sie es noch einmal.',
  tooLong: 'Ihr Text ist zu lang',
  tooLongDetail: 'Gehen Sie im Browser zurück: Ihr Text ist noch da. Kürzen Sie ihn, oder senden Sie ihn per E-Mail.',
  filesTooLarge: 'Ihre Dateien sind zu groß',
  filesTooLargeDetail:
    'Ihr Text steht unten. Wählen Sie weniger oder kleinere Dateien, und senden Sie das Formular noch einmal.',
  filesAgain: (files) =>
    `Bitte wählen Sie diese Dateien noch einmal aus, denn ein Browser kann sie nicht behalten: ${files}.`,
  filesRefused: (files) => `Dieses Formular nimmt keine Dateien an. Bitte senden Sie ${files} per E-Mail.`,
  filesFull:
    'Wir können gerade keine Dateien annehmen. Entfernen Sie sie, senden Sie den Text, und schicken Sie die Dateien danach per E-Mail.',
  filesFullRequired:
    'Wir können gerade keine Dateien annehmen, und dieses Formular braucht sie. Bitte senden Sie Text und Dateien auf anderem Weg.',
  wrongContent: (file, type) =>
    `${file} enthält keine ${type}-Datei. Speichern Sie die Datei noch einmal als ${type}, oder packen Sie sie in eine ZIP-Datei.`,
  tooMany: 'Bitte warten Sie ein paar Minuten',
  tooManyDetail: 'Das war viel auf einmal. Ihr Text steht unten. Bitte senden Sie ihn in ein paar Minuten noch einmal.',
  notStored: 'Ihr Text wurde noch nicht gesendet',
  notStoredDetail: 'Wir konnten ihn gerade nicht speichern. Er steht unten. Bitte senden Sie ihn gleich noch einmal.',
  refused: 'Ihr Text wurde nicht gesendet',
  refusedDetail: 'Gehen Sie zurück zur Seite, und senden Sie das Formular von dort.',
  stored: 'Vielen Dank',
  reference: 'Vorgangsnummer',
  back: 'Zurück zur Seite',
  unsubscribe: 'Newsletter abbestellen',
  unsubscribeDetail:
    'Wir löschen dann Ihre Adresse aus der Liste. Andere Nachrichten, die Sie uns gesendet haben, bleiben erhalten.',
  unsubscribed: 'Sie haben den Newsletter abbestellt',
  unsubscribedDetail: 'Wir haben Ihre Adresse aus der Liste gelöscht.',
  unsubscribeUnknown: 'Diese Adresse ist nicht angemeldet',
  unsubscribeUnknownDetail: 'Vielleicht wurde sie schon früher abgemeldet.',
  unsubscribeFailed: 'Der Newsletter ist noch nicht abbestellt',
  unsubscribeFailedDetail: 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es gleich noch einmal.',
  unsubscribeTooManyDetail:
    'Aus Ihrem Netz kamen gerade zu viele Anfragen. Warten Sie eine Minute, und klicken Sie dann noch einmal auf die Schaltfläche.',
  contact: 'Sie erreichen uns auch hier:',
  sameText: 'Sie können denselben Text auch auf anderem Weg senden:',
  whatsapp: 'WhatsApp',
  email: 'E-Mail',
  emailSubject: 'Anfrage über Ihre Website',
  yes: 'ja',
  no: 'nein',
};
