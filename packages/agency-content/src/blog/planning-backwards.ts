import type { ArticleBody } from 'agency-ui/schemas';
import { unbroken } from '../unbroken.js';

export const planningBackwards: ArticleBody = {
  introduction:
    'Every event plan has one date that can’t move and forty that can. Start with the fixed one, work backwards, and you’ll see which decisions are already late and which you can stop worrying about until next month.',
  sections: [
    {
      id: 'how-big',
      heading: 'How big is yours?',
      blocks: [
        'Size isn’t about guests alone. It’s about how much has to be reserved with somebody else.',
        {
          caption: 'How far ahead to book, by size of event',
          columns: ['Size', 'For example', 'Book'],
          rows: [
            ['Large', 'A festival, a trade show, a stadium', unbroken('6-12 months ahead')],
            ['Medium', 'A gala, a launch or a conference in one hall', unbroken('3-6 months ahead')],
            ['Small', 'A workshop, a staff lunch, a board retreat', unbroken('1-3 months ahead')],
          ],
        },
        'In between? Go by the longer time. For November and December, add another month: everyone in Nairobi wants the same four Fridays.',
      ],
    },
    {
      id: 'sign-first',
      heading: 'Sign these first',
      blocks: [
        'Some things exist once. When they’re gone, no budget brings them back.',
        [
          'The hall. Ask for a written option with an expiry date while you wait for internal approval.',
          'The person people come for: the speaker, the band, the minister’s office.',
          'Rooms nearby, if guests are flying in. A conference the same week can take every bed in the district.',
          'Anything imported: a special floor, a particular screen, trophies from abroad. Customs keeps its own calendar.',
        ],
      ],
    },
    {
      id: 'sign-next',
      heading: 'Sign these next',
      blocks: [
        'Caterer, sound, lights, cameras, furniture. There are several good ones of each, so take the time to compare, but settle by the halfway point: after that you take what’s left.',
        'Permits belong here too. What you need depends on the place, the crowd, the music and the hour, and each office has its own form and its own queue. Make one list with the venue manager, with a name beside each line.',
        'Send the save-the-date now. It needs a date, a city and a reason, nothing else.',
      ],
    },
    {
      id: 'can-wait',
      heading: 'These can wait',
      blocks: [
        'Colours, menus, the running order, table names, the order of speeches. Deciding them early feels productive and usually means deciding them twice. Print can wait longer than you think: with approved artwork, badges and programmes are a matter of days. The exception is anything with names on it. Fix one date after which no name changes, and tell everyone what it is.',
      ],
    },
    {
      id: 'last-week',
      heading: 'Keep the last week empty',
      blocks: [
        'Put nothing new into the last seven days. They’re for the things you can’t know yet: a flight moves, a speaker brings a film, forty people confirm late. A plan with no slack isn’t tight; it’s late and hasn’t noticed.',
        {
          quote: 'If you can only do one thing today, call the hall. Everything else on the list has a second choice.',
          name: 'Events team',
        },
      ],
    },
  ],
};
