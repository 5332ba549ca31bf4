/** English labels shared by `JobList` and `JobPosting`. */
export const jobLabels = {
  fullTime: 'Full-time',
  partTime: 'Part-time',
  temporary: 'Fixed term',
  freelance: 'Freelance',
  internship: 'Internship',
  apprenticeship: 'Apprenticeship',
  volunteer: 'Volunteer',
  /** Location of a job that may be done from elsewhere. */
  remote: (place: string) => `${place}, or remote`,
  /** Both ends of a salary band, as formatted prices. */
  salaryBand: (from: string, to: string) => `${from} – ${to}`,
  /** A salary or band, with its period. */
  salaryPerHour: (amount: string) => `${amount} per hour`,
  salaryPerDay: (amount: string) => `${amount} per day`,
  salaryPerWeek: (amount: string) => `${amount} per week`,
  salaryPerMonth: (amount: string) => `${amount} per month`,
  salaryPerYear: (amount: string) => `${amount} per year`,
};

export type JobLabels = typeof jobLabels;
