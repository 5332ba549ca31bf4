/** English labels for `NotFound`. */
export const notFoundLabels = {
  /** HTTP status, as large as the page allows. */
  code: '404',
  heading: 'Oops! Page not found',
  /** Explanation and advice. */
  explanation: 'This page never went to press. The address may be out of date or contain a typo.',
  /** Link to the home page. */
  home: 'Return to Home',
  /** Accessible name of the list of further links. */
  linksLabel: 'Or go straight to',
};

export type NotFoundLabels = typeof notFoundLabels;

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    NotFound: NotFoundLabels;
  }
}
