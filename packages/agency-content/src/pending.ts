/** Planned pictures that are still to be printed: each shows the nearest printed one under its own words. */
import {
  blogExperienceMarketing,
  blogPrintToday,
  eventsConcerts,
  eventsGalas,
  experientialRoadshow,
  exposLeadershipSummits,
  exposTradeShows,
  type PrintedPicture,
  pageBlog,
  pageBrandIdentity,
  pageExperientialMarketing,
  pageExpos,
  pageProduction,
  pageServices,
  pageStaffEngagement,
  printingDigital,
  printingOffset,
  productionPodcasts,
  projectCorporateWorkshop,
  serviceEvents,
  showcaseBookPrinting,
  showcaseBookProduction,
  showcaseFinishing,
  staffGalas,
  staffWorkshops,
} from 'agency-artwork';

/** By the picture's id in the artwork's plan. */
const planned = {
  'blog-brand-colours': { ...blogExperienceMarketing, alt: 'A fan of colour swatches beside a printed card' },
  'blog-brand-refresh': {
    ...blogPrintToday,
    alt: 'A visitor compares an old crest with its new, simpler form on a lit wall',
  },
  'blog-choosing-a-venue': {
    ...blogExperienceMarketing,
    alt: 'A planner looks over an empty conference hall with its screen lit',
  },
  'blog-event-timeline': { ...projectCorporateWorkshop, alt: 'A planner fills a year on the wall with coloured notes' },
  'blog-in-store-budget': { ...blogExperienceMarketing, alt: 'A promoter sets a jar on a shop shelf' },
  'blog-podcasts-for-brands': { ...blogPrintToday, alt: 'A microphone and a voice artist in a teal booth' },
  'blog-webinars-that-work': {
    ...blogExperienceMarketing,
    alt: 'A speaker on a laptop screen beside a steaming cup of coffee',
  },
  'brand-strategy': { ...projectCorporateWorkshop, alt: 'Notes on a wall joined by a line into one plan' },
  'brand-visual-identity': { ...serviceEvents, alt: 'A shirt, a round sign and cards carry the same bird mark' },
  'events-awards': { ...eventsGalas, alt: 'Two hands lift a golden cup into a beam of light' },
  'events-conferences': { ...eventsConcerts, alt: 'Rows of delegates face a wide lit screen' },
  'events-product-launch': { ...eventsGalas, alt: 'Silk slides off a new car on a turntable under beams of light' },
  'events-sport': { ...eventsConcerts, alt: 'Runners on the track of a full stadium under four floodlight masts' },
  'experiential-bar': {
    ...experientialRoadshow,
    alt: 'A bartender pours at a counter before a wall of glowing bottles',
  },
  'experiential-in-store': {
    ...experientialRoadshow,
    alt: 'A promoter offers a tasting in a bright supermarket aisle',
  },
  'experiential-mall': {
    ...experientialRoadshow,
    alt: 'A round stand in the atrium of a mall, people on the escalators',
  },
  'experiential-roundabout': { ...experientialRoadshow, alt: 'Matatus and cars circle a roundabout below a billboard' },
  'experiential-street': {
    ...experientialRoadshow,
    alt: 'A promoter hands a flier to a passer-by on a sunny pavement',
  },
  'expos-conferences': { ...exposTradeShows, alt: 'Four speakers sit on a panel before an audience' },
  'expos-exhibitions': { ...exposLeadershipSummits, alt: 'A neat timber exhibition stand with two visitors' },
  'expos-supplier-expos': { ...exposTradeShows, alt: "Two people shake hands over a stand's counter" },
  'expos-webinars': { ...exposLeadershipSummits, alt: 'A laptop shows a webinar with a grid of faces' },
  'outdoor-billboards': {
    ...productionPodcasts,
    alt: 'Two riggers finish a tall billboard above a road in the morning',
  },
  'outdoor-digital-screens': { ...staffWorkshops, alt: 'A digital screen lights up a street corner at night' },
  'outdoor-malls-airports': { ...staffGalas, alt: 'Travellers pass lit posters in an airport concourse' },
  'outdoor-street-poles': { ...blogExperienceMarketing, alt: 'Banners hang from street poles along an avenue' },
  'outdoor-transit': {
    ...blogPrintToday,
    alt: 'A matatu wrapped in bright patterns and a portrait passes through the city',
  },
  'outdoor-wall-branding': {
    ...eventsConcerts,
    alt: 'A painter on a platform finishes the mural of a great fish on a tall wall',
  },
  'page-case-studies': { ...pageBlog, alt: 'Two visitors look at a row of framed posters' },
  'page-contact': { ...pageServices, alt: 'A lit office entrance in Westlands at night' },
  'page-faq': {
    ...pageExperientialMarketing,
    alt: 'Two people in conversation: one speech shape holds a keyhole, the other the key',
  },
  'page-inquiries': { ...pageBlog, alt: 'A brief, samples and two coffees lie ready on a round table in window light' },
  'page-our-story': { ...pageExpos, alt: 'A small print shop glows in a Nairobi street at dusk' },
  'page-team': { ...pageProduction, alt: 'Five colleagues in profile, shoulder to shoulder' },
  'page-values': { ...pageStaffEngagement, alt: 'A circle of people meets under a wide acacia' },
  'printing-binding': { ...showcaseBookPrinting, alt: "A needle sews a book block on woven tapes at a binder's bench" },
  'printing-brand-services': {
    ...printingDigital,
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
  'printing-promotional': { ...printingOffset, alt: 'A printed gift bag, flasks and notebooks on plinths in daylight' },
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
