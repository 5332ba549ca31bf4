import type { AnswerLabels } from '../answer/answer.js';

/**
 * Portuguese (Portugal), for the response pages shown to visitors without JavaScript. Complete: pass it as `labels`.
 *
 * No native-speaking editor has reviewed it yet. Ask one to read it before you publish a page in Portuguese.
 */
export const ptPT: AnswerLabels = {
  invalid: 'Reveja os seus dados, por favor',
  outdated: 'O formulário mudou desde que abriu a página. Reveja-o e envie-o de novo, por favor.',
  tooLong: 'O seu texto é demasiado longo',
  tooLongDetail: 'Use o botão Voltar do navegador: o seu texto continua lá. Encurte-o ou envie-o por e-mail.',
  filesTooLarge: 'Os seus ficheiros são demasiado grandes',
  filesTooLargeDetail: 'O seu texto está abaixo. Escolha menos ficheiros, ou mais pequenos, e envie de novo.',
  filesAgain: (files) =>
    `Escolha de novo estes ficheiros, por favor, porque o navegador não os pode guardar: ${files}.`,
  filesRefused: (files) => `Este formulário não aceita ficheiros. Envie ${files} por e-mail, por favor.`,
  filesFull:
    'De momento não podemos receber ficheiros. Retire-os, envie o texto e mande depois os ficheiros por e-mail.',
  filesFullRequired:
    'De momento não podemos receber ficheiros, e este formulário precisa deles. Envie o texto e os ficheiros de outra forma.',
  wrongContent: (file, type) =>
    `O conteúdo de ${file} não é do tipo ${type}. Guarde o ficheiro de novo como ${type} ou coloque-o num ficheiro ZIP.`,
  tooMany: 'Aguarde alguns minutos, por favor',
  tooManyDetail: 'Foram muitos envios de uma vez. O seu texto está abaixo: envie-o de novo dentro de alguns minutos.',
  notStored: 'O seu texto ainda não foi enviado',
  notStoredDetail: 'Não conseguimos guardá-lo agora. Está abaixo: envie-o de novo daqui a pouco.',
  refused: 'O seu texto não foi enviado',
  refusedDetail: 'Volte à página e envie o formulário a partir dela.',
  stored: 'Obrigado',
  reference: 'Referência',
  back: 'Voltar à página',
  unsubscribe: 'Cancelar a newsletter',
  unsubscribeDetail: 'Apagamos então o seu endereço da lista. As outras mensagens que nos enviou mantêm-se.',
  unsubscribed: 'Cancelou a newsletter',
  unsubscribedDetail: 'Apagámos o seu endereço da lista.',
  unsubscribeUnknown: 'Este endereço não está inscrito',
  unsubscribeUnknownDetail: 'Talvez a inscrição já tenha sido cancelada.',
  unsubscribeFailed: 'A newsletter ainda não foi cancelada',
  unsubscribeFailedDetail: 'Algo correu mal do nosso lado. Tente de novo daqui a pouco, por favor.',
  unsubscribeTooManyDetail:
    'Chegaram agora demasiados pedidos da sua rede. Aguarde um minuto e carregue de novo no botão.',
  contact: 'Também pode contactar-nos aqui:',
  sameText: 'Também pode enviar o mesmo texto de outra forma:',
  whatsapp: 'WhatsApp',
  email: 'E-mail',
  emailSubject: 'Contacto através do site',
  yes: 'sim',
  no: 'não',
};
