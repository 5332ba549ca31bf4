/** The printed pictures, one export each so that a bundle keeps only what it shows. Generated: npm run artwork. */
import type { PrintedPicture } from './picture.js';

export { CROP_ASPECTS, type Crop, type PrintedCrop, type PrintedPicture, pictureFile } from './picture.js';

/** Offset lithography: a printer checks a sheet at the delivery of a press line */
export const heroOffsetLithography: PrintedPicture = {
  id: 'hero-offset-lithography',
  version: '52e8e8ff',
  alt: 'A printer holds up a freshly printed sheet at the lit delivery of a long offset press',
  focus: { x: 0.68, y: 0.55 },
  placeholder: '#424b3b',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], fallback: 960 },
    tall: { widths: [480, 728, 800], fallback: 480 },
    card: { widths: [480, 728], fallback: 480 },
  },
};

/** Flexography: a film web runs round the central drum past its colour stations */
export const heroFlexography: PrintedPicture = {
  id: 'hero-flexography',
  version: 'bbdb907d',
  alt: 'A ribbon of labels runs round the great drum of a flexographic press',
  focus: { x: 0.72, y: 0.48 },
  placeholder: '#343f2a',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], fallback: 960 },
    tall: { widths: [480, 728, 800], fallback: 480 },
    card: { widths: [480, 728], fallback: 480 },
  },
};

/** Digital printing: sheets fly out of a digital press, each one different */
export const heroDigitalPrinting: PrintedPicture = {
  id: 'hero-digital-printing',
  version: '587fd73f',
  alt: 'Colourful sheets, each one different, fan out of a digital press',
  focus: { x: 0.73, y: 0.48 },
  placeholder: '#653728',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], fallback: 960 },
    tall: { widths: [480, 728, 800], fallback: 480 },
    card: { widths: [480, 728], fallback: 480 },
  },
};

/** Large format: a carriage prints a banner that pours over the front of a plotter */
export const heroLargeFormat: PrintedPicture = {
  id: 'hero-large-format',
  version: '2f8b60b4',
  alt: 'A wide printer rolls out a banner with a sunburst, larger than the operator beside it',
  focus: { x: 0.66, y: 0.5 },
  placeholder: '#583726',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], fallback: 960 },
    tall: { widths: [480, 728, 800], fallback: 480 },
    card: { widths: [480, 728], fallback: 480 },
  },
};

/** Screen printing: a printer pulls a squeegee under one lamp */
export const heroScreenPrinting: PrintedPicture = {
  id: 'hero-screen-printing',
  version: '1b6200bd',
  alt: 'A printer in a red cap pulls a squeegee across a screen under a single lamp',
  focus: { x: 0.64, y: 0.55 },
  placeholder: '#4a4232',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], fallback: 960 },
    tall: { widths: [480, 728, 800], fallback: 480 },
    card: { widths: [480, 728], fallback: 480 },
  },
};

/** 3D printing: a nozzle lays a model of the KICC tower, layer by layer */
export const hero3dPrinting: PrintedPicture = {
  id: 'hero-3d-printing',
  version: 'd418cc18',
  alt: 'A maker watches a 3D printer build a model of the KICC tower in its glowing chamber',
  focus: { x: 0.767, y: 0.48 },
  placeholder: '#674323',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], fallback: 960 },
    tall: { widths: [480, 728, 800], fallback: 480 },
    card: { widths: [480, 728], fallback: 480 },
  },
};

/** UV LED: a lamp bar cures bright ink on bottles and boards */
export const heroUvLed: PrintedPicture = {
  id: 'hero-uv-led',
  version: '1ca64f4f',
  alt: 'A gloved hand sets a printed bottle in a row under a bar of ultraviolet light',
  focus: { x: 0.605, y: 0.46 },
  placeholder: '#384644',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], fallback: 960 },
    tall: { widths: [480, 728, 800], fallback: 480 },
    card: { widths: [480, 728], fallback: 480 },
  },
};

/** Year-end celebration: colleagues toast on a roof terrace, fireworks over the skyline */
export const heroYearEndCelebration: PrintedPicture = {
  id: 'hero-year-end-celebration',
  version: 'e615abb1',
  alt: 'Colleagues raise glasses on a roof terrace as fireworks open over Nairobi',
  focus: { x: 0.69, y: 0.5 },
  placeholder: '#33322c',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], fallback: 960 },
    tall: { widths: [480, 728, 800], fallback: 480 },
    card: { widths: [480, 728], fallback: 480 },
  },
};

/** Corporate entertainment: a band before the disc, a crowd below */
export const heroCorporateEntertainment: PrintedPicture = {
  id: 'hero-corporate-entertainment',
  version: 'c531d233',
  alt: 'A singer and her band before a huge lit sun, a cheering crowd in front',
  focus: { x: 0.65, y: 0.5 },
  placeholder: '#733221',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], fallback: 960 },
    tall: { widths: [480, 728, 800], fallback: 480 },
    card: { widths: [480, 728], fallback: 480 },
  },
};

