import type { ArticleBody } from 'agency-ui/schemas';

export const twoColours: ArticleBody = {
  introduction:
    'A palette of eight looks generous in a presentation. Then the uniforms are embroidered, the van is lettered and the till prints a receipt, and six of the eight quietly drop out. Start with the two that would survive, and the rest of your identity gets easier and cheaper.',
  sections: [
    {
      id: 'where-colours-cost',
      heading: 'Where each colour costs money',
      blocks: [
        'A display mixes every colour from the same three lights, so price never comes up. Almost everywhere else a colour is a thing: a pot of ink, a reel of vinyl, a spool of thread, a mesh stretched on a frame.',
        {
          caption: 'What an extra colour means, by material',
          columns: ['Material', 'What one more colour needs'],
          rows: [
            ['Screen-printed T-shirts', 'Another screen, another pass, another chance to slip out of line'],
            ['Embroidery', 'A thread change on every garment'],
            ['Cut vinyl on a vehicle', 'Another film, laid over the first by hand'],
            ['Offset print in spot inks', 'Another plate, and a press wash before the next job'],
            ['A rubber stamp or a till receipt', 'It can’t be done: there’s only one'],
          ],
        },
      ],
    },
    {
      id: 'one-carries',
      heading: 'One carries, one calls',
      blocks: [
        'Give the two colours different jobs. The first carries: it covers walls, shirts and the sides of vans, and people should be able to name it after a day. The second calls: it marks the button, the price, the arrow. If both shout, neither does.',
        'The carrying colour is usually the darker one, because text has to be read on it. The calling colour can be brighter than you’d ever want to see on a whole wall.',
      ],
    },
    {
      id: 'tests',
      heading: 'Five tests for a pair',
      blocks: [
        'Before you fall in love, try the pair on these. Each takes minutes.',
        [
          'Photocopy it. If the two turn into the same grey, your logo disappears on every stamp, receipt and office printout.',
          'Put one on the other as text. You need a contrast of at least 4.5 to 1; a free online checker will tell you.',
          'Look at it under a street lamp. Sodium light turns reds brown and blues black.',
          'Show it to someone who confuses red and green. About one man in twelve does.',
          'Park it beside your three nearest competitors. Same pair? Choose again.',
        ],
      ],
    },
    {
      id: 'write-down',
      heading: 'Write down more than one number',
      blocks: [
        'A colour has a different recipe for each material, and they don’t convert into one another by themselves. For each of the two, your guidelines should hold the screen value, the four-colour mix, a spot ink, a vinyl film and a thread, chosen by eye, side by side, in daylight.',
        'Keep a physical sample too. Paper yellows and screens differ, so when somebody asks which green is right, the answer should be in a drawer, dated and signed.',
      ],
    },
    {
      id: 'and-the-others',
      heading: 'What about all the others?',
      blocks: [
        'You’ll want a pale tint for backgrounds and a warning red for forms. Fine: call them helpers, keep them off the logo, and never let them on a vehicle. Black, white and the bare material, whether kraft paper, steel or cotton, cost nothing and go with everything.',
      ],
    },
  ],
};
