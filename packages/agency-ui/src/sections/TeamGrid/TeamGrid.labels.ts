/** English labels for `TeamGrid`. */
export const teamGridLabels = {
  /** Profile link text. */
  profile: 'LinkedIn',
  /**
   * Appended to that link's accessible name, saying who it is about and that it opens a new tab (WCAG 2.4.4, 3.2.5).
   */
  profileOf: (name: string) => `of ${name} (opens in a new tab)`,
  /** Shown if there are neither members nor staff. */
  empty: 'There are no profiles here yet.',
};

export type TeamGridLabels = typeof teamGridLabels;

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    TeamGrid: TeamGridLabels;
  }
}
