import type { FaqCategory } from 'agency-ui/schemas';

export const pricing: FaqCategory = {
  name: 'Pricing',
  entries: [
    {
      id: 'cost',
      question: 'What will it cost?',
      answer:
        'That depends on the job, so we price each one. Send us the date, the place and the numbers, and you receive an itemised quote.',
    },
    {
      id: 'free-quote',
      question: 'Does a quote cost anything?',
      answer: 'No. Nor does the call before it.',
    },
    {
      id: 'fixed-budget',
      question: 'Can you work to a fixed budget?',
      answer:
        'Yes, if we know it. Choose a range in the quote form, and we plan what it buys instead of guessing what you hope for.',
    },
    {
      id: 'budget-optional',
      question: 'Do we have to name a budget?',
      answer:
        'No, the field is optional. The ranges in the form are in dollars, from under $5,000 to $50,000+, and only help us to propose the right size of thing.',
    },
    {
      id: 'cheaper-print',
      question: 'What makes printing cheaper?',
      answer:
        'One longer run instead of two short ones, a standard size, and a file that is ready for the press. We look for all three before we price.',
    },
    {
      id: 'extra-costs',
      question: 'Can the price change later?',
      answer:
        'Only if the job does. When a wish of yours changes a line, you see the new price first and say yes or no. Nothing is added after the event that you did not agree to.',
    },
  ],
};
