/** What the section says by itself. */
export interface TeamGridLabels {
  /** The link to somebody's profile. */
  profile: string;
  /** Ends that link's accessible name: whose it is, and that it opens a new tab (WCAG 2.4.4, 3.2.5). */
  profileOf: (name: string) => string;
  /** Stands where there is neither a member nor a word about the staff. */
  empty: string;
}

export const teamGridLabels: TeamGridLabels = {
  profile: 'LinkedIn',
  profileOf: (name) => `of ${name} (opens in a new tab)`,
  empty: 'Profiles coming soon. Write to us, and the right person will answer.',
};

declare module '../../primitives/AgencyProvider/label-pack.js' {
  interface CompleteLabelPack {
    TeamGrid: TeamGridLabels;
  }
}
