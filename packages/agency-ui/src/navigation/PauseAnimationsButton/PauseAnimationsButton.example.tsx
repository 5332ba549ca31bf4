import { PauseAnimationsButton, SiteFooter } from 'agency-ui';

export default function GalleryFooter() {
  return (
    <SiteFooter
      agency={{
        name: 'Harbour Gallery',
        tagline: 'Contemporary prints, framed in house.',
        phone: '+351 210 000 000',
        email: 'hello@harbour.example',
        address: { street: 'Rua do Cais 8', area: 'Alcântara', city: 'Lisbon', country: 'Portugal' },
        hours: { weekdays: 'Tuesday to Friday, 11:00 to 18:00', weekend: 'Saturday, 11:00 to 16:00' },
        social: [],
      }}
      quickLinks={[{ name: 'Exhibitions', path: '/exhibitions' }]}
      services={[{ name: 'Framing', path: '/framing' }]}
      legalLinks={[{ name: 'Privacy', path: '/privacy' }]}
      settings={<PauseAnimationsButton />}
    />
  );
}