/** Empowerment workshop: a speaker before a lit screen, a half circle of listeners */
export const heroEmpowermentWorkshop: PrintedPicture = {
  id: 'hero-empowerment-workshop',
  version: '519cf444',
  alt: 'A woman speaks before a glowing screen to a half circle of listeners',
  focus: { x: 0.655, y: 0.46 },
  placeholder: '#524630',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], fallback: 960 },
    tall: { widths: [480, 728, 800], fallback: 480 },
    card: { widths: [480, 728], fallback: 480 },
  },
};

/** Team building: a team crosses a rope bridge in the forest */
export const heroTeamBuilding: PrintedPicture = {
  id: 'hero-team-building',
  version: 'affc1b82',
  alt: 'A team crosses a rope bridge high in a green forest, helping each other along',
  focus: { x: 0.67, y: 0.42 },
  placeholder: '#586231',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], fallback: 960 },
    tall: { widths: [480, 728, 800], fallback: 480 },
    card: { widths: [480, 728], fallback: 480 },
  },
};

/** Brand activation: a lit kiosk in a Nairobi street, tastings and dancers */
export const heroBrandActivation: PrintedPicture = {
  id: 'hero-brand-activation',
  version: '9e9272e4',
  alt: 'Dancers before a brightly lit tasting kiosk in a Nairobi street at night',
  focus: { x: 0.68, y: 0.56 },
  placeholder: '#34382f',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], fallback: 960 },
    tall: { widths: [480, 728, 800], fallback: 480 },
    card: { widths: [480, 728], fallback: 480 },
  },
};

/** Experiential marketing: a roadshow truck before the skyline */
export const serviceExperientialMarketing: PrintedPicture = {
  id: 'service-experiential-marketing',
  version: '173ac2d1',
  alt: 'A roadshow truck with performers on its open stage before the Nairobi skyline',
  focus: { x: 0.66, y: 0.5 },
  placeholder: '#6a402e',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};

/** Events: a gala under chandeliers */
export const serviceEvents: PrintedPicture = {
  id: 'service-events',
  version: '1a0bf366',
  alt: 'Guests at laid tables watch a couple raise a toast on a ballroom stage',
  focus: { x: 0.66, y: 0.5 },
  placeholder: '#663726',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};

/** Expos: a busy aisle between lit stands */
export const serviceExpos: PrintedPicture = {
  id: 'service-expos',
  version: 'f657c054',
  alt: 'Visitors walk down the aisle of an exhibition hall between bright stands',
  focus: { x: 0.635, y: 0.52 },
  placeholder: '#614835',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};

/** Production: two voices at podcast microphones */
export const serviceProduction: PrintedPicture = {
  id: 'service-production',
  version: '107357fc',
  alt: 'Two people with headphones talk into microphones in a podcast booth',
  focus: { x: 0.64, y: 0.5 },
  placeholder: '#5a261c',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};

/** Staff engagement: a tug of war in the open */
export const serviceStaffEngagement: PrintedPicture = {
  id: 'service-staff-engagement',
  version: '65fa36d9',
  alt: 'Two teams of colleagues lean on a rope in a tug of war under an acacia',
  focus: { x: 0.61, y: 0.56 },
  placeholder: '#859866',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};

/** Printing: the offset press at work */
export const servicePrinting: PrintedPicture = {
  id: 'service-printing',
  version: '86c6b334',
  alt: 'A printer checks a sheet beside the great cylinders of an offset press',
  focus: { x: 0.66, y: 0.5 },
  placeholder: '#3e4543',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};

/** Book printing: a fanned book on a stack */
export const showcaseBookPrinting: PrintedPicture = {
  id: 'showcase-book-printing',
  version: 'c218edcf',
  alt: 'A book fans its pages open on top of a stack of bound volumes',
  focus: { x: 0.68, y: 0.5 },
  placeholder: '#604a38',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};

/** Digital printing: personal invitations, one copy each */
export const showcaseDigitalPrinting: PrintedPicture = {
  id: 'showcase-digital-printing',
  version: '0d4f67ad',
  alt: 'Invitations, each with its own pattern, slide out of a digital press',
  focus: { x: 0.73, y: 0.48 },
  placeholder: '#97a07c',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};

/** Offset printing: the press line without people */
export const showcaseOffsetPrinting: PrintedPicture = {
  id: 'showcase-offset-printing',
  version: 'e13abe8e',
  alt: 'A line of offset printing units with a lit pile of printed sheets',
  focus: { x: 0.68, y: 0.55 },
  placeholder: '#545a3f',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};

