import { directions, dirhams, email, hours, mark, phones, picture, timeZone } from './facts';
import type { Content } from './types';

const book = { name: 'Book a table', path: '/book' };
const privacy = { name: 'Privacy', path: '/privacy' };
const holiday = 'Eid Al Etihad';

export const en: Content = {
  lang: 'en',
  agency: {
    name: 'Three Figs',
    mark,
    tagline: 'Bread, fish and fire: three restaurants by one family.',
    phone: phones.group,
    email,
    address: { street: '9 Al Souk Lane', area: 'Al Fahidi', city: 'Dubai', country: 'United Arab Emirates' },
    hours: { lines: ['Daily, 9 am to 10 pm', 'Friday, 2 pm to 10 pm'] },
    social: [],
  },
  navigation: {
    entries: [
      { name: 'Menus', path: '/menu' },
      { name: 'Restaurants', path: '/restaurants' },
    ],
    action: book,
  },
  strip: { name: 'News', text: 'On 2 and 3 December Jamr lights its fire at noon.' },
  links: [
    { name: 'Tannour, Dubai', path: '/menu#tannour' },
    { name: 'Mina, Abu Dhabi', path: '/menu#mina' },
    { name: 'Jamr, Sharjah', path: '/menu#jamr' },
  ],
  legalLinks: [privacy],
  pages: {
    home: {
      title: 'Three Figs: restaurants in Dubai, Abu Dhabi and Sharjah',
      description:
        'A bakery, a fish restaurant and a grill by one family. Menus with prices, opening hours and tables.',
    },
    menu: {
      title: 'Menus and prices | Three Figs',
      description: 'What Tannour, Mina and Jamr cook this season, and what it costs.',
    },
    restaurants: {
      title: 'Restaurants and opening hours | Three Figs',
      description: 'Where Tannour, Mina and Jamr are, when they are open, and where to park.',
    },
    book: { title: 'Book a table | Three Figs', description: 'Ask for a table at Tannour, Mina or Jamr.' },
    thanks: { title: 'Thank you | Three Figs', description: 'We have your request for a table.' },
    privacy: { title: 'Privacy | Three Figs', description: 'What we do with the details in your booking request.' },
  },
  home: {
    hero: {
      eyebrow: 'Dubai · Abu Dhabi · Sharjah',
      title: 'Bread, fish, fire',
      description:
        'Three restaurants, one family. Come for the first loaf at seven in the morning. Stay for the last skewer after midnight.',
    },
    table: {
      ...picture(
        'long-table',
        'A long table seen from above: in the middle a fish on a blue plate, around it flatbread, hummus, figs and a pomegranate',
        [2400, 760],
      ),
      sources: [{ srcSet: '/pictures/long-table-narrow.svg', media: '(max-width: 40rem)' }],
    },
    menuLink: { name: 'See the menus', path: '/menu' },
    restaurants: {
      eyebrow: 'Restaurants',
      heading: 'Pick your fire',
      lead: 'Each house does one thing, and has done it since the day it opened.',
      cards: [
        {
          title: 'Tannour',
          text: 'Flatbread, eggs and white cheese, from seven. In Al Fahidi, Dubai.',
          path: '/menu#tannour',
          picture: picture('tannour', 'Round breads before the mouth of a clay oven'),
        },
        {
          title: 'Mina',
          text: 'Whole fish, weighed at your table and grilled. At the port, Abu Dhabi.',
          path: '/menu#mina',
          picture: picture('mina', 'Two fish between blue waves'),
        },
        {
          title: 'Jamr',
          text: 'Lamb and aubergine over oak embers, until one. By the lagoon, Sharjah.',
          path: '/menu#jamr',
          picture: picture('jamr', 'Skewers above the flames'),
        },
      ],
    },
    story: {
      eyebrow: 'The family',
      heading: 'Our grandmother planted three fig trees',
      paragraphs: [
        'One for each child, she said, and whoever waters it may eat from it. Nadia baked, Karim fished and Layla kept the fire.',
        'They still do. Nadia mills her flour in Dubai, Karim is at the fish market in Abu Dhabi by five, and in Sharjah Layla lets nobody else touch the oak. The fig jam on all three tables comes from the same trees.',
      ],
      link: { name: 'Find a restaurant', path: '/restaurants' },
    },
    tables: {
      eyebrow: 'Three ways to eat',
      heading: 'Sit down, take away, celebrate',
      features: [
        {
          name: 'At the table',
          title: 'Order in the middle, eat from the edge',
          description:
            'Plates come when they are ready and belong to everyone. Two people need four, and nobody has finished five.',
          picture: picture('mezze', 'Small plates and bowls on a blue table', [1400, 1050]),
          link: { name: 'See the menus', path: '/menu' },
        },
        {
          name: 'To take away',
          title: 'A warm box by the oven door',
          description:
            'Six breads, white cheese, olives and a jar of fig jam for AED 85. Ring before nine and it is tied up by ten.',
          picture: picture('box', 'A box with bread, a jar of jam and a twig of olives'),
        },
        {
          name: 'To celebrate',
          title: 'Fourteen chairs under the tree',
          description:
            'Each house has one long table. There is no hire charge: choose a sharing table, and tell us whose birthday it is.',
          picture: picture('tree', 'A fig tree with three ripe figs'),
          link: { name: 'Sharing tables and prices', path: '/menu#sharing' },
        },
      ],
    },
  },
  banner: {
    heading: 'There is a chair for you',
    text: 'Tell us the house, the day and how many you are. We answer within two hours.',
    action: book,
    secondaryAction: { name: 'Opening hours', path: '/restaurants' },
    note: 'No deposit for up to eight guests.',
  },
  menu: {
    hero: {
      eyebrow: 'This season',
      title: 'What is on the fire',
      description:
        'Prices are in dirhams and include VAT. Tell us about allergies: every kitchen uses nuts, sesame and wheat.',
      picture: picture('mezze', '', [1400, 1050]),
    },
    sharingName: 'Sharing tables',
    marks: [
      { symbol: 'V', name: 'Vegetarian' },
      { symbol: 'N', name: 'Contains nuts' },
    ],
    menus: [
      {
        id: 'tannour',
        name: 'Tannour',
        lead: 'Breakfast and lunch from the clay oven.',
        groups: [
          {
            name: 'From the oven',
            items: [
              {
                name: 'Zaatar manousheh',
                price: dirhams(24),
                description: 'Wild thyme, sesame, olive oil',
                marks: ['V'],
              },
              {
                name: 'Three-cheese manousheh',
                price: dirhams(32),
                description: 'Akkawi, halloumi, nabulsi, nigella',
                marks: ['V'],
              },
              {
                name: 'Lamb lahm bi ajeen',
                price: dirhams(38),
                description: 'Tomato, pomegranate molasses, pine nuts',
                marks: ['N'],
              },
            ],
          },
          {
            name: 'From the pan',
            items: [
              {
                name: 'Green shakshuka',
                price: dirhams(46),
                description: 'Spinach, dill, two eggs, labneh',
                marks: ['V'],
              },
              {
                name: 'Ful with tahini',
                price: dirhams(34),
                description: 'Broad beans, lemon, cumin, a hot loaf',
                marks: ['V'],
              },
              {
                name: 'Figs and clotted cream',
                price: dirhams(36),
                description: 'Fig jam, eshta, pistachio, orange blossom',
                marks: ['V', 'N'],
              },
            ],
          },
        ],
      },
      {
        id: 'mina',
        name: 'Mina',
        lead: 'What the boats brought, for lunch and dinner.',
        groups: [
          {
            name: 'To begin',
            items: [
              { name: 'Fried red mullet', price: dirhams(58), description: 'Sumac, crisp bread, tarator' },
              { name: 'Octopus and broad beans', price: dirhams(72), description: 'Charred lemon, chilli oil' },
              { name: 'Fattoush', price: dirhams(38), description: 'Purslane, radish, toasted bread', marks: ['V'] },
            ],
          },
          {
            name: 'From the grill',
            items: [
              {
                name: 'Sea bream, whole',
                price: dirhams(165),
                description: 'Olive oil, oregano, lemon',
                unit: 'For two',
              },
              { name: 'Hammour sayadieh', price: dirhams(118), description: 'Rice with burnt onion and cumin' },
              {
                name: 'Gulf prawns',
                price: dirhams(132),
                description: 'Tomato, coriander, garlic, a loaf for the sauce',
              },
            ],
          },
        ],
      },
      {
        id: 'jamr',
        name: 'Jamr',
        lead: 'Oak embers from six in the evening.',
        groups: [
          {
            name: 'Before the meat',
            items: [
              { name: 'Smoked aubergine', price: dirhams(42), description: 'Tahini, pomegranate, mint', marks: ['V'] },
              { name: 'Hummus with lamb', price: dirhams(52), description: 'Brown butter, pine nuts', marks: ['N'] },
              { name: 'Raw kibbeh', price: dirhams(64), description: 'Bulgur, spring onion, olive oil' },
            ],
          },
          {
            name: 'On the skewer',
            items: [
              { name: 'Shish taouk', price: dirhams(78), description: 'Chicken, garlic cream, pickles' },
              { name: 'Kafta with cherries', price: dirhams(86), description: 'Lamb, sour cherries, seven spices' },
              { name: 'Lamb shoulder', price: dirhams(340), description: 'Six hours in the embers', unit: 'For four' },
            ],
          },
        ],
      },
    ],
    sharing: {
      eyebrow: 'For six or more',
      heading: 'Sharing tables',
      lead: 'One price a person, and we choose the order in which it comes.',
      plans: [
        {
          name: 'The Friday table',
          description: 'Breakfast at Tannour, as long as the oven is hot.',
          prices: [{ amount: 95, currency: 'AED', unit: 'a person' }],
          included: [
            'Three breads from the oven',
            'Eggs, cheese, olives, labneh',
            'Fig jam and clotted cream',
            'Tea and coffee',
          ],
          action: { name: 'Book the Friday table', path: '/book' },
        },
        {
          name: 'The boat table',
          description: 'Lunch or dinner at Mina.',
          highlight: 'Most booked',
          prices: [{ amount: 210, currency: 'AED', unit: 'a person' }],
          included: [
            'Five cold plates',
            'Fried red mullet',
            'One whole fish for every three guests',
            'Sayadieh rice',
            'Fruit on ice',
          ],
          action: { name: 'Book the boat table', path: '/book' },
        },
        {
          name: 'The ember table',
          description: 'An evening at Jamr, from six.',
          prices: [{ amount: 245, currency: 'AED', unit: 'a person' }],
          included: [
            'Six cold and warm plates',
            'Lamb shoulder from the embers',
            'Taouk and kafta',
            'Grilled peaches and ice cream',
          ],
          action: { name: 'Book the ember table', path: '/book' },
        },
      ],
      note: 'All prices include VAT. Children under six eat with us for free.',
    },
  },
  restaurants: {
    hero: {
      eyebrow: 'Restaurants',
      title: 'Three houses',
      description: 'Two hours apart at most. Step inside whichever has its fire lit.',
      picture: picture('tree', ''),
    },
    branches: {
      heading: 'Where we are',
      lead: 'Kitchens close half an hour before the doors do.',
      locations: [
        {
          name: 'Tannour',
          address: { street: '9 Al Souk Lane', area: 'Al Fahidi', city: 'Dubai', country: 'United Arab Emirates' },
          phone: phones.tannour,
          note: 'The blue door opposite the wind tower. The oven is in the courtyard.',
          hours: {
            timeZone,
            weekly: hours.tannour,
            exceptions: [{ date: '2026-12-02', name: holiday, periods: [{ opens: '07:00', closes: '18:00' }] }],
          },
          directions: directions.tannour,
          map: { picture: picture('map-tannour', 'Two streets south of the creek, between the souk and the old wall') },
        },
        {
          name: 'Mina',
          address: {
            street: 'Quay 4, Fish Market',
            area: 'Al Mina',
            city: 'Abu Dhabi',
            country: 'United Arab Emirates',
          },
          phone: phones.mina,
          note: 'On the water, behind the market hall. Parking is free after six.',
          hours: {
            timeZone,
            weekly: hours.mina,
            exceptions: [{ date: '2026-12-02', name: holiday, periods: [{ opens: '12:30', closes: '23:30' }] }],
          },
          directions: directions.mina,
          map: { picture: picture('map-mina', 'At the end of the street, where the quay turns') },
        },
        {
          name: 'Jamr',
          address: { street: '21 Lagoon Walk', area: 'Al Majaz', city: 'Sharjah', country: 'United Arab Emirates' },
          phone: phones.jamr,
          note: 'Follow the smoke along the lagoon. Children are welcome on the terrace, however late.',
          hours: {
            timeZone,
            weekly: hours.jamr,
            exceptions: [
              { date: '2026-12-02', name: holiday, periods: [{ opens: '12:00', closes: '02:00' }] },
              { date: '2026-12-03', name: holiday, periods: [{ opens: '12:00', closes: '02:00' }] },
            ],
          },
          directions: directions.jamr,
          map: { picture: picture('map-jamr', 'On the south shore of the lagoon') },
        },
      ],
    },
    questions: {
      heading: 'Before you come',
      name: 'Your visit',
      entries: [
        {
          id: 'walk-in',
          question: 'Do I need to book?',
          answer:
            'No. Half of our chairs are kept for people who walk in. On Thursday and Friday evenings they go by eight.',
        },
        {
          id: 'children',
          question: 'Are children welcome?',
          answer:
            'Always. There are high chairs, small portions of every dish at half its price, and dough to play with at Tannour.',
        },
        {
          id: 'vegetarian',
          question: 'Is there enough without meat?',
          answer: 'More than half of each menu. At Jamr vegetables have a grill of their own.',
        },
        {
          id: 'shisha',
          question: 'Do you serve shisha?',
          answer: 'No. We press pomegranates, brew tea with sage and make our own lemonade.',
        },
      ],
    },
  },
  book: {
    hero: {
      eyebrow: 'Tables',
      title: 'Book a table',
      description: 'We answer within two hours, by phone or email. More than fourteen of you? Please ring.',
      picture: picture('place', '', [1400, 1050]),
    },
    form: 'Your table',
    privacy: { text: 'We use your details only for this booking.', link: privacy },
    details: 'Rather talk?',
    responseTime: 'We answer requests within two hours.',
    nextSteps: 'We check the table plan, and ring or write within two hours. Your table is kept for twenty minutes.',
  },
  thanks: {
    hero: {
      eyebrow: 'Request received',
      title: 'Thank you',
      description: 'We check the table plan, and ring or write to you within two hours.',
      picture: picture('place', '', [1400, 1050]),
    },
    back: { name: 'See the menus', path: '/menu' },
  },
  privacy: {
    title: 'Privacy',
    lastUpdated: '2026-11-02',
    introduction: 'What happens to the details in your booking request. It is short, because we ask for little.',
    sections: [
      {
        id: 'what',
        heading: 'What we keep',
        blocks: [
          'When you ask for a table, we keep what you write in the form:',
          [
            'your name, phone number and email address',
            'the restaurant, the day, the time and how many you are',
            'your note, such as an allergy or a birthday',
          ],
          'Only write about your health what the kitchen needs to know.',
        ],
      },
      {
        id: 'why',
        heading: 'What we use it for',
        blocks: [
          'To find you a table, to answer you, and to cook what you can eat. The people who see it are the team of the restaurant you chose. We send no advertising, and we do not sell or lend your details to anybody.',
        ],
      },
      {
        id: 'how-long',
        heading: 'How long',
        blocks: [
          'We delete your request three months after you send it. What you have typed but not sent stays in your own browser.',
        ],
      },
      {
        id: 'visits',
        heading: 'While you read this site',
        blocks: [
          'The site sets no cookies, loads nothing from other companies and does not count visits. The server uses your IP address for a few minutes to hold back spam, and does not store it.',
        ],
      },
      {
        id: 'rights',
        heading: 'Your rights',
        blocks: [
          `You may ask what we hold about you, correct it, or have it deleted sooner. Write to ${email} or ring ${phones.group}; we answer within a week. Three Figs is an invented company, so the address does not work.`,
        ],
      },
    ],
  },
};
