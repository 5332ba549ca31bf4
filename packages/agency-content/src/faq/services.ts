import type { FaqCategory } from 'agency-ui/schemas';

export const services: FaqCategory = {
  name: 'Services',
  entries: [
    {
      id: 'one-service',
      question: 'Can we take one service, or is it the whole campaign?',
      answer: 'Take one. Many clients start with a print run or a single event and add the rest when it helps.',
    },
    {
      id: 'experiential',
      question: 'What is experiential marketing?',
      answer:
        'Marketing that people do rather than watch: they taste, try, ride or play, and remember who brought it.\n\nWe do it in bars, shops and malls, at roundabouts, from vans and on roadshows, and from hand to hand in the street.',
    },
    {
      id: 'filming-events',
      question: 'Do you film and photograph the events that you run?',
      answer:
        'Yes. Photography, videography and sound come from our own production desk, so the cameras know the running order. Say so in your enquiry, and it stands in the same quote.',
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
      answer:
        'Offset is best for runs of 500 or more. For fewer copies digital printing mostly saves both days and money. Near 500 we send you two prices to compare.',
    },
    {
      id: 'books',
      question: 'Can you make a book from a manuscript?',
      answer:
        'Yes: typesetting, cover, proofs, printing and binding, and help with the paperwork of publishing. One desk looks after an author from the first page to the last carton.',
    },
    {
      id: 'outdoor',
      question: 'Do you put up what you print?',
      answer:
        'Yes. Billboards, street-pole banners, vehicle wraps, walls and event branding are hung by our own crew, with the permits in hand.',
    },
  ],
};