/** Binding options: sewn, spiral and saddle-stitched side by side */
export const showcaseBindingOptions: PrintedPicture = {
  id: 'showcase-binding-options',
  version: 'ae2d9b04',
  alt: 'Three books side by side: one sewn, one spiral bound, one stapled',
  focus: { x: 0.64, y: 0.5 },
  placeholder: '#988f63',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};

/** Finishing: gold foil goes onto a cover */
export const showcaseFinishing: PrintedPicture = {
  id: 'showcase-finishing',
  version: 'fd23fa5b',
  alt: 'A press stamps shining gold foil onto a dark book cover',
  focus: { x: 0.64, y: 0.5 },
  placeholder: '#5d3423',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};

/** Interior layout and typesetting: a page on its grid */
export const showcaseTypesetting: PrintedPicture = {
  id: 'showcase-typesetting',
  version: '3ce131ab',
  alt: 'A spread of pages on its grid beside a case of metal type and a loupe',
  focus: { x: 0.64, y: 0.5 },
  placeholder: '#a58150',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};

/** End-to-end book production: manuscript, proof, book */
export const showcaseBookProduction: PrintedPicture = {
  id: 'showcase-book-production',
  version: '6c2217de',
  alt: 'A road of paper winds through green hills from handwriting to proof to finished books',
  focus: { x: 0.64, y: 0.5 },
  placeholder: '#72864a',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};

/** Promotional materials: tote, shirt, mug and cap */
export const showcasePromotionalMaterials: PrintedPicture = {
  id: 'showcase-promotional-materials',
  version: 'a4dab038',
  alt: 'A printed tote bag, T-shirt, mug and cap laid out in daylight',
  focus: { x: 0.64, y: 0.5 },
  placeholder: '#a79974',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};

/** Strategic brand services: one mark on many things */
export const showcaseBrandServices: PrintedPicture = {
  id: 'showcase-brand-services',
  version: '6f8e31aa',
  alt: 'Cards, letterheads and a folder carry one bird mark on a green table',
  focus: { x: 0.64, y: 0.5 },
  placeholder: '#808658',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};

/** Recent work: a corporate year-end party */
export const projectYearEndParty: PrintedPicture = {
  id: 'project-year-end-party',
  version: '500cdb0f',
  alt: "Guests dance on a roof terrace at a company's year-end party",
  focus: { x: 0.69, y: 0.5 },
  placeholder: '#5d251b',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], fallback: 960 },
    tall: { widths: [480, 728, 800], fallback: 480 },
    card: { widths: [480, 728], fallback: 480 },
  },
};

/** Recent work: a team-building session */
export const projectTeamBuilding: PrintedPicture = {
  id: 'project-team-building',
  version: 'adff3422',
  alt: 'Colleagues steady each other on a rope bridge during team building',
  focus: { x: 0.67, y: 0.42 },
  placeholder: '#5c662e',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], fallback: 960 },
    tall: { widths: [480, 728, 800], fallback: 480 },
    card: { widths: [480, 728], fallback: 480 },
  },
};

/** Recent work: a brand activation */
export const projectBrandActivation: PrintedPicture = {
  id: 'project-brand-activation',
  version: 'e7a0330d',
  alt: 'People taste drinks at the counter of a bright kiosk',
  focus: { x: 0.68, y: 0.56 },
  placeholder: '#2f4537',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], fallback: 960 },
    tall: { widths: [480, 728, 800], fallback: 480 },
    card: { widths: [480, 728], fallback: 480 },
  },
};

/** Recent work: a corporate workshop */
export const projectCorporateWorkshop: PrintedPicture = {
  id: 'project-corporate-workshop',
  version: '2366dca9',
  alt: 'A facilitator puts a note on a sunlit wall while a colleague looks on',
  focus: { x: 0.66, y: 0.5 },
  placeholder: '#a79a77',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], fallback: 960 },
    tall: { widths: [480, 728, 800], fallback: 480 },
    card: { widths: [480, 728], fallback: 480 },
  },
};

/** Experiential marketing: the kiosk in teal */
export const pageExperientialMarketing: PrintedPicture = {
  id: 'page-experiential-marketing',
  version: '9c7b7475',
  alt: 'A teal kiosk draws a crowd in a Nairobi street at night',
  focus: { x: 0.68, y: 0.56 },
  placeholder: '#2b3c34',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], fallback: 960 },
    tall: { widths: [480, 728, 800], fallback: 480 },
    card: { widths: [480, 728], fallback: 480 },
  },
};

/** Events: the view from the stage over the crowd */
export const pageEvents: PrintedPicture = {
  id: 'page-events',
  version: '3978a27c',
  alt: 'A performer looks out from the stage over a sea of lights',
  focus: { x: 0.69, y: 0.5 },
  placeholder: '#292f2d',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], fallback: 960 },
    tall: { widths: [480, 728, 800], fallback: 480 },
    card: { widths: [480, 728], fallback: 480 },
  },
};

