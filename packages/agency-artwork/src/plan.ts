/** The picture plan: every picture on the site. */
import { BLOG } from './plan/blog.js';
import { BRAND } from './plan/brand.js';
import { EVENTS } from './plan/events.js';
import { EXPERIENTIAL } from './plan/experiential.js';
import { EXPOS } from './plan/expos.js';
import { HEROES } from './plan/heroes.js';
import { HOME } from './plan/home.js';
import { JOBS } from './plan/jobs.js';
import { OUTDOOR } from './plan/outdoor.js';
import { PAGES } from './plan/pages.js';
import { PLATES } from './plan/plates.js';
import { PRINTING } from './plan/printing.js';
import { PRODUCTION } from './plan/production.js';
import type { PlannedPicture } from './plan/row.js';
import { STAFF } from './plan/staff.js';
import { TEAM } from './plan/team.js';

export type { PlannedPicture } from './plan/row.js';

/** Every picture on the site, in printing order. */
export const PLAN: readonly PlannedPicture[] = [
  ...HEROES,
  ...HOME,
  ...PAGES,
  ...EXPERIENTIAL,
  ...EVENTS,
  ...EXPOS,
  ...PRODUCTION,
  ...STAFF,
  ...PRINTING,
  ...PLATES,
  ...BRAND,
  ...OUTDOOR,
  ...BLOG,
  ...TEAM,
  ...JOBS,
];
