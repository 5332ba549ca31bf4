import type { AnswerLabels } from '../answer/answer.js';

/**
 * Spanish (Spain), for the response pages shown to visitors without JavaScript. Complete: pass it as `labels`.
 *
 * No native-speaking editor has reviewed it yet. Ask one to read it before you publish a page in Spanish.
 */
export const esES: AnswerLabels = {
  invalid: 'Revise sus datos',
  outdated: 'El formulario ha cambiado desde que abrió la página. Revíselo y envíelo de nuevo.',
  tooLong: 'Su texto es demasiado largo',
  tooLongDetail: 'Use el botón Atrás de su navegador: su texto sigue allí. Acórtelo o envíelo por correo electrónico.',
  filesTooLarge: 'Sus archivos son demasiado grandes',
  filesTooLargeDetail: 'Su texto está abajo. Elija menos archivos, o más pequeños, y envíelo de nuevo.',
  filesAgain: (files) => `Elija de nuevo estos archivos, porque el navegador no puede conservarlos: ${files}.`,
  filesRefused: (files) => `Este formulario no admite archivos. Envíe ${files} por correo electrónico.`,
  filesFull:
    'Ahora mismo no podemos recibir archivos. Quítelos, envíe el texto y mande después los archivos por correo electrónico.',
  filesFullRequired:
    'Ahora mismo no podemos recibir archivos, y este formulario los necesita. Envíe el texto y los archivos por otra vía.',
  wrongContent: (file, type) =>
    `El contenido de ${file} no es de tipo ${type}. Guárdelo de nuevo como ${type} o inclúyalo en un archivo ZIP.`,
  tooMany: 'Espere unos minutos',
  tooManyDetail: 'Han sido muchos envíos a la vez. Su texto está abajo: envíelo de nuevo dentro de unos minutos.',
  notStored: 'Su texto aún no se ha enviado',
  notStoredDetail: 'No hemos podido guardarlo en este momento. Está abajo: envíelo de nuevo enseguida.',
  refused: 'Su texto no se ha enviado',
  refusedDetail: 'Vuelva a la página y envíe el formulario desde allí.',
  stored: 'Gracias',
  reference: 'Referencia',
  back: 'Volver a la página',
  unsubscribe: 'Darse de baja del boletín',
  unsubscribeDetail: 'Borraremos su dirección de la lista. Los demás mensajes que nos ha enviado se conservan.',
  unsubscribed: 'Se ha dado de baja',
  unsubscribedDetail: 'Hemos borrado su dirección de la lista del boletín.',
  unsubscribeUnknown: 'Esta dirección no está suscrita',
  unsubscribeUnknownDetail: 'Puede que ya se hubiera dado de baja.',
  unsubscribeFailed: 'Aún no se ha dado de baja',
  unsubscribeFailedDetail: 'Algo ha fallado por nuestra parte. Inténtelo de nuevo enseguida.',
  unsubscribeTooManyDetail:
    'Han llegado demasiadas peticiones desde su red. Espere un minuto y pulse el botón de nuevo.',
  contact: 'También puede ponerse en contacto con nosotros aquí:',
  sameText: 'También puede enviar el mismo texto por otra vía:',
  whatsapp: 'WhatsApp',
  email: 'Correo electrónico',
  emailSubject: 'Consulta desde la web',
  yes: 'sí',
  no: 'no',
};
