/** The printed pictures, one export each so that a bundle keeps only what it shows. Generated: npm run artwork. */
import type { PrintedPicture } from './picture.js';

export { CROP_ASPECTS, type Crop, type PrintedCrop, type PrintedPicture, pictureFile } from './picture.js';

/** Offset lithography: a printer checks a sheet at the delivery of a press line */
export const heroOffsetLithography: PrintedPicture = {
  id: 'hero-offset-lithography',
  version: 'cfae909f',
  alt: 'A printer holds up a freshly printed sheet at the lit delivery of a long offset press',
  focus: { x: 0.68, y: 0.55 },
  placeholder: '#424b3b',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], fallback: 960 },
    tall: { widths: [480, 800], fallback: 480 },
    card: { widths: [480, 720], fallback: 480 },
  },
};

/** Screen printing: a printer pulls a squeegee under one lamp */
export const heroScreenPrinting: PrintedPicture = {
  id: 'hero-screen-printing',
  version: '4926994a',
  alt: 'A printer in a red cap pulls a squeegee across a screen under a single lamp',
  focus: { x: 0.64, y: 0.55 },
  placeholder: '#4a4232',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], fallback: 960 },
    tall: { widths: [480, 800], fallback: 480 },
    card: { widths: [480, 720], fallback: 480 },
  },
};

/** Corporate entertainment: a band before the disc, a crowd below */
export const heroCorporateEntertainment: PrintedPicture = {
  id: 'hero-corporate-entertainment',
  version: '4a013103',
  alt: 'A singer and her band before a huge lit sun, a cheering crowd in front',
  focus: { x: 0.65, y: 0.5 },
  placeholder: '#733221',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], fallback: 960 },
    tall: { widths: [480, 800], fallback: 480 },
    card: { widths: [480, 720], fallback: 480 },
  },
};

/** Brand activation: a lit kiosk in a Nairobi street, tastings and dancers */
export const heroBrandActivation: PrintedPicture = {
  id: 'hero-brand-activation',
  version: 'bcdf2264',
  alt: 'Dancers before a brightly lit tasting kiosk in a Nairobi street at night',
  focus: { x: 0.68, y: 0.56 },
  placeholder: '#34382f',
  crops: {
    wide: { widths: [640, 960, 1440, 1920], fallback: 960 },
    tall: { widths: [480, 800], fallback: 480 },
    card: { widths: [480, 720], fallback: 480 },
  },
};

/** Experiential marketing: a roadshow truck before the skyline */
export const serviceExperientialMarketing: PrintedPicture = {
  id: 'service-experiential-marketing',
  version: 'ff496dc2',
  alt: 'A roadshow truck with performers on its open stage before the Nairobi skyline',
  focus: { x: 0.66, y: 0.5 },
  placeholder: '#6a402e',
  crops: {
    card: { widths: [320, 480, 720, 960], fallback: 480 },
  },
};

/** Events: a gala under chandeliers */
export const serviceEvents: PrintedPicture = {
  id: 'service-events',
  version: '7eda0aa8',
  alt: 'Guests at laid tables watch a couple raise a toast on a ballroom stage',
  focus: { x: 0.66, y: 0.5 },
  placeholder: '#663726',
  crops: {
    card: { widths: [320, 480, 720, 960], fallback: 480 },
  },
};

/** Expos: a busy aisle between lit stands */
export const serviceExpos: PrintedPicture = {
  id: 'service-expos',
  version: 'a0ec0172',
  alt: 'Visitors walk down the aisle of an exhibition hall between bright stands',
  focus: { x: 0.635, y: 0.52 },
  placeholder: '#614835',
  crops: {
    card: { widths: [320, 480, 720, 960], fallback: 480 },
  },
};

/** Production: two voices at podcast microphones */
export const serviceProduction: PrintedPicture = {
  id: 'service-production',
  version: '1c70bf17',
  alt: 'Two people with headphones talk into microphones in a podcast booth',
  focus: { x: 0.64, y: 0.5 },
  placeholder: '#5a261c',
  crops: {
    card: { widths: [320, 480, 720, 960], fallback: 480 },
  },
};

/** Staff engagement: a tug of war in the open */
export const serviceStaffEngagement: PrintedPicture = {
  id: 'service-staff-engagement',
  version: '76955b77',
  alt: 'Two teams of colleagues lean on a rope in a tug of war under an acacia',
  focus: { x: 0.61, y: 0.56 },
  placeholder: '#859866',
  crops: {
    card: { widths: [320, 480, 720, 960], fallback: 480 },
  },
};

/** Printing: the offset press at work */
export const servicePrinting: PrintedPicture = {
  id: 'service-printing',
  version: '458b432a',
  alt: 'A printer checks a sheet beside the great cylinders of an offset press',
  focus: { x: 0.66, y: 0.5 },
  placeholder: '#3e4543',
  crops: {
    card: { widths: [320, 480, 720, 960], fallback: 480 },
  },
};
