/** Whether a sender has answered with a `Response`. Test environments may not have the class: jsdom in Jest, for example. */
export const isResponse = (answer: unknown): answer is Response =>
  typeof Response !== 'undefined' && answer instanceof Response;
