'use client';

import { ConsentBanner, SiteFooter } from 'agency-ui';
import { createConsent } from 'agency-ui/consent';

const consent = createConsent({
  version: '2026-05-01',
  categories: [
    {
      id: 'map',
      name: 'Map',
      description: 'The way to the vineyard, from OpenStreetMap, which learns your IP address.',
    },
  ],
});

export default function VineyardPage() {
  return (
    <>
      <ConsentBanner consent={consent} policy={{ name: 'Privacy', path: '/privacy' }} />
      <SiteFooter
        agency={{
          name: 'Quinta do Vale',
          tagline: 'Eleven hectares above the river.',
          phone: '+351 254 000 000',
          email: 'wine@quinta.example',
          address: { street: 'Estrada 222', area: 'Pinhão', city: 'Alijó', country: 'Portugal' },
          hours: { weekdays: 'By appointment', weekend: '10:00 to 18:00' },
          social: [],
        }}
        quickLinks={[{ name: 'Tastings', path: '/tastings' }]}
        services={[{ name: 'Harvest days', path: '/harvest' }]}
        legalLinks={[{ name: 'Privacy settings', path: '#consent' }]}
      />
    </>
  );
}
