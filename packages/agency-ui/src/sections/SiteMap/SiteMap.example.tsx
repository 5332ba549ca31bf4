import { SiteMap, type SiteMapGroup } from 'agency-ui';

const groups: SiteMapGroup[] = [
  {
    title: 'Shop',
    links: [
      { name: 'Bread', path: '/bread' },
      { name: 'Cakes', path: '/cakes' },
    ],
  },
  { title: 'Learn', links: [{ name: 'Courses', path: '/courses' }] },
];

export default function BakerySiteMap() {
  return <SiteMap groups={groups} />;
}