/** Expos: visitors arrive at a pavilion with flags */
export const pageExpos: PrintedPicture = {
  id: 'page-expos',
  version: 'a159e2c7',
  alt: 'Visitors walk up to a pavilion hung with tall coloured flags',
  focus: { x: 0.66, y: 0.45 },
  placeholder: '#968e62',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], fallback: 960 },
    tall: { widths: [480, 728, 800], fallback: 480 },
    card: { widths: [480, 728], fallback: 480 },
  },
};

/** Production: the control room */
export const pageProduction: PrintedPicture = {
  id: 'page-production',
  version: 'bc17400c',
  alt: 'Two producers at a mixing desk before a wall of monitors',
  focus: { x: 0.685, y: 0.5 },
  placeholder: '#54422e',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], fallback: 960 },
    tall: { widths: [480, 728, 800], fallback: 480 },
    card: { widths: [480, 728], fallback: 480 },
  },
};

/** Staff engagement: the tug of war in the evening */
export const pageStaffEngagement: PrintedPicture = {
  id: 'page-staff-engagement',
  version: 'ebac56a1',
  alt: 'Two teams pull a rope before a huge setting sun',
  focus: { x: 0.61, y: 0.56 },
  placeholder: '#875224',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], fallback: 960 },
    tall: { widths: [480, 728, 800], fallback: 480 },
    card: { widths: [480, 728], fallback: 480 },
  },
};

/** Brand identity: a mark takes shape on a desk */
export const pageBrandIdentity: PrintedPicture = {
  id: 'page-brand-identity',
  version: '9b1f5671',
  alt: 'A bird mark drawn on a grid sheet among swatches and a compass',
  focus: { x: 0.66, y: 0.5 },
  placeholder: '#9eaa89',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], fallback: 960 },
    tall: { widths: [480, 728, 800], fallback: 480 },
    card: { widths: [480, 728], fallback: 480 },
  },
};

/** Printing: the press hall by night */
export const pagePrinting: PrintedPicture = {
  id: 'page-printing',
  version: '0635155b',
  alt: 'A long offset press stands lit in a dark hall',
  focus: { x: 0.68, y: 0.55 },
  placeholder: '#3e4b3b',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], fallback: 960 },
    tall: { widths: [480, 728, 800], fallback: 480 },
    card: { widths: [480, 728], fallback: 480 },
  },
};

/** Outdoor advertising: a billboard over a night road */
export const pageOutdoorAdvertising: PrintedPicture = {
  id: 'page-outdoor-advertising',
  version: 'bd1a50a4',
  alt: 'A lit billboard glows over a road at night',
  focus: { x: 0.723, y: 0.42 },
  placeholder: '#3c3730',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], fallback: 960 },
    tall: { widths: [480, 728, 800], fallback: 480 },
    card: { widths: [480, 728], fallback: 480 },
  },
};

/** Blog: an editor's desk in the morning */
export const pageBlog: PrintedPicture = {
  id: 'page-blog',
  version: '99dc3120',
  alt: 'A notebook, a newspaper, spectacles and coffee on a morning desk in the shade of a palm',
  focus: { x: 0.66, y: 0.5 },
  placeholder: '#c3a17d',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], fallback: 960 },
    tall: { widths: [480, 728, 800], fallback: 480 },
    card: { widths: [480, 728], fallback: 480 },
  },
};

/** FAQ: a question and an answer */
export const pageFaq: PrintedPicture = {
  id: 'page-faq',
  version: '4e3c239a',
  alt: 'Two people in conversation: one speech shape holds a keyhole, the other the key',
  focus: { x: 0.66, y: 0.45 },
  placeholder: '#3f4f38',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], fallback: 960 },
    tall: { widths: [480, 728, 800], fallback: 480 },
    card: { widths: [480, 728], fallback: 480 },
  },
};

/** Our story: the first shop */
export const pageOurStory: PrintedPicture = {
  id: 'page-our-story',
  version: 'dc515606',
  alt: 'A small print shop glows in a Nairobi street at dusk',
  focus: { x: 0.68, y: 0.5 },
  placeholder: '#4c4328',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], fallback: 960 },
    tall: { widths: [480, 728, 800], fallback: 480 },
    card: { widths: [480, 728], fallback: 480 },
  },
};

/** Our team: a row of profiles */
export const pageTeam: PrintedPicture = {
  id: 'page-team',
  version: 'e776423a',
  alt: 'Five colleagues in profile, shoulder to shoulder',
  focus: { x: 0.66, y: 0.45 },
  placeholder: '#814c24',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], fallback: 960 },
    tall: { widths: [480, 728, 800], fallback: 480 },
    card: { widths: [480, 728], fallback: 480 },
  },
};

