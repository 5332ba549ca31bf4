import type { AnswerLabels } from '../answer/answer.js';

/**
 * French (France), for the response pages shown to visitors without JavaScript. Complete: pass it as `labels`.
 *
 * No native-speaking editor has reviewed it yet. Ask one to read it before you publish a page in French.
 */
export const frFR: AnswerLabels = {
  invalid: 'Veuillez vérifier votre saisie',
  outdated:
    'Le formulaire a changé depuis que vous avez ouvert la page. Veuillez le vérifier, puis l’envoyer à nouveau.',
  tooLong: 'Votre texte est trop long',
  tooLongDetail:
    'Utilisez le bouton Retour de votre navigateur\u202f: votre texte s’y trouve encore. Raccourcissez-le, ou envoyez-le par e-mail.',
  filesTooLarge: 'Vos fichiers sont trop volumineux',
  filesTooLargeDetail:
    'Votre texte figure ci-dessous. Choisissez des fichiers moins nombreux ou plus petits, puis envoyez-le à nouveau.',
  filesAgain: (files) =>
    `Veuillez choisir à nouveau ces fichiers, car un navigateur ne peut pas les conserver\u202f: ${files}.`,
  filesRefused: (files) => `Ce formulaire n’accepte pas de fichiers. Veuillez envoyer ${files} par e-mail.`,
  filesFull:
    'Nous ne pouvons pas recevoir de fichiers pour le moment. Retirez-les, envoyez le texte, puis envoyez les fichiers par e-mail.',
  filesFullRequired:
    'Nous ne pouvons pas recevoir de fichiers pour le moment, et ce formulaire en a besoin. Envoyez le texte et les fichiers autrement.',
  wrongContent: (file, type) =>
    `Le contenu de ${file} n’est pas au format ${type}. Enregistrez-le à nouveau au format ${type}, ou placez-le dans une archive ZIP.`,
  tooMany: 'Veuillez patienter quelques minutes',
  tooManyDetail:
    'Cela faisait beaucoup d’envois à la fois. Votre texte figure ci-dessous\u202f: envoyez-le à nouveau dans quelques minutes.',
  notStored: 'Votre texte n’a pas encore été envoyé',
  notStoredDetail:
    'Nous n’avons pas pu l’enregistrer. Il figure ci-dessous\u202f: envoyez-le à nouveau dans un instant.',
  refused: 'Votre texte n’a pas été envoyé',
  refusedDetail: 'Revenez à la page, puis envoyez le formulaire depuis celle-ci.',
  stored: 'Merci',
  reference: 'Référence',
  back: 'Retour à la page',
  unsubscribe: 'Se désabonner de la newsletter',
  unsubscribeDetail:
    'Nous effacerons votre adresse de la liste. Les autres messages que vous nous avez envoyés sont conservés.',
  unsubscribed: 'Vous êtes désabonné de la newsletter',
  unsubscribedDetail: 'Nous avons effacé votre adresse de la liste.',
  unsubscribeUnknown: 'Cette adresse n’est pas abonnée',
  unsubscribeUnknownDetail: 'Elle a peut-être déjà été désabonnée.',
  unsubscribeFailed: 'Vous n’êtes pas encore désabonné',
  unsubscribeFailedDetail: 'Une erreur s’est produite de notre côté. Veuillez réessayer dans un instant.',
  unsubscribeTooManyDetail:
    'Trop de demandes sont arrivées de votre réseau. Attendez une minute, puis appuyez à nouveau sur le bouton.',
  contact: 'Vous pouvez aussi nous joindre ici\u202f:',
  sameText: 'Vous pouvez aussi envoyer le même texte autrement\u202f:',
  whatsapp: 'WhatsApp',
  email: 'E-mail',
  emailSubject: 'Demande via votre site',
  yes: 'oui',
  no: 'non',
};
