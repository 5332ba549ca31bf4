import type { ArticleBody } from 'agency-ui/schemas';

export const keepTheLeaf: ArticleBody = {
  introduction:
    'You’re tired of your logo. You see it forty times a day; your customers see it twice a month, and they’ve only just learned it. Before you pay anyone to redraw it, us included, find out what they’d miss.',
  sections: [
    {
      id: 'good-reasons',
      heading: 'Good reasons, and bad ones',
      blocks: [
        {
          caption: 'Reasons to change a brand, and what they call for',
          columns: ['What you notice', 'What it usually needs'],
          rows: [
            ['It can’t be read on a phone', 'A simpler drawing of the same mark'],
            ['Every branch uses it differently', 'Guidelines, and someone who owns them'],
            ['You sell something else now', 'A strategy first, then perhaps a new name'],
            ['Two companies became one', 'A new identity, and a year of both names side by side'],
            ['The new director would like to leave a mark', 'A cup of tea'],
            ['Sales are down', 'A look at the product, the price and the service before the logo'],
          ],
        },
      ],
    },
    {
      id: 'draw-it',
      heading: 'Ask people to draw it',
      blocks: [
        'Give twenty customers a pen and a card and ask them to draw your logo from memory. Don’t help. The results will be terrible and very useful: whatever appears on fifteen cards out of twenty is your brand, and everything else is decoration.',
        'For a tea packer it was the leaf. Not one card showed the badge around it, the ring of dots or the ribbon, and the owners had been ready to fight for all three. So the leaf stayed and the rest went.',
        'Do the same with words. Ask how they’d describe you to a neighbour. If a phrase comes up again and again, it’s worth more than any slogan you could buy.',
      ],
    },
    {
      id: 'what-to-change',
      heading: 'Change what’s missing from the cards',
      blocks: [
        'A refresh leaves you more room than you might expect. Without touching the part they recognise you can:',
        [
          'redraw it with fewer lines, so it works at the size of a fingernail',
          'choose a typeface that has every character your languages need',
          'narrow the palette to two colours that can be printed, sewn and painted',
          'agree on one style of photography',
          'throw out the three older versions still living in people’s email signatures',
        ],
        'Lay the old and the new side by side and show them for two seconds. People should say “that’s you, only sharper”. If they ask who it is, you’ve gone too far.',
      ],
    },
    {
      id: 'roll-out',
      heading: 'Roll it out when things run out',
      blocks: [
        'Changing everything on one Monday is expensive and rarely necessary. Screens first, since they cost nothing: website, profiles, signatures. Then whatever runs out by itself, such as cards, bags and forms. Vehicles and shop signs come last, when they need repainting anyway.',
        'Keep a list of every place the old logo lives. You’ll find the last one years later, on a fridge.',
      ],
    },
    {
      id: 'leave-alone',
      heading: 'When to leave it alone',
      blocks: [
        'If your customers drew it well, if it prints in one colour, and if the only complaints come from inside the building, spend the money on better photographs. We say that more often than you’d expect from people who design logos.',
      ],
    },
  ],
};
