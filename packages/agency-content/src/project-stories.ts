/** The full case studies: the brief, the build and the result, with quotations from the people involved. */
import {
  jobBookBoxes,
  jobBookCaptions,
  jobBookCloth,
  jobBookSewing,
  jobBookSheet,
  jobBookSpread,
  jobKioskDancers,
  jobKioskFliers,
  jobKioskMap,
  jobKioskPour,
  jobKioskReport,
  jobKioskTruck,
  jobPartyAward,
  jobPartyFilm,
  jobPartyLift,
  jobPartyMenu,
  jobPartyStairs,
  jobPartyToast,
} from 'agency-artwork';
import type { CaseStudyStory, Project } from 'agency-ui/schemas';
import { cardPicture } from './pictures.js';
import { anniversaryBookResult } from './projects/anniversary-book.js';
import { brandActivationResult } from './projects/brand-activation.js';
import { yearEndPartyResult } from './projects/year-end-party.js';
import type { ProjectGallery, StatisticsSection } from './schemas.js';
import { unbroken } from './unbroken.js';

// Sample content: names, facts, figures and quotations. The owner replaces them, and the note at the end of each.
export const stories: Readonly<Record<number, CaseStudyStory>> = {
  1: {
    heading: 'One night, ten minutes of speeches',
    lead: 'A bank with nine branches, a roof in Westlands and a list of 320 guests who had mostly met by email.',
    facts: [
      { term: 'Guests', detail: '320' },
      { term: 'Place', detail: 'Roof terrace, Westlands' },
      { term: 'Notice', detail: 'Four months' },
      { term: 'Teams', detail: 'Events, production, print' },
      { term: 'Budget', detail: yearEndPartyResult.budget },
    ],
    chapters: [
      {
        title: 'The brief',
        paragraphs: [
          'HR came with two numbers: last year a third of the tables were empty by ten, and the speeches had run to fifty minutes. This year the awards had to matter, and people had to want to stay.',
        ],
      },
      {
        title: 'The idea',
        paragraphs: [
          'We asked for the guest list before the budget. Nine branches meant nine groups of friends, so mixing them became the real job.',
          'Every menu had a page for signatures. To fill it you had to talk to three other branches, and a full page was a raffle ticket.',
        ],
      },
      {
        title: 'The build',
        paragraphs: [
          'A roof has no loading bay. Stage, sound and a 6 m truss went up in a goods lift over two days, in pieces we’d measured to the centimetre. A second generator stood by for the kitchen.',
        ],
      },
      {
        title: 'The night',
        paragraphs: [
          'Fourteen awards came between courses, each under two minutes, each with its winner’s name pronounced correctly. The band started at half past nine, while people were still on their feet after the last applause.',
          'Two cameras followed the evening and the editors worked through the weekend. The film reached every branch the following Friday.',
        ],
      },
      {
        title: 'What went wrong',
        highlighted: true,
        paragraphs: [
          'At seven the goods lift stopped with the dessert in it. The kitchen served two courses from the service stairs, the MC moved three awards forward, and the lift firm had it running by nine. Since then we’ve had a lift engineer on site for every rooftop job.',
        ],
      },
    ],
    figures: yearEndPartyResult.figures,
    quote: yearEndPartyResult.quote,
    credits: [
      { term: 'Producer', detail: 'Events team' },
      { term: 'Crew', detail: '22: stage, sound, light, kitchen runners' },
      { term: 'Film', detail: 'Production team, two cameras' },
      { term: 'Print', detail: 'Print studio: menus, place cards, awards' },
      { term: 'Hired', detail: 'Band, MC, caterer' },
    ],
    note: 'A sample job: the client, the people and the figures on this page are invented.',
  },
  3: {
    heading: 'Six stops, one cold first sip',
    lead: 'A new flavour had six weeks to become somebody’s usual. We took it to where people change matatus.',
    facts: [
      { term: 'Stops', detail: 'Six, across Nairobi' },
      { term: 'Evenings', detail: 'Twelve, 4 to 8 PM' },
      { term: 'Crew', detail: '16, with promoters' },
      { term: 'Teams', detail: 'Activations, brand, print' },
      { term: 'Budget', detail: brandActivationResult.budget },
    ],
    chapters: [
      {
        title: 'The brief',
        paragraphs: [
          'The launch advert was already on air, and shoppers knew the name. What they hadn’t done was taste it. The brand wanted a first sip that was cold, free and in good company.',
        ],
      },
      {
        title: 'The idea',
        paragraphs: [
          'Meet people at the hour when they’re thirsty and waiting. We counted commuters at eleven stops before we chose six. The busiest wasn’t always the best: a queue that moves too fast doesn’t stop for a drink.',
        ],
      },
      {
        title: 'The build',
        paragraphs: [
          'Our workshop built a kiosk that opens on all four sides and folds onto one truck. The neon glass on its roof can be read from 200 m, so the crew could skip the loudspeaker for the first hour.',
          'Permits took three weeks for each ward. We applied for eight stops so that we could be sure of six.',
        ],
      },
      {
        title: 'On the street',
        paragraphs: [
          'Dancers drew the first ring of people, promoters poured, and anyone who liked the drink got a flier naming the nearest shop with it in the fridge. The fliers were numbered by stop.',
          'Each night we sent the brand one page: cups poured, fliers handed out, questions asked.',
        ],
      },
      {
        title: 'What went wrong',
        highlighted: true,
        paragraphs: [
          'The third stop was in full sun until six, and people crossed the road to avoid it. By the second week we’d moved the kiosk 80 m to the shady side, with the ward’s consent by phone, and the count doubled. We now visit every stop at the time of day we’ll be working there.',
        ],
      },
    ],
    figures: brandActivationResult.figures,
    quote: brandActivationResult.quote,
    credits: [
      { term: 'Producer', detail: 'Activations team' },
      { term: 'Crew', detail: '16: promoters, dancers, drivers, riggers' },
      { term: 'Kiosk', detail: 'Our workshop' },
      { term: 'Design and print', detail: 'Brand team and print studio' },
      { term: 'Hired', detail: 'Cold truck, ward marshals' },
    ],
    note: 'A sample job: the client, the people and the figures on this page are invented.',
  },
  6: {
    heading: 'Fifty years in a dozen boxes',
    lead: 'A school kept its history in boxes under the stage. It wanted a book that its first pupils could read without glasses.',
    facts: [
      { term: 'Copies', detail: '1,200' },
      { term: 'Format', detail: unbroken('216 pages, 210 × 270 mm') },
      { term: 'Binding', detail: 'Sewn, in cloth, opens flat' },
      { term: 'Teams', detail: 'Print studio, brand' },
      { term: 'Budget', detail: anniversaryBookResult.budget },
    ],
    chapters: [
      {
        title: 'The brief',
        paragraphs: [
          'Class photographs, prize lists and a log book in three different hands arrived by van. The head teacher wanted one book made from them, in the hall on the day of the jubilee, at a price that former pupils would pay.',
        ],
      },
      {
        title: 'The idea',
        paragraphs: [
          'Many of the readers are over sixty, so the text is set at 12 points with generous leading. Each decade has its own colour along the edge of the page, so you can open the book at any year.',
        ],
      },
      {
        title: 'The pages',
        paragraphs: [
          'Some prints had stuck to each other. We scanned 900 of them and sent every original back in a labelled sleeve.',
          'Former pupils checked the captions in two proofs by post and WhatsApp, and put names to faces that the school had lost.',
        ],
      },
      {
        title: 'The press',
        paragraphs: [
          'We printed 1,200 copies offset, sewed them so that they lie flat, and bound them in cloth to match the uniform. The cartons were in the hall the afternoon before the jubilee.',
        ],
      },
      {
        title: 'What went wrong',
        highlighted: true,
        paragraphs: [
          'The first bolt of cloth faded in a week by the window. We threw away sixty cases, at our own cost, and bought the cloth from the school’s own tailor, who knew which blue would last. A strip of every cloth now hangs in our window before we cut it.',
        ],
      },
    ],
    figures: anniversaryBookResult.figures,
    quote: anniversaryBookResult.quote,
    credits: [
      { term: 'Producer', detail: 'Print studio' },
      { term: 'Crew', detail: '5: scanning, layout, press, bindery' },
      { term: 'Design', detail: 'Brand team' },
      { term: 'Captions', detail: 'Former pupils of the school' },
      { term: 'Cloth', detail: 'The school’s tailor' },
    ],
    note: 'A sample job: the client, the people and the figures on this page are invented.',
  },
};

