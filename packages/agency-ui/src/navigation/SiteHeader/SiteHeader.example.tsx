import { Logo, type NavigationEntry, type NavigationItem, SiteHeader } from 'agency-ui';

const entries: NavigationEntry[] = [
  { name: 'Bread', path: '/bread' },
  {
    name: 'Cakes',
    items: [
      { name: 'Birthday cakes', path: '/cakes/birthday' },
      { name: 'Wedding cakes', path: '/cakes/wedding' },
    ],
    more: [{ name: 'All cakes', path: '/cakes' }],
  },
  { name: 'Courses', path: '/courses' },
];

const order: NavigationItem = { name: 'Order', path: '/order' };

export default function BakeryHeader() {
  return (
    <SiteHeader
      logo={<Logo name="Mill & Crumb" highlightText="&" />}
      entries={entries}
      action={order}
      currentPath="/cakes/birthday"
    />
  );
}
