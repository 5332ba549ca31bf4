import type { FaqCategory } from 'agency-ui/schemas';

export const general: FaqCategory = {
  name: 'General',
  entries: [
    {
      id: 'what-we-do',
      question: 'What does Shangwe & Ink do?',
      answer:
        'Two things. We gather people: brand activations, events, expos, and days out for your staff. And we put ink on paper: books, brochures and everything that carries your name. Film, sound, brand identity and outdoor advertising come from the same house.',
    },
    {
      id: 'booking-ahead',
      question: 'How far ahead should we book an event?',
      answer:
        'By its size: 6-12 months for large events, 3-6 for medium ones and 1-3 for small ones.\n\nIf your date is nearer, ring us all the same. Sometimes a hall is free because somebody else was late.',
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
        'Our door is on 14th Ring Road, Westlands, and it is open Monday to Friday, 9:00 AM to 6:00 PM. At the weekend the office is closed. If you see us then, it is at an event.',
    },
    {
      id: 'clients',
      question: 'Which kinds of client do you work with?',
      answer: 'Businesses that have something to show, and authors and publishers who have something to print.',
    },
    {
      id: 'experience',
      question: 'How long have you been at it, and how many are you?',
      answer:
        'Our story begins in 2008, which makes it over 15 years in business. Over 50 people work here, at the desks you will find on our team page.',
    },
    {
      id: 'outside-nairobi',
      question: 'Do you work outside Nairobi?',
      answer:
        'Yes. Roadshows travel from town to town, retreats go to the lake or the forest, and print is delivered wherever a lorry goes. Tell us the place, and the quote will show what the journey costs.',
    },
  ],
};
