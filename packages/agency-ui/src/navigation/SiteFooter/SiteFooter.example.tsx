import { type Agency, type NavigationItem, SiteFooter } from 'agency-ui';

const clinic: Agency = {
  name: 'Bright & Calm',
  nameHighlight: '&',
  tagline: 'A dental practice for people who put off the dentist.',
  phone: '+44 20 7946 0018',
  email: 'reception@brightcalm.example',
  address: { street: '14 Orchard Row', area: 'Redland', city: 'Bristol', country: 'United Kingdom' },
  hours: { weekdays: 'Monday to Friday, 8:00 to 18:00', weekend: 'Saturday, 9:00 to 13:00' },
  social: [{ name: 'Instagram', url: 'https://www.instagram.com/brightcalm.example' }],
};

const quickLinks: NavigationItem[] = [
  { name: 'Prices', path: '/prices' },
  { name: 'Our team', path: '/team' },
];

const treatments: NavigationItem[] = [
  { name: 'Check-ups', path: '/treatments/check-ups' },
  { name: 'Implants', path: '/treatments/implants' },
];

const legalLinks: NavigationItem[] = [{ name: 'Privacy', path: '/privacy' }];

export default function ClinicFooter() {
  return (
    <SiteFooter agency={clinic} quickLinks={quickLinks} services={treatments} legalLinks={legalLinks} year={2026} />
  );
}
