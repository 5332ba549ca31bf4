import type { FaqCategory } from 'agency-ui/schemas';

export const eventsAndExpos: FaqCategory = {
  name: 'Events & Expos',
  entries: [
    {
      id: 'kinds-of-event',
      question: 'Which events do you plan?',
      answer:
        'Product launches, concerts and festivals, conferences, corporate galas, award ceremonies, and sport and stadium events.',
    },
    {
      id: 'large-or-small',
      question: 'Is ours a large, a medium or a small event?',
      answer:
        'Think of how much has to be held in advance. A stadium, a festival or a trade show is large: book it 6-12 months ahead. A gala, a launch or a conference in one hall is mostly medium: 3-6 months. A workshop, a staff lunch or a board retreat is small: 1-3 months.\n\nIf you are between two of them, take the longer one.',
    },
    {
      id: 'stand',
      question: 'Can you build our stand at a trade show?',
      answer:
        'Yes: the stand, what hangs on it, and the people who work on it. Afterwards we take it down and can store it for your next fair.',
    },
    {
      id: 'whole-expo',
      question: 'Can you run a whole expo for us?',
      answer:
        'Yes. We draw the floor plan, look after exhibitors, register visitors, and run the conference or the summit beside it. A webinar can bring the stage to those who stay at home.',
    },
    {
      id: 'permits',
      question: 'Who looks after permits and safety?',
      answer:
        'We do, together with the venue. What is needed depends on the place and on the music, so we ask about it in the first call and show every fee in the quote.',
    },
    {
      id: 'date-moves',
      question: 'What if the date moves?',
      answer:
        'Tell us the moment you know. We ask the venue and the suppliers at once, and tell you what the move would cost before you decide.',
    },
    {
      id: 'rain',
      question: 'What happens if it rains?',
      answer:
        'Every open-air event of ours is planned twice, once with a roof. You see both plans, and we agree on the hour by which one of them is chosen.',
    },
  ],
};
