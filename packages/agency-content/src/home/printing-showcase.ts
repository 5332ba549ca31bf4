/** What the print studio does, as the nine cells of one press sheet (spec section 2, "Printing showcase"). */
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
  heading: 'Nine trades on one sheet',
  lead: 'From the first manuscript to the last carton: everything you need on paper, under one roof.',
  services: [
    {
      title: 'Book printing',
      description: 'Novels, readers for school and reports for the board, made to be opened often.',
      image: cardPicture(showcaseBookPrinting),
      glyph: 'book',
    },
    {
      title: 'Digital printing',
      description: 'Straight from your file, from a single copy upwards.',
      image: cardPicture(showcaseDigitalPrinting),
      glyph: 'pixels',
    },
    {
      title: 'Offset printing',
      description: 'Colour that holds from the first sheet to the last. Best for runs of 500 or more.',
      image: cardPicture(showcaseOffsetPrinting),
      glyph: 'cylinders',
    },
    {
      title: 'Binding options',
      description: 'Stapled, glued, spiral, or sewn into a hard cover.',
      image: cardPicture(showcaseBindingOptions),
      glyph: 'folds',
    },
    {
      title: 'Finishing and customization',
      description: 'Foil, varnish, embossing, odd shapes and numbers that run on.',
      image: cardPicture(showcaseFinishing),
      glyph: 'dieCut',
    },
    {
      title: 'Interior layout and typesetting',
      description: 'Pages that read well, set in the type your book asks for.',
      image: cardPicture(showcaseTypesetting),
      glyph: 'letters',
    },
    {
      title: 'End-to-end book production and publishing support',
      description: 'From manuscript to boxes of books, with one desk to call.',
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
      description: 'A name, a mark and colours that stay themselves on a card, on a stage and on a lorry.',
      image: cardPicture(showcaseBrandServices),
      glyph: 'overprint',
    },
  ],
  action: { name: 'Explore Printing Services', path: '/services/printing' },
  notes: { head: 'Shangwe & Ink print studio', foot: 'Printed in Nairobi' },
} satisfies PrintingShowcase;
