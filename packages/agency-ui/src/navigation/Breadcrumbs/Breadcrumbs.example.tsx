import { Breadcrumbs, type NavigationItem, PageHero } from 'agency-ui';

const items: NavigationItem[] = [
  { name: 'Home', path: '/' },
  { name: 'Treatments', path: '/treatments' },
];

export default function ImplantsHero() {
  return <PageHero title="Implants" breadcrumbs={<Breadcrumbs items={items} current="Implants" />} />;
}