/** Our values: people meet under an acacia */
export const pageValues: PrintedPicture = {
  id: 'page-values',
  version: '2148dc1b',
  alt: 'A circle of people meets under a wide acacia',
  focus: { x: 0.665, y: 0.5 },
  placeholder: '#767535',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], fallback: 960 },
    tall: { widths: [480, 728, 800], fallback: 480 },
    card: { widths: [480, 728], fallback: 480 },
  },
};

/** Contact: Westlands at night */
export const pageContact: PrintedPicture = {
  id: 'page-contact',
  version: 'd4fee6a3',
  alt: 'A lit office entrance in Westlands at night',
  focus: { x: 0.68, y: 0.5 },
  placeholder: '#3e4a3a',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], fallback: 960 },
    tall: { widths: [480, 728, 800], fallback: 480 },
    card: { widths: [480, 728], fallback: 480 },
  },
};

/** Inquiries: a brief on the table */
export const pageInquiries: PrintedPicture = {
  id: 'page-inquiries',
  version: '5491d051',
  alt: 'A brief, samples and two coffees lie ready on a round table in window light',
  focus: { x: 0.66, y: 0.5 },
  placeholder: '#bd8a65',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], fallback: 960 },
    tall: { widths: [480, 728, 800], fallback: 480 },
    card: { widths: [480, 728], fallback: 480 },
  },
};

/** Case studies: posters on a gallery wall */
export const pageCaseStudies: PrintedPicture = {
  id: 'page-case-studies',
  version: '8f71c0f2',
  alt: 'Two visitors look at a row of framed posters',
  focus: { x: 0.66, y: 0.42 },
  placeholder: '#79331e',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], fallback: 960 },
    tall: { widths: [480, 728, 800], fallback: 480 },
    card: { widths: [480, 728], fallback: 480 },
  },
};

/** Services: the expo hall, empty before opening */
export const pageServices: PrintedPicture = {
  id: 'page-services',
  version: '0ffe9a59',
  alt: 'A long exhibition aisle leads to a bright window',
  focus: { x: 0.635, y: 0.52 },
  placeholder: '#4b4f3d',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], fallback: 960 },
    tall: { widths: [480, 728, 800], fallback: 480 },
    card: { widths: [480, 728], fallback: 480 },
  },
};

/** Bar activation: a mixer at a lit counter */
export const experientialBar: PrintedPicture = {
  id: 'experiential-bar',
  version: '9907a562',
  alt: 'A bartender pours at a counter before a wall of glowing bottles',
  focus: { x: 0.6, y: 0.5 },
  placeholder: '#7a3a21',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};

/** In-store activation: a promoter at a shelf */
export const experientialInStore: PrintedPicture = {
  id: 'experiential-in-store',
  version: '89015461',
  alt: 'A promoter offers a tasting in a bright supermarket aisle',
  focus: { x: 0.5, y: 0.5 },
  placeholder: '#828b5d',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};

/** Mall activation: a stand below an atrium */
export const experientialMall: PrintedPicture = {
  id: 'experiential-mall',
  version: 'db3bef4d',
  alt: 'A round stand in the atrium of a mall, people on the escalators',
  focus: { x: 0.5, y: 0.5 },
  placeholder: '#96946f',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};

/** Roundabout activation: a billboard in a traffic circle */
export const experientialRoundabout: PrintedPicture = {
  id: 'experiential-roundabout',
  version: '140d19b6',
  alt: 'Matatus and cars circle a roundabout below a billboard',
  focus: { x: 0.5, y: 0.5 },
  placeholder: '#98945d',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};

/** Van and roadshow activation: the truck at night */
export const experientialRoadshow: PrintedPicture = {
  id: 'experiential-roadshow',
  version: 'aa965729',
  alt: 'A stage truck lights up a street at night',
  focus: { x: 0.66, y: 0.5 },
  placeholder: '#373533',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};

/** Street and flier distribution */
export const experientialStreet: PrintedPicture = {
  id: 'experiential-street',
  version: 'f11e160e',
  alt: 'A promoter hands a flier to a passer-by on a sunny pavement',
  focus: { x: 0.535, y: 0.5 },
  placeholder: '#a3a17a',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};

/** Product launch: a cloth slides off */
export const eventsProductLaunch: PrintedPicture = {
  id: 'events-product-launch',
  version: '9f91bbc1',
  alt: 'Silk slides off a new car on a turntable under beams of light',
  focus: { x: 0.59, y: 0.5 },
  placeholder: '#673623',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};

/** Concerts and festivals */
export const eventsConcerts: PrintedPicture = {
  id: 'events-concerts',
  version: 'cd8b5beb',
  alt: 'A band plays before a teal disc of light',
  focus: { x: 0.65, y: 0.5 },
  placeholder: '#3d4541',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};

/** Conferences: a hall before a wide screen */
export const eventsConferences: PrintedPicture = {
  id: 'events-conferences',
  version: 'd5353d82',
  alt: 'Rows of delegates face a wide lit screen',
  focus: { x: 0.6, y: 0.5 },
  placeholder: '#494c42',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};

