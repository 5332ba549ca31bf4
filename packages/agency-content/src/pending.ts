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
  pageExperientialMarketing,
  pagePrinting,
  pageServices,
  pageStaffEngagement,
  printingDigital,
  printingOffset,
  productionPodcasts,
  projectBrandActivation,
  showcaseOffsetPrinting,
  staffGalas,
  staffWorkshops,
} from 'agency-artwork';

/** By the picture's id in the artwork's plan. */
const planned = {
  'brand-strategy': { ...blogExperienceMarketing, alt: 'Notes on a wall joined by a line into one plan' },
  'brand-visual-identity': { ...blogPrintToday, alt: 'Cards, a sign and a shirt carry the same bird mark' },
  'events-awards': { ...eventsConcerts, alt: 'Hands lift a golden trophy into a beam of light' },
  'events-conferences': { ...eventsGalas, alt: 'Rows of delegates face a wide lit screen' },
  'events-product-launch': { ...eventsConcerts, alt: 'A cloth slides off a new product in crossing beams of light' },
  'events-sport': { ...eventsGalas, alt: 'A stadium full of people under four floodlight masts' },
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
  'expos-conferences': { ...exposLeadershipSummits, alt: 'Four speakers sit on a panel before an audience' },
  'expos-exhibitions': { ...exposTradeShows, alt: 'A neat timber exhibition stand with two visitors' },
  'expos-supplier-expos': { ...exposLeadershipSummits, alt: "Two people shake hands over a stand's counter" },
  'expos-webinars': { ...exposTradeShows, alt: 'A laptop shows a webinar with a grid of faces' },
  'outdoor-billboards': { ...printingDigital, alt: 'A billboard stands over a busy roundabout in the morning' },
  'outdoor-digital-screens': { ...printingOffset, alt: 'A digital screen lights up a street corner at night' },
  'outdoor-malls-airports': { ...productionPodcasts, alt: 'Travellers pass lit posters in an airport concourse' },
  'outdoor-street-poles': { ...staffWorkshops, alt: 'Banners hang from street poles along an avenue' },
  'outdoor-transit': { ...staffGalas, alt: 'A matatu in bright patterns passes through the city' },
  'outdoor-wall-branding': {
    ...blogExperienceMarketing,
    alt: 'A painter on a platform finishes a mural on a tall wall',
  },
  'page-brand-identity': {
    ...pageStaffEngagement,
    alt: 'A bird mark drawn on a grid sheet among swatches and a compass',
  },
  'page-events': { ...pagePrinting, alt: 'A performer looks out from the stage over a sea of lights' },
  'page-expos': { ...pageServices, alt: 'Visitors walk up to a pavilion hung with tall coloured flags' },
  'page-faq': {
    ...pageExperientialMarketing,
    alt: 'Two people in conversation: one speech shape holds a keyhole, the other the key',
  },
  'page-outdoor-advertising': { ...pageStaffEngagement, alt: 'A lit billboard glows over a road at night' },
  'page-production': { ...pagePrinting, alt: 'Two producers at a mixing desk before a wall of monitors' },
  'printing-binding': { ...printingOffset, alt: "A book block, thread and needle on a binder's bench" },
  'printing-brand-services': {
    ...printingDigital,
    alt: 'Letterheads, labels and envelopes with one mark on a teal table',
  },
  'printing-finishing': { ...printingOffset, alt: 'Gold foil and a die on a finishing press' },
  'printing-pre-production': {
    ...printingDigital,
    alt: 'A loupe shows the dots of a proof sheet beside a fan of swatches',
  },
  'printing-promotional': { ...printingOffset, alt: 'Printed bags, bottles and notebooks in daylight' },
  'printing-publishing': { ...printingDigital, alt: 'A manuscript becomes a row of finished books' },
  'production-commercials': {
    ...productionPodcasts,
    alt: 'A bottle on a turntable under a softbox, a monitor beside it',
  },
  'production-documentaries': {
    ...productionPodcasts,
    alt: 'A camera operator films fishers in a canoe before green hills',
  },
  'production-photography': { ...productionPodcasts, alt: 'A photographer works before a sitter on a paper sweep' },
  'production-videography': { ...productionPodcasts, alt: 'A cinema camera and a slate on a lit film set' },
  'production-voice-overs': { ...productionPodcasts, alt: 'A voice artist reads into a studio microphone' },
  'project-corporate-workshop': {
    ...projectBrandActivation,
    alt: 'A facilitator sorts notes on a wall in a bright workshop room',
  },
  'showcase-book-printing': {
    ...showcaseOffsetPrinting,
    alt: 'A book fans its pages open on top of a stack of bound volumes',
  },
  'staff-appreciation-days': { ...staffWorkshops, alt: 'Colleagues share a long lunch table in a garden' },
  'staff-awards': { ...staffGalas, alt: 'A colleague holds up an award before applauding people' },
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
