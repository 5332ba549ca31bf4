/** The print studio's nine cards (spec section 2, "Printing showcase"). */
import {
  showcaseBindingOptions,
  showcaseBookPrinting,
  showcaseBookProduction,
  showcaseBrandServices,
  showcaseDigitalPrinting,
  showcaseFinishing,
  showcaseOffsetPrinting,
  showcasePromotionalMaterials,
  showcaseTypesetting,
} from 'agency-artwork';
import { cardPicture } from '../pictures.js';
import type { PrintingShowcase } from '../schemas.js';

export const printingShowcase = {
  eyebrow: 'Printing services',
  heading: 'Everything you need printed',
  lead: 'Nine services, from page layout to delivery, in one studio.',
  services: [
    {
      title: 'Book printing',
      description: 'Novels, school readers and board reports, bound to be opened often.',
      image: cardPicture(showcaseBookPrinting),
      glyph: 'book',
    },
    {
      title: 'Digital printing',
      description: 'Printed from your file, even for a single copy.',
      image: cardPicture(showcaseDigitalPrinting),
      glyph: 'pixels',
    },
    {
      title: 'Offset printing',
      description: 'The same colour in every copy. Best for runs of 500 or more.',
      image: cardPicture(showcaseOffsetPrinting),
      glyph: 'cylinders',
    },
    {
      title: 'Binding options',
      description: 'Stapled, glued, spiral-bound, or sewn into a hard cover.',
      image: cardPicture(showcaseBindingOptions),
      glyph: 'folds',
    },
    {
      title: 'Finishing and customization',
      description: 'Foil, varnish, embossing, die-cut shapes and numbering.',
      image: cardPicture(showcaseFinishing),
      glyph: 'dieCut',
    },
    {
      title: 'Interior layout and typesetting',
      description: 'Pages that read well, in a typeface that suits your book.',
      image: cardPicture(showcaseTypesetting),
      glyph: 'letters',
    },
    {
      title: 'End-to-end book production and publishing support',
      description: 'From manuscript to boxed books, with one person to call.',
      image: cardPicture(showcaseBookProduction),
      glyph: 'openBook',
    },
    {
      title: 'Printed promotional materials',
      description: 'Fliers, banners, bags and packaging that carry your name.',
      image: cardPicture(showcasePromotionalMaterials),
      glyph: 'toteBag',
    },
    {
      title: 'Strategic brand services',
      description: 'A name, a logo and colours that hold from business card to truck.',
      image: cardPicture(showcaseBrandServices),
      glyph: 'overprint',
    },
  ],
  action: { name: 'Explore Printing Services', path: '/services/printing' },
  notes: { top: 'Shangwe & Ink print studio', bottom: 'Printed in Nairobi' },
} satisfies PrintingShowcase;
