'use client';

import { ConsentGate } from 'agency-ui';
import { createConsent } from 'agency-ui/consent';

/** Belongs in a separate module, which `ConsentBanner` imports too. */
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

export default function VineyardMap() {
  return (
    <ConsentGate
      consent={consent}
      category="map"
      title="Map of the vineyard"
      link={{ name: 'Open it at OpenStreetMap', path: 'https://www.openstreetmap.org' }}
    >
      <iframe title="Map of the vineyard" src="https://www.openstreetmap.org/export/embed.html" />
    </ConsentGate>
  );
}
