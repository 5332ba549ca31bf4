import { Breadcrumbs, type NavigationItem, PageHero } from 'agency-ui';

const trail: NavigationItem[] = [
  { name: 'Home', path: '/' },
  { name: 'Treatments', path: '/treatments' },
];

export default function ImplantsHero() {
  return <PageHero title="Implants" breadcrumbs={<Breadcrumbs trail={trail} current="Implants" />} />;
}
