import { printingBinding } from 'agency-artwork';
import type { Project } from 'agency-ui/schemas';
import { cardPicture } from '../pictures.js';
import type { ProjectResult } from '../schemas.js';
import { unbroken } from '../unbroken.js';

// Sample content, like the text below.
const budget = unbroken('KES 1.5-2 million');

export const anniversaryBook: Project = {
  id: 6,
  title: 'Anniversary book',
  category: 'Printing',
  client: 'Mbuyu Girls’ School',
  image: cardPicture(printingBinding),
  summary: 'Boxes of old photographs turned into a sewn book that lies open on the table.',
  note: `Full story · ${budget}`,
  overview: [
    'The school brought its history in boxes: class photographs, prize lists, a log book in three different hands. It wanted an anniversary book that its very first pupils could read without glasses.',
    'We scanned the fragile material, set the text at a generous size and gave each decade its own colour. Former pupils checked the names in the proofs, and found more of them than we had.',
    'We printed it offset, sewed it so that it lies flat, and bound it in cloth to match the uniform. The cartons were in the hall the afternoon before the jubilee.',
  ],
  // Sample content: crew, days and figures. The owner replaces them.
  facts: [{ term: 'Crew and time', detail: '5 crew, 14 weeks from first box to delivery' }],
  outcome: '1,200 copies, 216 pages, 340 photographs.',
  date: '2024',
};

// Sample content: budget, figures and quotation. The owner replaces them.
export const anniversaryBookResult = {
  budget,
  figures: [
    { value: '1,200', label: 'copies, sewn and bound', method: 'Delivery note signed by the school' },
    { value: '340', label: 'photographs printed, of 900 scanned', method: 'Picture list in the final proof' },
    { value: '14', label: 'weeks from first box to delivery', method: 'Job card' },
  ],
  quote: {
    text: 'We brought boxes of photographs and a log book nobody could read. They brought back a book, and the cartons were in the hall before the first guest.',
    name: 'Agnes Wekesa',
    role: 'Head Teacher, Mbuyu Girls’ School',
  },
} satisfies ProjectResult;
