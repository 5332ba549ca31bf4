/** All finished projects, by number. Each has a page at /projects/{id}. */
import type { NavigationItem, Project } from 'agency-ui/schemas';
import { anniversaryBook } from './projects/anniversary-book.js';
import { brandActivation } from './projects/brand-activation.js';
import { coffeeIdentity } from './projects/coffee-identity.js';
import { corporateWorkshop } from './projects/corporate-workshop.js';
import { matatuCampaign } from './projects/matatu-campaign.js';
import { podcastSeries } from './projects/podcast-series.js';
import { teamBuilding } from './projects/team-building.js';
import { tradeShowStand } from './projects/trade-show-stand.js';
import { yearEndParty } from './projects/year-end-party.js';

export const projects: readonly Project[] = [
  yearEndParty,
  teamBuilding,
  brandActivation,
  corporateWorkshop,
  tradeShowStand,
  anniversaryBook,
  podcastSeries,
  coffeeIdentity,
  matatuCampaign,
];

/** When the projects last changed, `YYYY-MM-DD`, for search engines. Update it whenever they change. */
export const lastUpdated = '2026-11-28';

/** The second link on the page for an unknown project id. */
export const homeFromProjects: NavigationItem = { name: 'Return to Home', path: '/' };
