import type { AnswerLabels } from '../answer/answer.js';

/**
 * Kiswahili (Kenya), for the response pages shown to visitors without JavaScript. Complete: pass it as `labels`.
 *
 * No native-speaking editor has reviewed it yet. Ask one to read it before you publish a page in Kiswahili.
 */
export const swKE: AnswerLabels = {
  invalid: 'Tafadhali angalia ulichojaza',
  outdated: 'Fomu imebadilika tangu ulipofungua ukurasa. Tafadhali iangalie hapa chini, kisha uitume tena.',
  tooLong: 'Ujumbe wako ni mrefu mno',
  tooLongDetail:
    'Tumia kitufe cha kurudi nyuma cha kivinjari chako: ujumbe wako bado upo. Ufupishe, au utume kwa barua pepe.',
  filesTooLarge: 'Faili zako ni kubwa mno',
  filesTooLargeDetail: 'Ujumbe wako uko hapa chini. Chagua faili chache au ndogo zaidi, kisha utume tena.',
  filesAgain: (files) => `Tafadhali chagua faili hizi tena, kwa sababu kivinjari hakiwezi kuzihifadhi: ${files}.`,
  filesRefused: (files) => `Fomu hii haipokei faili. Tafadhali tuma ${files} kwa barua pepe.`,
  filesFull: 'Kwa sasa hatuwezi kupokea faili. Ziondoe, tuma ujumbe, kisha utume faili kwa barua pepe.',
  filesFullRequired:
    'Kwa sasa hatuwezi kupokea faili, na fomu hii inazihitaji. Tuma ujumbe na faili kwa njia nyingine.',
  wrongContent: (file, type) =>
    `Yaliyomo kwenye ${file} si ya aina ya ${type}. Ihifadhi tena kama ${type}, au iweke ndani ya faili ya ZIP.`,
  tooMany: 'Tafadhali subiri dakika chache',
  tooManyDetail: 'Umetuma mara nyingi kwa wakati mmoja. Ujumbe wako uko hapa chini: utume tena baada ya dakika chache.',
  notStored: 'Ujumbe wako bado haujatumwa',
  notStoredDetail: 'Hatukuweza kuuhifadhi sasa hivi. Uko hapa chini: tafadhali utume tena baada ya muda mfupi.',
  refused: 'Ujumbe wako haukutumwa',
  refusedDetail: 'Rudi kwenye ukurasa, kisha utume fomu ukiwa hapo.',
  stored: 'Asante',
  reference: 'Nambari ya kumbukumbu',
  back: 'Rudi kwenye ukurasa',
  unsubscribe: 'Acha kupokea habari zetu kwa barua pepe',
  unsubscribeDetail: 'Tutaondoa anwani yako kwenye orodha. Ujumbe mwingine uliotutumia utabaki.',
  unsubscribed: 'Hutapokea tena habari zetu',
  unsubscribedDetail: 'Tumeondoa anwani yako kwenye orodha ya habari zetu.',
  unsubscribeUnknown: 'Anwani hii haimo kwenye orodha',
  unsubscribeUnknownDetail: 'Huenda iliondolewa awali.',
  unsubscribeFailed: 'Bado hujaondolewa kwenye orodha',
  unsubscribeFailedDetail: 'Kumetokea hitilafu upande wetu. Tafadhali jaribu tena baada ya muda mfupi.',
  unsubscribeTooManyDetail:
    'Maombi mengi mno yametoka kwenye mtandao wako. Subiri dakika moja, kisha ubonyeze kitufe tena.',
  contact: 'Unaweza pia kuwasiliana nasi hapa:',
  sameText: 'Unaweza pia kutuma ujumbe huo huo kwa njia nyingine:',
  whatsapp: 'WhatsApp',
  email: 'Barua pepe',
  emailSubject: 'Ujumbe kutoka kwenye tovuti yenu',
  yes: 'ndiyo',
  no: 'hapana',
};
