import { directions, email, hours, mark, phones, picture, timeZone } from './facts';
import type { Content } from './types';

const book = { name: 'Book a table', path: '/book' };
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
  },
  home: {
    hero: {
      eyebrow: 'Dubai · Abu Dhabi · Sharjah',
      title: 'Bread, fish, fire',
      description:
        'Three restaurants, one family. Come for the first loaf at seven in the morning. Stay for the last skewer after midnight.',
      picture: picture(
        'table',
        'A set table seen from above: a fish on a blue plate, flatbread, hummus, figs and a pomegranate',
        [1400, 1400],
      ),
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
    menus: [
      {
        id: 'tannour',
        name: 'Tannour',
        lead: 'Breakfast and lunch from the clay oven.',
        courses: [
          {
            name: 'From the oven',
            dishes: [
              { name: 'Zaatar manousheh', text: 'Wild thyme, sesame, olive oil', price: 24 },
              { name: 'Three-cheese manousheh', text: 'Akkawi, halloumi, nabulsi, nigella', price: 32 },
              { name: 'Lamb lahm bi ajeen', text: 'Tomato, pomegranate molasses, pine nuts', price: 38 },
            ],
          },
          {
            name: 'From the pan',
            dishes: [
              { name: 'Green shakshuka', text: 'Spinach, dill, two eggs, labneh', price: 46 },
              { name: 'Ful with tahini', text: 'Broad beans, lemon, cumin, a hot loaf', price: 34 },
              { name: 'Figs and clotted cream', text: 'Fig jam, eshta, pistachio, orange blossom', price: 36 },
            ],
          },
        ],
      },
      {
        id: 'mina',
        name: 'Mina',
        lead: 'What the boats brought, for lunch and dinner.',
        courses: [
          {
            name: 'To begin',
            dishes: [
              { name: 'Fried red mullet', text: 'Sumac, crisp bread, tarator', price: 58 },
              { name: 'Octopus and broad beans', text: 'Charred lemon, chilli oil', price: 72 },
              { name: 'Fattoush', text: 'Purslane, radish, toasted bread', price: 38 },
            ],
          },
          {
            name: 'From the grill',
            dishes: [
              { name: 'Sea bream, whole', text: 'Olive oil, oregano, lemon. For two', price: 165 },
              { name: 'Hammour sayadieh', text: 'Rice with burnt onion and cumin', price: 118 },
              { name: 'Gulf prawns', text: 'Tomato, coriander, garlic, a loaf for the sauce', price: 132 },
            ],
          },
        ],
      },
      {
        id: 'jamr',
        name: 'Jamr',
        lead: 'Oak embers from six in the evening.',
        courses: [
          {
            name: 'Before the meat',
            dishes: [
              { name: 'Smoked aubergine', text: 'Tahini, pomegranate, mint', price: 42 },
              { name: 'Hummus with lamb', text: 'Brown butter, pine nuts', price: 52 },
              { name: 'Raw kibbeh', text: 'Bulgur, spring onion, olive oil', price: 64 },
            ],
          },
          {
            name: 'On the skewer',
            dishes: [
              { name: 'Shish taouk', text: 'Chicken, garlic cream, pickles', price: 78 },
              { name: 'Kafta with cherries', text: 'Lamb, sour cherries, seven spices', price: 86 },
              { name: 'Lamb shoulder', text: 'Six hours in the embers. For four', price: 340 },
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
};
