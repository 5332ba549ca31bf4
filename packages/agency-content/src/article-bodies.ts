/** The blog articles' text, keyed by path, for checks. Each page imports only its own. */
import type { ArticleBody } from 'agency-ui/schemas';
import { dayInStore } from './blog/day-in-store.js';
import { emptyHall } from './blog/empty-hall.js';
import { keepTheLeaf } from './blog/keep-the-leaf.js';
import { packaging } from './blog/packaging.js';
import { planningBackwards } from './blog/planning-backwards.js';
import { podcastAfternoon } from './blog/podcast-afternoon.js';
import { twoColours } from './blog/two-colours.js';
import { webinar } from './blog/webinar.js';
import { whySamplesWork } from './blog/why-samples-work.js';

export const articleBodies: Readonly<Record<string, ArticleBody>> = {
  '/blog/packaging-in-the-kitchen': packaging,
  '/blog/two-colours-are-plenty': twoColours,
  '/blog/one-podcast-afternoon': podcastAfternoon,
  '/blog/why-samples-work': whySamplesWork,
  '/blog/planning-backwards': planningBackwards,
  '/blog/keep-the-leaf': keepTheLeaf,
  '/blog/a-day-in-store': dayInStore,
  '/blog/how-to-read-an-empty-hall': emptyHall,
  '/blog/the-webinar-nobody-leaves-early': webinar,
};
