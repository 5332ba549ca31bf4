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
      description: 'Even one copy, from your file.',
      image: cardPicture(showcaseDigitalPrinting),
      glyph: 'pixels',
    },
    {
      title: 'Offset printing',
      description: 'Best for runs of 500 or more.',
      image: cardPicture(showcaseOffsetPrinting),
      glyph: 'cylinders',
    },
    {
      title: 'Binding options',
      description: 'Stapled, glued, spiral or sewn.',
      image: cardPicture(showcaseBindingOptions),
      glyph: 'folds',
    },
    {
      title: 'Finishing and customization',
      description: 'Foil, embossing, die-cut shapes.',
      image: cardPicture(showcaseFinishing),
      glyph: 'dieCut',
    },
    {
      title: 'Interior layout and typesetting',
      description: 'Pages that read well.',
      image: cardPicture(showcaseTypesetting),
      glyph: 'letters',
    },
    {
      title: 'End-to-end book production and publishing support',
      description: 'Manuscript to boxed books.',
      image: cardPicture(showcaseBookProduction),
      glyph: 'openBook',
    },
    {
      title: 'Printed promotional materials',
      description: 'Fliers, banners, bags, packaging.',
      image: cardPicture(showcasePromotionalMaterials),
      glyph: 'toteBag',
    },
    {
      title: 'Strategic brand services',
      description: 'A name, a logo and its colours.',
      image: cardPicture(showcaseBrandServices),
      glyph: 'overprint',
    },
  ],
  action: { name: 'Explore Printing Services', path: '/services/printing' },
  notes: { top: 'Shangwe & Ink print studio', bottom: 'Printed in Nairobi' },
} satisfies PrintingShowcase;
