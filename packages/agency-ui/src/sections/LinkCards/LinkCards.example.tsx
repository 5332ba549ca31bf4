import { type LinkCard, LinkCards } from 'agency-ui';

const cards: LinkCard[] = [
  {
    title: 'Courses',
    text: 'Learn to mend your own bicycle in one evening.',
    path: '/courses',
    picture: { src: '/pictures/course.jpg', width: 900, height: 675, alt: 'Four people around a wheel' },
  },
  {
    title: 'Rentals',
    text: 'Cargo bicycles by the hour, with or without a motor.',
    path: '/rentals',
    picture: { src: '/pictures/cargo.jpg', width: 900, height: 675, alt: 'A cargo bicycle full of plants' },
  },
];

export default function MoreFromTheWorkshop() {
  return <LinkCards eyebrow="More" heading="While you are here" cards={cards} tone="night" />;
}
