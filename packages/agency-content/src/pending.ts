/** Planned pictures that are still to be printed: each shows the nearest printed one under its own words. */
import {
  blogExperienceMarketing,
  blogPrintToday,
  eventsConcerts,
  eventsConferences,
  experientialInStore,
  experientialMall,
  experientialRoundabout,
  experientialStreet,
  exposLeadershipSummits,
  exposTradeShows,
  type PrintedPicture,
  pageBrandIdentity,
  pageCaseStudies,
  pageOurStory,
  productionPodcasts,
  projectCorporateWorkshop,
  servicePrinting,
  serviceStaffEngagement,
  showcaseBookPrinting,
  showcaseBookProduction,
  showcaseBrandServices,
  showcaseFinishing,
  showcasePromotionalMaterials,
  staffGalas,
  staffWorkshops,
} from 'agency-artwork';

/** By the picture's id in the artwork's plan. */
const planned = {
  'blog-brand-colours': { ...showcaseBrandServices, alt: 'A fan of colour swatches beside a printed card' },
  'blog-brand-refresh': {
    ...pageCaseStudies,
    alt: 'A visitor compares an old crest with its new, simpler form on a lit wall',
  },
  'blog-choosing-a-venue': {
    ...eventsConferences,
    alt: 'A planner looks over an empty conference hall with its screen lit',
  },
  'blog-event-timeline': { ...projectCorporateWorkshop, alt: 'A planner fills a year on the wall with coloured notes' },
  'blog-in-store-budget': { ...experientialInStore, alt: 'A promoter sets a jar on a shop shelf' },
  'blog-podcasts-for-brands': { ...blogPrintToday, alt: 'A microphone and a voice artist in a teal booth' },
  'blog-webinars-that-work': {
    ...blogExperienceMarketing,
    alt: 'A speaker on a laptop screen beside a steaming cup of coffee',
  },
  'brand-strategy': { ...projectCorporateWorkshop, alt: 'Notes on a wall joined by a line into one plan' },
  'brand-visual-identity': {
    ...showcaseBrandServices,
    alt: 'A shirt, a round sign and cards carry the same bird mark',
  },
  'events-awards': { ...eventsConcerts, alt: 'Two hands lift a golden cup into a beam of light' },
  'events-sport': { ...eventsConferences, alt: 'Runners on the track of a full stadium under four floodlight masts' },
  'expos-conferences': { ...eventsConferences, alt: 'Four speakers sit on a panel before an audience' },
  'expos-exhibitions': { ...exposTradeShows, alt: 'A neat timber exhibition stand with a host and two visitors' },
  'expos-supplier-expos': { ...exposLeadershipSummits, alt: "Two people shake hands over a stand's counter" },
  'expos-webinars': { ...exposTradeShows, alt: 'A laptop shows a webinar with a grid of faces' },
  'outdoor-billboards': {
    ...experientialRoundabout,
    alt: 'Two riggers finish a tall billboard above a road in the morning',
  },
  'outdoor-digital-screens': { ...pageOurStory, alt: 'A digital screen lights up a street corner at night' },
  'outdoor-malls-airports': { ...experientialMall, alt: 'Travellers pass lit posters in an airport concourse' },
  'outdoor-street-poles': { ...serviceStaffEngagement, alt: 'Banners hang from street poles along an avenue' },
  'outdoor-transit': {
    ...servicePrinting,
    alt: 'A matatu wrapped in bright patterns and a portrait passes through the city',
  },
  'outdoor-wall-branding': {
    ...experientialStreet,
    alt: 'A painter on a platform finishes the mural of a great fish on a tall wall',
  },
  'printing-binding': { ...showcaseBookPrinting, alt: "A needle sews a book block on woven tapes at a binder's bench" },
  'printing-brand-services': {
    ...showcaseBrandServices,
    alt: 'A letterhead, an envelope and round labels with one bird mark on a teal table',
  },
  'printing-finishing': {
    ...showcaseFinishing,
    alt: 'A brass die with a bird mark stands before a foil press with its gold roll',
  },
  'printing-pre-production': {
    ...pageBrandIdentity,
    alt: 'A loupe shows the dots of a proof sheet beside a fan of swatches',
  },
  'printing-promotional': {
    ...showcasePromotionalMaterials,
    alt: 'A printed gift bag, flasks and notebooks on plinths in daylight',
  },
  'printing-publishing': {
    ...showcaseBookProduction,
    alt: 'A handwritten sheet rises from a manuscript and turns into a row of finished books',
  },
  'production-commercials': {
    ...productionPodcasts,
    alt: "A stylist's brush touches a bottle on a turntable under a softbox, a monitor beside it",
  },
  'production-documentaries': {
    ...productionPodcasts,
    alt: 'A camera operator in headphones films two fishers in a canoe before green hills',
  },
  'production-photography': {
    ...productionPodcasts,
    alt: 'Two hands hold a camera before a woman in a patterned gown on a paper sweep',
  },
  'production-videography': {
    ...productionPodcasts,
    alt: 'A camera operator at a cinema camera and a slate on a lit film set',
  },
  'production-voice-overs': { ...productionPodcasts, alt: 'A voice artist reads into a studio microphone' },
  'staff-appreciation-days': {
    ...staffWorkshops,
    alt: 'Colleagues share a long lunch table under bunting in a garden',
  },
  'staff-awards': { ...staffGalas, alt: 'A colleague holds up an award before applauding people' },
  'staff-retreats': { ...staffWorkshops, alt: 'Five colleagues paddle a painted canoe across a calm lake' },
  'staff-strategy-sessions': { ...projectCorporateWorkshop, alt: 'A team plans with coloured notes on a wall' },
} satisfies Record<string, PrintedPicture>;

/**
 * A picture of the artwork's plan that the manifest does not export yet. The manifest's export takes its place as soon as
 * it is printed; only then does the picture show what its words say.
 *
 * @param id - The picture's id in the artwork's plan.
 */
export const pending = (id: keyof typeof planned): PrintedPicture => planned[id];
