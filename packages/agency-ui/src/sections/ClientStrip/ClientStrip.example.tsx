import { type Client, ClientStrip } from 'agency-ui';

const cafes: Client[] = [
  { name: 'Café Orla' },
  { name: 'Night Heron', logo: { src: '/logos/night-heron.svg', width: 160, height: 48, alt: 'Night Heron' } },
  { name: 'The Long Table' },
  { name: 'Station Kiosk' },
];

export default function CafesWithOurBread() {
  return <ClientStrip label="Cafés that serve our bread" clients={cafes} />;
}
