/** Labels of `NotFound`. */
export interface NotFoundLabels {
  /** HTTP status, as large as the page allows. */
  code: string;
  heading: string;
  /** Explanation and advice. */
  explanation: string;
  /** Link to the home page. */
  home: string;
  /** Accessible name of the list of further links. */
  ways: string;
}

export const notFoundLabels: NotFoundLabels = {
  code: '404',
  heading: 'Oops! Page not found',
  explanation: 'This page never went to press. The address may be out of date, or have a typo in it.',
  home: 'Return to Home',
  ways: 'Or go straight to',
};

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    NotFound: NotFoundLabels;
  }
}
