import type { FaqCategory } from 'agency-ui/schemas';

export const process: FaqCategory = {
  name: 'Process',
  entries: [
    {
      id: 'start',
      question: 'How do we start?',
      answer:
        'With the quote form or a phone call. After it we ring you for a consultation, and once we have understood the job you receive its price.',
    },
    {
      id: 'who-we-talk-to',
      question: 'Who will we talk to?',
      answer:
        'One desk, from the first call to the last invoice. It brings in the other desks when your job needs them.',
    },
    {
      id: 'proof',
      question: 'Do we see a proof before you print?',
      answer: 'Always. Nothing goes to the press before you have signed it off.',
    },
    {
      id: 'files',
      question: 'Which files do you need for print?',
      answer:
        'A PDF with 3 mm of bleed and the fonts embedded is best. If that means nothing to you, send what you have, and we will tell you what is missing.',
    },
    {
      id: 'what-to-send',
      question: 'What should be in a first enquiry?',
      answer:
        'The occasion or the thing, the place, the date, and a guess at how many guests or copies. A guess will do. Mention the date or the sum that cannot move.',
    },
    {
      id: 'afterwards',
      question: 'What happens after the event?',
      answer:
        'We clear the floor, hand over the pictures and sit down with you to see what worked, and what we would do differently.',
    },
    {
      id: 'assistant',
      question: 'Can the virtual assistant take a booking?',
      answer:
        'No. It is automated and answers first questions on the home page. A booking begins with the quote form, an email or a call, where a person answers.',
    },
  ],
};
