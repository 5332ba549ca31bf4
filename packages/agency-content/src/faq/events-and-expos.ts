import type { FaqCategory } from 'agency-ui/schemas';
import { largeEvents, mediumEvents, roadshowTime, smallEvents } from '../facts.js';

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
      answer: `Think about how much has to be reserved. A stadium, a festival or a trade show is large: book it ${largeEvents.value} ahead. A gala, a launch or a conference in one hall is usually medium: ${mediumEvents.value}. A workshop, a staff lunch or a board retreat is small: ${smallEvents.value}.\n\nIn between? Go by the longer time.`,
    },
    {
      id: 'stand',
      question: 'Can you build our stand at a trade show?',
      answer:
        'Yes: the stand, its graphics and the people who staff it. Afterwards we take it down, and can store it for your next show.',
    },
    {
      id: 'whole-expo',
      question: 'Can you run a whole expo for us?',
      answer:
        'Yes. We draw up the floor plan, look after exhibitors, register visitors, and run the conference or summit alongside. A webinar brings in people who can’t travel.',
    },
    // Sample content: the owner confirms or replaces it. Lead time for roadshows.
    {
      id: 'roadshow-time',
      question: 'How long does a roadshow take to set up?',
      answer: `Allow ${roadshowTime.value} from brief to first stop: one to design, two or three to build and brand the truck, and the rest for permits, staffing and rehearsal. Every extra county adds its own permits.`,
    },
    {
      id: 'permits',
      question: 'Who handles permits and safety?',
      answer:
        'We do, together with the venue. What’s needed depends on the place, the crowd and the music, so we ask about all three on the first call.',
    },
    {
      id: 'date-moves',
      question: 'What if the date moves?',
      answer:
        'Tell us as soon as you know. We check with the venue and suppliers straight away, and tell you what moving it would cost before you decide.',
    },
    {
      id: 'rain',
      question: 'What happens if it rains?',
      answer:
        'We plan open-air events twice, once under a roof. You see both plans, and we agree a time to choose one.',
    },
  ],
};
