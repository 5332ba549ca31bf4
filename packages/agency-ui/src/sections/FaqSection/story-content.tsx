/** What the stories of the section ask and answer. */
import type { FaqCategory } from '../../entities/index.js';
import { storyPicture } from '../../story-pictures.js';
import { LeadTimeChart } from '../LeadTimeChart/index.js';
import type { LinkCard } from '../LinkCards/index.js';
import type { FaqAsk } from './AskCard.js';

export const categories: FaqCategory[] = [
  {
    name: 'General',
    entries: [
      {
        id: 'what-we-do',
        question: 'What does Shangwe & Ink do?',
        answer:
          'Two things. We gather people: brand activations, events, expos, and days out for your staff. And we put ink on paper: books, brochures and everything that carries your name. Film, sound and brand identity come from the same house.',
      },
      {
        id: 'booking-ahead',
        question: 'How far ahead should we book an event?',
        answer:
          'It depends on the size. Large events want 6 to 12 months, medium ones 3 to 6, small ones 1 to 3.\n\nLater than that? Ask anyway. We will say plainly what can still be done well.',
      },
      {
        id: 'reply',
        question: 'How quickly will you reply?',
        answer: 'Within 24 hours. A person reads what you write and answers it.',
      },
      {
        id: 'where-and-when',
        question: 'Where are you based, and when are you open?',
        answer:
          'On 14th Ring Road in Westlands, Nairobi. Monday to Friday, 9:00 AM to 6:00 PM. We are closed at the weekend, unless it is your event.',
      },
      {
        id: 'clients',
        question: 'Which kinds of client do you work with?',
        answer: 'Businesses that have something to show, and authors and publishers who have something to print.',
      },
      {
        id: 'offset-run',
        question: 'How many copies make offset printing worthwhile?',
        answer: 'From about 500. Below that digital printing is usually quicker and costs less.',
      },
    ],
  },
  {
    name: 'Services',
    entries: [
      {
        question: 'Can we take one service, or is it the whole campaign?',
        answer: 'Take one. Many clients start with a print run or a single event and add the rest when it helps.',
      },
      {
        question: 'Do you film and photograph the events that you run?',
        answer: 'Yes. Photography, videography and sound come from our own production desk.',
      },
      {
        question: 'What is experiential marketing?',
        answer:
          'Marketing that people do rather than watch: they taste, try, ride or play, and remember who brought it.',
      },
      {
        question: 'Which staff days do you organise?',
        answer: 'Team building retreats, award ceremonies, appreciation days, strategy sessions, workshops and galas.',
      },
      {
        question: 'Can you print a book from a manuscript?',
        answer: 'Yes, from typesetting and cover to binding and publishing support.',
      },
    ],
  },
  {
    name: 'Events & Expos',
    entries: [
      {
        question: 'Which events do you plan?',
        answer: 'Product launches, concerts and festivals, conferences, galas, award ceremonies and sport.',
      },
      {
        question: 'Can you build our stand at a trade show?',
        answer: 'Yes: the stand, what hangs on it and the people who work on it.',
      },
      {
        question: 'Who looks after permits and safety?',
        answer: 'We do, with the venue. What is needed depends on the place, so we ask about it first.',
      },
      {
        question: 'What if the date moves?',
        answer:
          'Tell us the moment you know. We ask venue and suppliers at once, and tell you what the move would cost.',
      },
      {
        question: 'Do you work outside Nairobi?',
        answer: 'Yes. Roadshows travel, and so do we.',
      },
    ],
  },
  {
    name: 'Brand Development',
    entries: [
      {
        id: 'identity-weeks',
        question: 'How long does a brand identity take?',
        answer: 'Eight to twelve weeks, from the first workshop to the finished guide.',
      },
      {
        question: 'What do we receive at the end?',
        answer: 'A strategy in words, a visual identity, and a guide that tells everybody how to use it.',
      },
      {
        question: 'Can you refresh what we have?',
        answer: 'Often that is the better choice. We look at what people already recognise, and keep it.',
      },
      {
        question: 'Do you print it as well?',
        answer: 'Yes. The people who draw the mark stand beside the press when it is printed.',
      },
    ],
  },
  {
    name: 'Pricing',
    entries: [
      {
        id: 'cost',
        question: 'What will it cost?',
        answer: 'That depends on the job, so we price each one. Send us the date, the place and the numbers.',
      },
      {
        question: 'Does a quote cost anything?',
        answer: 'No. Nor does the call before it.',
      },
      {
        question: 'What makes printing cheaper?',
        answer: 'One longer run instead of two short ones, a standard size, and a file that is ready for the press.',
      },
      {
        question: 'Can you work to a fixed budget?',
        answer: 'Yes, if we know it. Then we plan what it buys instead of guessing what you hope for.',
      },
    ],
  },
  {
    name: 'Process',
    entries: [
      {
        question: 'How do we start?',
        answer: 'Ask for a quote, or ring us. We call back, listen, and send a price for your job.',
      },
      {
        question: 'Who will we talk to?',
        answer: 'One desk from the first call to the last invoice.',
      },
      {
        question: 'Do we see a proof before you print?',
        answer: 'Always. Nothing goes to the press before you have signed it off.',
      },
      {
        question: 'Which files do you need?',
        answer:
          'A PDF with 3 mm of bleed and the fonts embedded is best. If that means nothing to you, send what you have.',
      },
      {
        question: 'What happens after the event?',
        answer: 'We clear the floor, hand over the pictures and sit down with you to see what worked.',
      },
    ],
  },
];

export const extras = {
  'booking-ahead': (
    <LeadTimeChart
      leadTimes={[
        { label: 'Large events', from: 6, to: 12 },
        { label: 'Medium events', from: 3, to: 6 },
        { label: 'Small events', from: 1, to: 3 },
      ]}
    />
  ),
};

export const ask: FaqAsk = {
  heading: 'Not on the list?',
  text: 'Write to us or book a consultation. We reply within 24 hours.',
  actions: [
    { name: 'Contact Us', path: '/contact' },
    { name: 'Schedule a Consultation', path: '/inquiries' },
  ],
};

export const resources: { eyebrow: string; heading: string; cards: LinkCard[] } = {
  eyebrow: 'Keep reading',
  heading: 'The long answers',
  cards: [
    {
      title: 'Our services',
      text: 'What we plan, build, film and print.',
      path: '/services',
      picture: storyPicture(3, 'A hall of exhibition stands'),
    },
    {
      title: 'Case studies',
      text: 'Four jobs, from the brief to the last guest.',
      path: '/case-studies',
      picture: storyPicture(12, 'A gala dinner under chandeliers'),
    },
    {
      title: 'Blog',
      text: 'Working notes from every desk.',
      path: '/blog',
      picture: storyPicture(25, 'Two people record a podcast'),
    },
  ],
};