/** Corporate galas: a speech */
export const eventsGalas: PrintedPicture = {
  id: 'events-galas',
  version: '2b55a1fa',
  alt: 'A speaker addresses the tables of a ballroom',
  focus: { x: 0.66, y: 0.5 },
  placeholder: '#6f3624',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};

/** Award ceremonies: a trophy in a beam */
export const eventsAwards: PrintedPicture = {
  id: 'events-awards',
  version: '35585346',
  alt: 'Two hands lift a golden cup into a beam of light',
  focus: { x: 0.6, y: 0.5 },
  placeholder: '#a75821',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};

/** Sport and stadium events under floodlights */
export const eventsSport: PrintedPicture = {
  id: 'events-sport',
  version: 'd6502b96',
  alt: 'Runners on the track of a full stadium under four floodlight masts',
  focus: { x: 0.5, y: 0.5 },
  placeholder: '#574c2e',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};

/** Trade shows: the aisle */
export const exposTradeShows: PrintedPicture = {
  id: 'expos-trade-shows',
  version: 'c1d316f8',
  alt: 'Visitors among the stands of a trade show',
  focus: { x: 0.635, y: 0.52 },
  placeholder: '#4c543f',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};

/** Conferences at an expo: a panel */
export const exposConferences: PrintedPicture = {
  id: 'expos-conferences',
  version: '5fd3e1e6',
  alt: 'Four speakers sit on a panel before an audience',
  focus: { x: 0.6, y: 0.42 },
  placeholder: '#6d2e1f',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};

/** Exhibitions: one stand, well made */
export const exposExhibitions: PrintedPicture = {
  id: 'expos-exhibitions',
  version: '66b61749',
  alt: 'A neat timber exhibition stand with a host and two visitors',
  focus: { x: 0.595, y: 0.5 },
  placeholder: '#b8ab79',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};

/** Webinars: a laptop full of faces */
export const exposWebinars: PrintedPicture = {
  id: 'expos-webinars',
  version: 'efe8ec2d',
  alt: 'A laptop shows a webinar with a grid of faces',
  focus: { x: 0.605, y: 0.5 },
  placeholder: '#79896b',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};

/** Leadership summits: a lectern before Mount Kenya */
export const exposLeadershipSummits: PrintedPicture = {
  id: 'expos-leadership-summits',
  version: '31a0618c',
  alt: 'A leader speaks at a lectern before a picture of Mount Kenya',
  focus: { x: 0.655, y: 0.46 },
  placeholder: '#313e25',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};

/** Vendor and supplier expos: a handshake */
export const exposSupplierExpos: PrintedPicture = {
  id: 'expos-supplier-expos',
  version: '6c2a80f5',
  alt: "Two people shake hands over a stand's counter",
  focus: { x: 0.6, y: 0.5 },
  placeholder: '#93814d',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};

/** Photography: a studio with a paper sweep */
export const productionPhotography: PrintedPicture = {
  id: 'production-photography',
  version: '682a6467',
  alt: 'Two hands hold a camera before a woman in a patterned gown on a paper sweep',
  focus: { x: 0.6, y: 0.5 },
  placeholder: '#a09a76',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};

/** Documentaries: a camera on the lake shore */
export const productionDocumentaries: PrintedPicture = {
  id: 'production-documentaries',
  version: 'a623890c',
  alt: 'A camera operator in headphones films two fishers in a canoe before green hills',
  focus: { x: 0.5, y: 0.5 },
  placeholder: '#737b4e',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};

/** Videography: a set with a slate */
export const productionVideography: PrintedPicture = {
  id: 'production-videography',
  version: '36f6ae36',
  alt: 'A camera operator at a cinema camera and a slate on a lit film set',
  focus: { x: 0.6, y: 0.5 },
  placeholder: '#793e2b',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};

/** Podcast recording: a cold booth, an elder guest */
export const productionPodcasts: PrintedPicture = {
  id: 'production-podcasts',
  version: '2741e379',
  alt: 'A host and an elder guest record a podcast in a teal booth',
  focus: { x: 0.64, y: 0.5 },
  placeholder: '#313a34',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};

/** Voice-overs: one voice, one microphone */
export const productionVoiceOvers: PrintedPicture = {
  id: 'production-voice-overs',
  version: '09d55214',
  alt: 'A voice artist reads into a studio microphone',
  focus: { x: 0.6, y: 0.5 },
  placeholder: '#41443e',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};

/** Commercials: a product under a softbox */
export const productionCommercials: PrintedPicture = {
  id: 'production-commercials',
  version: 'fff936a5',
  alt: "A stylist's brush touches a bottle on a turntable under a softbox, a monitor beside it",
  focus: { x: 0.6, y: 0.5 },
  placeholder: '#ac5f26',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};

