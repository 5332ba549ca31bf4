import type { FaqCategory } from 'agency-ui/schemas';
import { brandProject } from '../facts.js';

export const brandDevelopment: FaqCategory = {
  name: 'Brand Development',
  entries: [
    {
      id: 'identity-weeks',
      question: 'How long does a brand identity take?',
      answer: `A project takes ${brandProject.value}, from first conversation to finished guidelines.`,
    },
    {
      id: 'identity-steps',
      question: 'How does a brand project work?',
      answer:
        'In four steps. We listen to you and to the people you sell to. We agree what you stand for and put it on one page. We design it. Then we hand it over and train the people who’ll use it.',
    },
    {
      id: 'identity-result',
      question: 'What do we get at the end?',
      answer:
        'A written strategy, a visual identity, guidelines anyone can follow, and every working file. They’re yours to keep.',
    },
    {
      id: 'refresh',
      question: 'Can you refresh what we have?',
      answer:
        'Often that’s the better choice. We find out what people already recognise, keep it, and change what holds it back.',
    },
    {
      id: 'only-a-logo',
      question: 'Can we order just a logo?',
      answer:
        'Yes, if your strategy is in place. We’ll read it first, because a logo without an idea behind it doesn’t last.',
    },
    {
      id: 'brand-print',
      question: 'Can you produce our new identity as well?',
      answer:
        'Yes. Every item is proofed against the same swatch, so the colour on your business cards matches the colour on your vans.',
    },
  ],
};