/** The pictures for each of these jobs, in the order the work was done. */
export const galleries: Readonly<Record<number, ProjectGallery>> = {
  1: {
    eyebrow: 'In pictures',
    heading: 'Wristbands, awards and a toast',
    lead: 'The night, in order.',
    pictures: [
      {
        id: 'lift',
        picture: cardPicture(jobPartyLift),
        caption: 'Half past five: a wristband for each guest, so we could count.',
      },
      {
        id: 'menu',
        picture: cardPicture(jobPartyMenu),
        caption: 'The menu’s page for signatures. A full one was a raffle ticket.',
      },
      {
        id: 'stairs',
        picture: cardPicture(jobPartyStairs),
        caption: 'Seven: the goods lift stops, and two courses take the stairs.',
      },
      { id: 'award', picture: cardPicture(jobPartyAward), caption: 'One of fourteen awards, under two minutes each.' },
      { id: 'toast', picture: cardPicture(jobPartyToast), caption: 'The toast, after ten minutes of speeches.' },
      {
        id: 'film',
        picture: cardPicture(jobPartyFilm),
        caption: 'Camera two, for the film that reached every branch.',
      },
    ],
  },
  3: {
    eyebrow: 'In pictures',
    heading: 'A stop, and how it was chosen',
    lead: 'One stop, from choosing it to the page we sent that night.',
    pictures: [
      {
        id: 'map',
        picture: cardPicture(jobKioskMap),
        caption: 'Eleven stops counted, six chosen.',
      },
      {
        id: 'truck',
        picture: cardPicture(jobKioskTruck),
        caption: 'Three o’clock: the kiosk comes off one truck, folded.',
      },
      { id: 'dancers', picture: cardPicture(jobKioskDancers), caption: 'Dancers draw the first ring.' },
      {
        id: 'pour',
        picture: cardPicture(jobKioskPour),
        caption: 'The cups come in sleeves of fifty: that’s how we counted.',
      },
      {
        id: 'fliers',
        picture: cardPicture(jobKioskFliers),
        caption: 'A flier naming the nearest fridge, numbered by stop.',
      },
      { id: 'report', picture: cardPicture(jobKioskReport), caption: 'Half past nine: that night’s page goes out.' },
    ],
  },
  6: {
    eyebrow: 'In pictures',
    heading: 'How the book was made',
    lead: 'The work, step by step.',
    pictures: [
      { id: 'boxes', picture: cardPicture(jobBookBoxes), caption: 'Fifty years, under the stage.' },
      { id: 'spread', picture: cardPicture(jobBookSpread), caption: 'A spread on its grid.' },
      { id: 'captions', picture: cardPicture(jobBookCaptions), caption: 'Former pupils put names to faces.' },
      { id: 'sheet', picture: cardPicture(jobBookSheet), caption: 'The first good sheet.' },
      { id: 'sewing', picture: cardPicture(jobBookSewing), caption: 'Sections sewn on three tapes.' },
      { id: 'cloth', picture: cardPicture(jobBookCloth), caption: 'A strip of every cloth, a week in the sun.' },
    ],
  },
};

