/** Planned pictures that are still to be printed: each shows the nearest printed one under its own words. */
import {
  eventsConcerts,
  eventsGalas,
  experientialRoadshow,
  exposTradeShows,
  type PrintedPicture,
  productionPodcasts,
  projectTeamBuilding,
  showcaseDigitalPrinting,
  staffGalas,
  staffWorkshops,
} from 'agency-artwork';

/** By the picture's id in the artwork's plan. */
const planned = {
  'events-awards': { ...eventsConcerts, alt: 'Hands lift a golden trophy into a beam of light' },
  'events-product-launch': { ...eventsGalas, alt: 'A cloth slides off a new product in crossing beams of light' },
  'experiential-bar': {
    ...experientialRoadshow,
    alt: 'A bartender pours at a counter before a wall of glowing bottles',
  },
  'experiential-in-store': {
    ...experientialRoadshow,
    alt: 'A promoter offers a tasting in a bright supermarket aisle',
  },
  'expos-exhibitions': { ...exposTradeShows, alt: 'A neat timber exhibition stand with two visitors' },
  'production-photography': { ...productionPodcasts, alt: 'A photographer works before a sitter on a paper sweep' },
  'production-videography': { ...productionPodcasts, alt: 'A cinema camera and a slate on a lit film set' },
  'project-corporate-workshop': {
    ...projectTeamBuilding,
    alt: 'A facilitator sorts notes on a wall in a bright workshop room',
  },
  'showcase-book-printing': {
    ...showcaseDigitalPrinting,
    alt: 'A book fans its pages open on top of a stack of bound volumes',
  },
  'staff-appreciation-days': { ...staffGalas, alt: 'Colleagues share a long lunch table in a garden' },
  'staff-retreats': { ...staffWorkshops, alt: 'Five colleagues paddle a canoe across a calm lake' },
  'staff-strategy-sessions': { ...staffGalas, alt: 'A team plans with coloured notes on a wall' },
} satisfies Record<string, PrintedPicture>;

/**
 * A picture of the artwork's plan that the manifest does not export yet. The manifest's export takes its place as soon as
 * it is printed; only then does the picture show what its words say.
 *
 * @param id - The picture's id in the artwork's plan.
 */
export const pending = (id: keyof typeof planned): PrintedPicture => planned[id];
