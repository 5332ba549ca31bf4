import { type Client, LogoWall } from 'agency-ui';

const mills: Client[] = [
  { name: 'Moulin Blanc' },
  { name: 'Stone & Rye', logo: { src: '/logos/stone-rye.svg', width: 160, height: 48, alt: 'Stone & Rye' } },
  { name: 'Koren Mill' },
  { name: 'The Watermill' },
  { name: 'Farina Verde' },
];

export default function MillsWeBuyFrom() {
  return <LogoWall eyebrow="Our flour" heading="Five mills, all within a day’s drive" clients={mills} />;
}