/** A project's full case study, if there is one, with its eyebrow. */
export function storyOf({ id }: Pick<Project, 'id'>): { eyebrow: string; story: CaseStudyStory } | undefined {
  const story = stories[id];
  return story && { eyebrow: 'The full story', story };
}

/** The pictures of a project's work, if any. */
export const galleryOf = ({ id }: Pick<Project, 'id'>): ProjectGallery | undefined => galleries[id];

type Counted = readonly [value: string, label: string, source: string];

const counted = (...statistics: readonly Counted[]): StatisticsSection => ({
  eyebrow: 'In figures',
  heading: 'What we counted, and how',
  lead: 'A sample job: the client and the figures on this page are invented.',
  statistics: statistics.map(([value, label, source]) => ({ value, label, source: { name: source } })),
});

// Sample content: the figures in each project's outcome. The owner replaces them along with the project.
export const figures: Readonly<Record<number, StatisticsSection>> = {
  2: counted(
    ['64', 'drivers and planners on the day.', 'The register at the bus'],
    ['8', 'mixed teams, drawn by lot.', 'The draw, read out at breakfast'],
    ['8', 'habits on the depot wall.', 'The printed list'],
  ),
  4: counted(
    ['36', 'team leaders, at small tables.', 'The sign-in sheet'],
    ['18', 'real cases, sent in by staff.', 'The folder of cases'],
  ),
  5: counted(
    ['54 m²', 'of stand, open on three sides.', 'The organiser’s floor plan'],
    ['9', 'scale models, 3D-printed.', 'The packing list'],
    ['430', 'conversations logged.', 'Cards filled in on the stand'],
  ),
  7: counted(
    ['10', 'episodes, each as long as a ride to work.', 'Published episodes'],
    ['40', 'short clips for social media.', 'Files delivered'],
    ['22', 'members on the mic.', 'Signed consent forms'],
  ),
  8: counted(
    ['14', 'interviews before the first sketch.', 'Interview notes'],
    ['6', 'labels.', 'Signed proofs'],
    ['3,000', 'bags in the first run.', 'The delivery note'],
  ),
  9: counted(
    ['24', 'matatus wrapped.', 'Fitting sheets'],
    ['9', 'walls painted at the stages.', 'Owners’ consents'],
    ['60,000', 'fliers for the conductors to hand out.', 'The print order'],
  ),
};

/** The figures of a project without a full case study. */
export const figuresOf = ({ id }: Pick<Project, 'id'>): StatisticsSection | undefined => figures[id];