/** Team-building retreats: a canoe on a lake */
export const staffRetreats: PrintedPicture = {
  id: 'staff-retreats',
  version: 'e16da4ed',
  alt: 'Five colleagues paddle a painted canoe across a calm lake',
  focus: { x: 0.5, y: 0.5 },
  placeholder: '#768e6f',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};

/** Award ceremonies for staff */
export const staffAwards: PrintedPicture = {
  id: 'staff-awards',
  version: '2ae7027b',
  alt: 'A colleague holds up an award before applauding people',
  focus: { x: 0.6, y: 0.5 },
  placeholder: '#a35423',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};

/** Appreciation days: lunch in a garden */
export const staffAppreciationDays: PrintedPicture = {
  id: 'staff-appreciation-days',
  version: 'bde636a1',
  alt: 'Colleagues share a long lunch table under bunting in a garden',
  focus: { x: 0.5, y: 0.5 },
  placeholder: '#a19870',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};

/** Strategic planning sessions */
export const staffStrategySessions: PrintedPicture = {
  id: 'staff-strategy-sessions',
  version: '598660e7',
  alt: 'A team plans with coloured notes on a wall',
  focus: { x: 0.6, y: 0.5 },
  placeholder: '#9a9560',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};

/** Workshops and seminars */
export const staffWorkshops: PrintedPicture = {
  id: 'staff-workshops',
  version: '562432bc',
  alt: 'A trainer talks with a half circle of colleagues',
  focus: { x: 0.655, y: 0.46 },
  placeholder: '#665838',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};

/** Corporate galas for staff */
export const staffGalas: PrintedPicture = {
  id: 'staff-galas',
  version: 'e38ac901',
  alt: 'Colleagues toast at round tables in a ballroom',
  focus: { x: 0.66, y: 0.5 },
  placeholder: '#874229',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};

/** Digital printing */
export const printingDigital: PrintedPicture = {
  id: 'printing-digital',
  version: '55bd66b5',
  alt: 'Sheets fly out of a digital press',
  focus: { x: 0.73, y: 0.48 },
  placeholder: '#774832',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};

/** Offset printing, 500 copies and more */
export const printingOffset: PrintedPicture = {
  id: 'printing-offset',
  version: '2333ac9b',
  alt: 'The cylinders of an offset press carry a web of coloured pages',
  focus: { x: 0.66, y: 0.5 },
  placeholder: '#404645',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};

/** Binding: thread, needle and a stack */
export const printingBinding: PrintedPicture = {
  id: 'printing-binding',
  version: '98f512ac',
  alt: "A needle sews a book block on woven tapes at a binder's bench",
  focus: { x: 0.68, y: 0.5 },
  placeholder: '#644935',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};

/** Finishing: foil, die and emboss */
export const printingFinishing: PrintedPicture = {
  id: 'printing-finishing',
  version: '6ec20a75',
  alt: 'A brass die with a bird mark stands before a foil press with its gold roll',
  focus: { x: 0.64, y: 0.5 },
  placeholder: '#70391f',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};

/** Pre-production and design: proofs on a desk */
export const printingPreProduction: PrintedPicture = {
  id: 'printing-pre-production',
  version: '7178513b',
  alt: 'A loupe shows the dots of a proof sheet beside a fan of swatches',
  focus: { x: 0.66, y: 0.5 },
  placeholder: '#a7a172',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};

/** Publishing administration: manuscripts and numbers */
export const printingPublishing: PrintedPicture = {
  id: 'printing-publishing',
  version: '6d87ab85',
  alt: 'A handwritten sheet rises from a manuscript and turns into a row of finished books',
  focus: { x: 0.64, y: 0.5 },
  placeholder: '#707d3a',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};

/** Promotional materials */
export const printingPromotional: PrintedPicture = {
  id: 'printing-promotional',
  version: '53d005ff',
  alt: 'A printed gift bag, flasks and notebooks on plinths in daylight',
  focus: { x: 0.64, y: 0.5 },
  placeholder: '#ab9971',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};

/** Brand services for print */
export const printingBrandServices: PrintedPicture = {
  id: 'printing-brand-services',
  version: '3b4e13fa',
  alt: 'A letterhead, an envelope and round labels with one bird mark on a teal table',
  focus: { x: 0.64, y: 0.5 },
  placeholder: '#92a382',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};

/** Brand strategy: notes become a map */
export const brandStrategy: PrintedPicture = {
  id: 'brand-strategy',
  version: '840fd609',
  alt: 'Notes on a wall joined by a line into one plan',
  focus: { x: 0.6, y: 0.5 },
  placeholder: '#638347',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};

/** Visual identity: one mark on many things */
export const brandVisualIdentity: PrintedPicture = {
  id: 'brand-visual-identity',
  version: '572ddebc',
  alt: 'A shirt, a round sign and cards carry the same bird mark',
  focus: { x: 0.64, y: 0.5 },
  placeholder: '#99813e',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};

