import { type Location, Locations, type OpenPeriod } from 'agency-ui';

const day: OpenPeriod[] = [
  { opens: '08:00', closes: '12:30' },
  { opens: '13:30', closes: '17:00' },
];

const clinics: Location[] = [
  {
    name: 'Jordaan',
    address: { street: 'Tuinstraat 12', postcode: '1015 PB', city: 'Amsterdam', country: 'Netherlands' },
    phone: '+31 20 000 00 00',
    email: 'jordaan@molar.example',
    note: 'The bell with the tooth, first floor, with a lift.',
    hours: {
      timeZone: 'Europe/Amsterdam',
      weekly: {
        monday: day,
        tuesday: day,
        wednesday: day,
        thursday: day,
        friday: [{ opens: '08:00', closes: '12:30' }],
      },
      exceptions: [{ date: '2026-12-25', name: 'Christmas Day', periods: [] }],
    },
    directions: 'https://www.openstreetmap.org/directions?to=52.376,4.883',
    map: {
      picture: {
        src: '/maps/jordaan.webp',
        width: 1200,
        height: 900,
        alt: 'Tuinstraat, two streets west of the canal',
      },
      embed: 'https://www.openstreetmap.org/export/embed.html?bbox=4.87,52.37,4.89,52.38',
    },
  },
  {
    name: 'Noord',
    address: { street: 'Meeuwenlaan 3', postcode: '1021 HS', city: 'Amsterdam', country: 'Netherlands' },
    phone: '+31 20 000 00 01',
    hours: { timeZone: 'Europe/Amsterdam', weekly: { saturday: [{ opens: '09:00', closes: '13:00' }] } },
  },
];

export default function Clinics() {
  return <Locations heading="Two clinics" lead="Both treat children." locations={clinics} />;
}
