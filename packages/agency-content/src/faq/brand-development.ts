import type { FaqCategory } from 'agency-ui/schemas';

export const brandDevelopment: FaqCategory = {
  name: 'Brand Development',
  entries: [
    {
      id: 'identity-weeks',
      question: 'How long does a brand identity take?',
      answer: 'A project takes 8-12 weeks, from the first conversation to the finished guide.',
    },
    {
      id: 'identity-steps',
      question: 'How does a brand project go?',
      answer:
        'In four steps. We listen, to you and to the people you sell to. We decide together, on one page, what you stand for. We draw it. Then we hand it over, with training for whoever will use it.',
    },
    {
      id: 'identity-result',
      question: 'What do we receive at the end?',
      answer:
        'A strategy in words, a visual identity, a guide that tells everybody how to use it, and every working file. They are yours to keep.',
    },
    {
      id: 'refresh',
      question: 'Can you refresh what we have?',
      answer:
        'Often that is the better choice. We look at what people already recognise, keep it, and change what stands in its way.',
    },
    {
      id: 'only-a-logo',
      question: 'Can we order just a logo?',
      answer:
        'You can begin with the visual identity if your strategy is sound. We read it first: a mark without a thought behind it wears off, and we would rather tell you so.',
    },
    {
      id: 'brand-print',
      question: 'Do you print it as well?',
      answer:
        'Yes. Whoever draws the mark stands beside the press when it is printed, so the colour on the card is the colour on the van.',
    },
  ],
};