/** Billboards */
export const outdoorBillboards: PrintedPicture = {
  id: 'outdoor-billboards',
  version: 'd2ede233',
  alt: 'Two riggers finish a tall billboard above a road in the morning',
  focus: { x: 0.5, y: 0.5 },
  placeholder: '#70794a',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};

/** Street-pole banners */
export const outdoorStreetPoles: PrintedPicture = {
  id: 'outdoor-street-poles',
  version: '5263b8cb',
  alt: 'Banners hang from street poles along an avenue',
  focus: { x: 0.5, y: 0.5 },
  placeholder: '#91976d',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};

/** Transit and vehicle branding */
export const outdoorTransit: PrintedPicture = {
  id: 'outdoor-transit',
  version: 'e6072486',
  alt: 'A matatu wrapped in bright patterns and a portrait passes through the city',
  focus: { x: 0.5, y: 0.5 },
  placeholder: '#727459',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};

/** Wall branding */
export const outdoorWallBranding: PrintedPicture = {
  id: 'outdoor-wall-branding',
  version: '3808a120',
  alt: 'A painter on a platform finishes the mural of a great fish on a tall wall',
  focus: { x: 0.5, y: 0.5 },
  placeholder: '#758e6d',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};

/** Digital screens */
export const outdoorDigitalScreens: PrintedPicture = {
  id: 'outdoor-digital-screens',
  version: '063f7942',
  alt: 'A digital screen lights up a street corner at night',
  focus: { x: 0.555, y: 0.5 },
  placeholder: '#96562d',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};

/** Mall and airport media */
export const outdoorMallsAirports: PrintedPicture = {
  id: 'outdoor-malls-airports',
  version: 'f3469821',
  alt: 'Travellers pass lit posters in an airport concourse',
  focus: { x: 0.5, y: 0.5 },
  placeholder: '#878c6c',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};

/** Marketing strategy: why people remember what they do */
export const blogExperienceMarketing: PrintedPicture = {
  id: 'blog-experience-marketing',
  version: '59b5156c',
  alt: 'Performers on a stage truck at night',
  focus: { x: 0.66, y: 0.5 },
  placeholder: '#494136',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};

/** Marketing strategy: what an in-store day costs */
export const blogInStoreBudget: PrintedPicture = {
  id: 'blog-in-store-budget',
  version: '0eaa0570',
  alt: 'A promoter sets a jar on a shop shelf',
  focus: { x: 0.5, y: 0.5 },
  placeholder: '#816d46',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};

/** Event planning: twelve months on a wall */
export const blogEventTimeline: PrintedPicture = {
  id: 'blog-event-timeline',
  version: '99f24bd4',
  alt: 'A planner fills a year on the wall with coloured notes',
  focus: { x: 0.593, y: 0.5 },
  placeholder: '#6c7d4b',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};

/** Event planning: how to choose a room */
export const blogChoosingAVenue: PrintedPicture = {
  id: 'blog-choosing-a-venue',
  version: '5ec3a574',
  alt: 'A planner looks over an empty conference hall with its screen lit',
  focus: { x: 0.6, y: 0.5 },
  placeholder: '#514c3b',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};

/** Brand development: choosing spot colours */
export const blogBrandColours: PrintedPicture = {
  id: 'blog-brand-colours',
  version: 'a900d1b1',
  alt: 'A fan of colour swatches beside a printed card',
  focus: { x: 0.64, y: 0.5 },
  placeholder: '#b9b18b',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};

/** Brand development: when to refresh */
export const blogBrandRefresh: PrintedPicture = {
  id: 'blog-brand-refresh',
  version: '570e927d',
  alt: 'A visitor compares an old crest with its new, simpler form on a lit wall',
  focus: { x: 0.66, y: 0.42 },
  placeholder: '#7d422c',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};

/** Digital marketing: webinars that keep people */
export const blogWebinarsThatWork: PrintedPicture = {
  id: 'blog-webinars-that-work',
  version: 'ba9a5398',
  alt: 'A speaker on a laptop screen beside a steaming cup of coffee',
  focus: { x: 0.605, y: 0.5 },
  placeholder: '#8c703e',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};

/** Digital marketing: a podcast for a brand */
export const blogPodcastsForBrands: PrintedPicture = {
  id: 'blog-podcasts-for-brands',
  version: 'f6587060',
  alt: 'A microphone and a voice artist in a teal booth',
  focus: { x: 0.6, y: 0.5 },
  placeholder: '#3f453e',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};

/** Industry news: labels and packaging grow */
export const blogPrintToday: PrintedPicture = {
  id: 'blog-print-today',
  version: '8a15cfcb',
  alt: 'A web of labels runs over rollers',
  focus: { x: 0.72, y: 0.48 },
  placeholder: '#4e5634',
  crops: {
    card: { widths: [320, 480, 728, 960], fallback: 480 },
  },
};
