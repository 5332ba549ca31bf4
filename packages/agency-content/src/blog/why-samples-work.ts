import type { ArticleBody } from 'agency-ui/schemas';

export const whySamplesWork: ArticleBody = {
  introduction:
    'Nobody argues with their own tongue. An advert asks people to believe you; a sample lets them find out. That’s why activations work, and also why a poor one hurts: what people find out, they tell others. Before you sign for one, ask these four questions.',
  sections: [
    {
      id: 'who-passes',
      heading: '1. Who passes here, and when?',
      blocks: [
        'Footfall is the number everyone quotes and the least useful one. Ten thousand people run through a bus station at seven in the morning, and none of them has a free hand. Four hundred stroll through a mall on a Saturday with time, friends and a wallet.',
        'Stand at the spot for an hour on the day of the week you’d book. Count only the people you’d like to sell to, and only those who could stop. Multiply by the hours you’d pay for. If that figure disappoints you, the activation will too.',
      ],
    },
    {
      id: 'what-next',
      heading: '2. What should they do next?',
      blocks: [
        'A sample without a next step is just a gift. Choose one step: buy the product at the till twenty metres away, scan a code for another sample, book a test ride, leave a number. One, not three.',
        'Then walk the route yourself. Is the product on the shelf, at eye level, with a price? Does the code open on a cheap phone with little data? We’ve seen good activations send people to an empty shelf. The retailer has to know the date as well as you do.',
      ],
    },
    {
      id: 'what-could-go-wrong',
      heading: '3. What happens when it’s full?',
      blocks: [
        'Success is what plans leave out: a queue blocks the shop next door, the cold box is empty at two, the music draws a crowd and a complaint. Agree on three things beforehand.',
        [
          'Who can call a stop, and how the team will hear of it.',
          'How much stock stays in the van, and who fetches it.',
          'Which permits apply here: the property’s own, and the county’s if you’re on public ground.',
        ],
        'Food and drink add hygiene, allergies and age. Keep a list of the ingredients on the table, and don’t hand alcohol to anyone who can’t show an ID.',
      ],
    },
    {
      id: 'what-to-count',
      heading: '4. What will you count?',
      blocks: [
        '“Samples given out” only measures your own stock. Count what the visitor did:',
        {
          caption: 'What to count at an activation',
          columns: ['Measure', 'How', 'What it tells you'],
          rows: [
            ['Conversations', 'A clicker in the promoter’s pocket', 'Whether the spot and the team work'],
            ['Next steps taken', 'Codes scanned, numbers left, test rides', 'Whether the offer works'],
            [
              'Sales on the day and the two weeks after',
              'The retailer’s till, against the weeks before',
              'Whether it paid',
            ],
            ['Reasons for saying no', 'One line per hour on a clipboard', 'What to change tomorrow'],
          ],
        },
        'The last row costs nothing and is worth the most. Promoters hear more truth about your product in a day than a survey finds in a month. Ask them before they go home.',
      ],
    },
    {
      id: 'when-not-to',
      heading: 'When not to do it',
      blocks: [
        'If people already know what you taste like, a sample won’t change their minds; a price or a new recipe might. If what you sell takes months to show its worth, such as insurance or a school, let people meet the staff rather than hold a pen. And if your stock won’t last the month after a busy Saturday, wait.',
      ],
    },
  ],
};
