import { type NavigationItem, NotFound } from 'agency-ui';

const links: NavigationItem[] = [
  { name: 'Treatments', path: '/treatments' },
  { name: 'Prices', path: '/prices' },
  { name: 'Contact', path: '/contact' },
];

export default function PracticeNotFoundPage() {
  return <NotFound links={links} />;
}
