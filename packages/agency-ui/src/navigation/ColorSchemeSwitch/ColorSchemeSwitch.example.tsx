import { ColorSchemeSwitch, SiteFooter } from 'agency-ui';

export default function ObservatoryFooter() {
  return (
    <SiteFooter
      agency={{
        name: 'Hilltop Observatory',
        tagline: 'Clear nights, open doors.',
        phone: '+56 2 2000 0000',
        email: 'hello@hilltop.example',
        address: { street: 'Camino Alto 3', area: 'Vicuña', city: 'La Serena', country: 'Chile' },
        hours: { weekdays: 'Tuesday to Sunday, from 20:00', weekend: 'Closed when it rains' },
        social: [],
      }}
      quickLinks={[{ name: 'Tonight’s sky', path: '/tonight' }]}
      services={[{ name: 'Guided tours', path: '/tours' }]}
      legalLinks={[{ name: 'Privacy', path: '/privacy' }]}
      settings={<ColorSchemeSwitch />}
    />
  );
}
