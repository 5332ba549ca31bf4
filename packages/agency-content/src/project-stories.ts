/** The full case studies: the brief, the build and the result, with quotations of the people involved. */
import type { CaseStudyStory, Project } from 'agency-ui/schemas';

// Sample content: facts, figures and quotations. The owner replaces them.
export const stories: Readonly<Record<number, CaseStudyStory>> = {
  1: {
    heading: 'One night, ten minutes of speeches',
    lead: 'A bank with eleven branches, a roof in Westlands and a list of 320 guests who had mostly met by email.',
    facts: [
      { term: 'Guests', detail: '320' },
      { term: 'Place', detail: 'Roof terrace, Westlands' },
      { term: 'Notice', detail: 'Nine weeks' },
      { term: 'Teams', detail: 'Events, production, print' },
    ],
    chapters: [
      {
        title: 'The brief',
        paragraphs: [
          'HR came with two numbers: last year a third of the tables were empty by ten, and the speeches had run to fifty minutes. This year the awards had to matter, and people had to want to stay.',
          'We asked for the guest list before the budget. Eleven branches meant eleven groups of friends, so mixing them became the real job.',
        ],
      },
      {
        title: 'The build',
        paragraphs: [
          'A roof has no loading bay. Stage, sound and a 6 m truss went up in a goods lift over two days, in pieces we’d measured to the centimetre. A second generator stood by for the kitchen.',
          'The print studio made place cards that doubled as raffle tickets, and a menu with a page for signatures. To fill the page you had to talk to three other branches.',
        ],
      },
      {
        title: 'The night',
        paragraphs: [
          'Fourteen awards came between courses, each under two minutes, each with its winner’s name said correctly. The band started at half past nine, while people were still standing from the last applause.',
          'Two cameras followed the evening and the editors cut through the weekend. The film reached every branch the following Friday.',
        ],
      },
    ],
    figures: [
      { value: '320', label: 'guests on the night' },
      { value: '14', label: 'awards, none over two minutes' },
      { value: '86%', label: 'of them still there at midnight' },
    ],
    quote: {
      text: 'They kept the speeches to ten minutes and the dance floor full until two. On Monday the branches were still sending each other photos.',
      name: 'Head of Human Resources',
      role: 'A bank in Nairobi',
    },
  },
  3: {
    heading: 'Six stops, one cold first sip',
    lead: 'A new flavour had six weeks to become somebody’s usual. We took it to where people change matatus.',
    facts: [
      { term: 'Stops', detail: 'Six, across Nairobi' },
      { term: 'Evenings', detail: 'Twelve, 4 to 8 PM' },
      { term: 'Crew', detail: '16, with promoters' },
      { term: 'Teams', detail: 'Activations, brand, print' },
    ],
    chapters: [
      {
        title: 'The brief',
        paragraphs: [
          'The launch advert was already on air, and shoppers knew the name. What they hadn’t done was taste it. The brand wanted a first sip that was cold, free and in good company.',
          'We counted commuters at eleven stops before we chose six. The busiest wasn’t always the best: a queue that moves too fast doesn’t stop for a drink.',
        ],
      },
      {
        title: 'The build',
        paragraphs: [
          'Our workshop built a kiosk that opens on all four sides and folds onto one truck. The neon glass on its roof can be read from 200 m, so the crew could skip the loudspeaker.',
          'Permits took three weeks for each ward. We applied for eight stops so that six would be sure.',
        ],
      },
      {
        title: 'On the street',
        paragraphs: [
          'Dancers drew the first ring of people, promoters poured, and anyone who liked it got a flier with the nearest shop that had it in the fridge. The fliers were numbered by stop.',
          'Each night we sent the brand a page: poured, handed out, asked. By the second week we’d moved one stop 80 m to the shady side of the road, and it doubled.',
        ],
      },
    ],
    figures: [
      { value: '9,400', label: 'samples poured' },
      { value: '5,000', label: 'fliers handed out' },
      { value: '12', label: 'evenings on the street' },
    ],
    quote: {
      text: 'The quote listed every cost, and the final invoice matched it to the shilling.',
      name: 'Marketing Manager',
      role: 'A drinks brand',
    },
  },
  6: {
    heading: 'Fifty years in eleven boxes',
    lead: 'A school had its history in cartons under the stage. It wanted a book that its first pupils could read without glasses.',
    facts: [
      { term: 'Copies', detail: '1,200' },
      { term: 'Format', detail: '216 pages, 210 × 270 mm' },
      { term: 'Binding', detail: 'Sewn, cloth, flat-opening' },
      { term: 'Teams', detail: 'Print studio, brand' },
    ],
    chapters: [
      {
        title: 'The boxes',
        paragraphs: [
          'Class photographs, prize lists and a log book in three hands arrived in eleven boxes. Some prints had stuck to each other. We scanned 900 of them and sent every original back in a labelled sleeve.',
          'Former pupils checked the captions in two proofs by post and WhatsApp, and put names to faces that the school had lost.',
        ],
      },
      {
        title: 'The pages',
        paragraphs: [
          'The text is set at 12 points with generous leading, because half of the readers are over sixty. Each decade has a colour of its own along the edge of the page, so the book can be opened by year.',
        ],
      },
      {
        title: 'The press',
        paragraphs: [
          'We printed 1,200 copies offset, sewed them so that they lie flat, and bound them in cloth to match the uniform. The cloth came from the school’s own tailor.',
          'The cartons were in the hall the afternoon before the anniversary.',
        ],
      },
    ],
    figures: [
      { value: '1,200', label: 'copies, sewn and bound' },
      { value: '340', label: 'photographs printed, of 900 scanned' },
      { value: '14', label: 'weeks from first box to delivery' },
    ],
    quote: {
      text: 'We brought boxes of photographs and a log book nobody could read. They brought back a book, and the cartons were in the hall before the first guest.',
      name: 'Head Teacher',
      role: 'A girls’ secondary school',
    },
  },
};

/** The full case study of a project, if there is one, with its eyebrow. */
export function storyOf({ id }: Pick<Project, 'id'>): { eyebrow: string; story: CaseStudyStory } | undefined {
  const story = stories[id];
  return story && { eyebrow: 'The whole story', story };
}
