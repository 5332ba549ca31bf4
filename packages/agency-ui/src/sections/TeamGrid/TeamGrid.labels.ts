/** Labels of `TeamGrid`. */
export interface TeamGridLabels {
  /** Text of the link to a profile. */
  profile: string;
  /** Appended to that link's accessible name: the person, and that a new tab opens (WCAG 2.4.4, 3.2.5). */
  profileOf: (name: string) => string;
  /** Shown without members and staff. */
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
