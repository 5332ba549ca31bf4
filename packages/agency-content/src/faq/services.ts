import type { FaqCategory } from 'agency-ui/schemas';
import {
  bookReprint,
  bookTime,
  digitalReprint,
  digitalTime,
  filmTime,
  isbnTime,
  offsetReprint,
  offsetRun,
  offsetTime,
} from '../facts.js';

export const services: FaqCategory = {
  name: 'Services',
  entries: [
    {
      id: 'one-service',
      question: 'Can we book just one service?',
      answer: 'Yes. Many clients start with a print run or a single event and add the rest when it helps.',
    },
    {
      id: 'experiential',
      question: 'What is experiential marketing?',
      answer:
        'Marketing people take part in: they taste, try, ride or play, and remember who brought it.\n\nWe run it in bars, shops and malls, at roundabouts, from vans, on roadshows and on the street.',
    },
    {
      id: 'filming-events',
      question: 'Do you film and photograph the events you run?',
      answer:
        'Yes. Photography, video and sound come from our own production team, so the cameras know what’s coming next. Mention it in your enquiry and we’ll add it to the same quote.',
    },
    // Sample content: the owner confirms or replaces it. Turnaround for films.
    {
      id: 'film-time',
      question: 'How long does a film take?',
      answer: `Allow about a week for an event highlights film, and ${filmTime.value} for a commercial or a documentary, from script to final cut. Casting, shoot days and approvals set the pace.`,
    },
    {
      id: 'staff-days',
      question: 'Which staff days do you organise?',
      answer:
        'Team building retreats, award ceremonies, appreciation days, strategic planning sessions, workshops and seminars, and corporate galas.',
    },
    {
      id: 'offset-run',
      question: 'How many copies make offset printing worthwhile?',
      answer: `Offset is best for runs of ${offsetRun.value}. Below that, digital is usually faster and cheaper. Near 500, we’ll send you both prices to compare.`,
    },
    // Sample content: the owner confirms or replaces it. Turnaround for print jobs.
    {
      id: 'print-time',
      question: 'How long does printing take?',
      answer: `Counted from your signed proof: ${digitalTime.value} for digital jobs, ${offsetTime.value} for offset brochures and magazines, and ${bookTime.value} for bound books. Special finishes add a few days.\n\nIf your launch date can’t move, tell us first and we’ll plan back from it.`,
    },
    // Sample content: the owner confirms or replaces it. Turnaround for reprints.
    {
      id: 'reprint-time',
      question: 'How fast is a reprint?',
      answer: `We keep your files, so if nothing changes: ${digitalReprint.value} for digital jobs, ${offsetReprint.value} for offset brochures and magazines, and ${bookReprint.value} for bound books, from the day you sign the proof. New text, special paper and finishes, and the busy weeks before Christmas, add time.`,
    },
    {
      id: 'books',
      question: 'Can you make a book from a manuscript?',
      answer: 'Yes: typesetting, cover, proofs, printing and binding, and help with the ISBN and legal deposit.',
    },
    // Sample content: the owner confirms or replaces it. How long an ISBN takes.
    {
      id: 'isbn',
      question: 'Can you get an ISBN for our book?',
      answer: `Yes. The Kenya National Library Service issues ISBNs to publishers, and to authors who publish their own books. We prepare the application in your name, so you remain the publisher. Allow ${isbnTime.value}; each format, such as paperback, hard cover or e-book, needs its own number. We make the barcode and prepare the legal deposit copies too.`,
    },
    {
      id: 'cards-and-shirts',
      question: 'Do you print cards, invitations and T-shirts?',
      answer:
        'Yes. Invitations, business cards, greeting cards, fliers and posters come off our digital presses, even as a single copy. T-shirts and tote bags are screen printed. Send us the quantity and your design, or ask us to design it.',
    },
    {
      id: 'outdoor',
      question: 'Do you put up what you print?',
      answer:
        'Yes. Our own crew installs billboards, street-pole banners, vehicle wraps, wall branding and event signs, and we arrange the permits.',
    },
  ],
};
