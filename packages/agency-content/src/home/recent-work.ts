/** The four projects that the home page shows (spec section 2, "Recent work"). */
import { brandActivation } from '../projects/brand-activation.js';
import { corporateWorkshop } from '../projects/corporate-workshop.js';
import { teamBuilding } from '../projects/team-building.js';
import { yearEndParty } from '../projects/year-end-party.js';
import type { RecentWork } from '../schemas.js';

export const recentWork = {
  eyebrow: 'Recent work',
  heading: 'Four jobs, four clients',
  lead: 'A rooftop party, a day in the forest, a street activation and a workshop.',
  projects: [yearEndParty, teamBuilding, brandActivation, corporateWorkshop],
  allProjectsPath: '/case-studies',
} satisfies RecentWork;
