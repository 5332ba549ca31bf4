import type { ArticleBody } from 'agency-ui/schemas';

export const dayInStore: ArticleBody = {
  introduction:
    'Two activations in the same supermarket can differ in price by a factor of three and look identical on paper. Here’s what’s in a quote, what pushes each line up or down, and how to work out what one new customer cost you.',
  sections: [
    {
      id: 'lines',
      heading: 'The quote, line by line',
      blocks: [
        {
          caption: 'What a quote for a day in store lists, and what drives each line',
          columns: ['Line', 'It rises with', 'You can save by'],
          rows: [
            [
              'Space and permission',
              'A weekend, an aisle end, a chain with many branches',
              'Booking several weeks in one agreement',
            ],
            ['Promoters', 'Hours, languages, product knowledge', 'Shorter shifts at the busy hours'],
            ['Training', 'How much there is to explain', 'Nothing. See below'],
            ['Samples', 'Price of the product, portion size, waste', 'Smaller portions, cups made to measure'],
            [
              'Stand and print',
              'Size, lighting, how often it’s rebuilt',
              'One stand that fits in a car and gets used ten times',
            ],
            ['Transport and set-up', 'Distance, night-time access', 'Grouping branches by road, not by size'],
            ['Supervision', 'The number of branches at once', 'Nothing. See below'],
            ['Report', 'What’s counted', 'Agreeing on four figures instead of forty'],
          ],
        },
      ],
    },
    {
      id: 'where-saving-hurts',
      heading: 'Two lines where saving hurts',
      blocks: [
        'Training. A promoter who has cooked with your flour answers the third question as well as the first. One who met it that morning reads the bag aloud. Half a day of training is paid for once; the same team then works for you all month.',
        'Supervision. Someone has to notice by ten that branch four never unpacked the stand, and be able to do something about it. Otherwise you’ll find out from the report.',
      ],
    },
    {
      id: 'cost-per-customer',
      heading: 'What one new customer costs',
      blocks: [
        'Divide the whole quote, samples included, by the number of people who bought for the first time. That’s the only figure that lets you compare a Saturday in store with a week of radio.',
        'You’ll need the till’s help: units sold per day for the two weeks before, on the days themselves, and for the two weeks after. Subtract a normal day’s sales, and what’s left on the day came from the promoters. What’s left two weeks later came from the product.',
        'An example with round numbers. A branch sells 20 jars on a normal Saturday. On yours it sells 95, and in the following fortnight 6 a day more than before. That’s 75 jars on the day and 84 afterwards. Only the second figure tells you whether to come back.',
      ],
    },
    {
      id: 'before-you-sign',
      heading: 'Before you sign',
      blocks: [
        'Ask any agency, ours included, for these five things in writing:',
        [
          'who employs and insures the promoters',
          'what happens if one doesn’t turn up',
          'who owns the stand afterwards, and where it’s stored',
          'what becomes of unopened stock',
          'on which day you’ll get the figures, even if they’re bad',
        ],
      ],
    },
  ],
};
