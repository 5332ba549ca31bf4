/** Whether a sender has returned a `Response`. Some test environments lack the class, such as jsdom in Jest. */
export const isResponse = (answer: unknown): answer is Response =>
  typeof Response !== 'undefined' && answer instanceof Response;
