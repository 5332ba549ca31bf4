/** What the page says by itself. */
export interface NotFoundLabels {
  /** The status, set as large as the page allows. */
  code: string;
  heading: string;
  /** What may have happened, and what to do. */
  explanation: string;
  /** The way back to the home page. */
  home: string;
  /** Names the list of other ways on. */
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
