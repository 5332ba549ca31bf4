import { type PictureSource, ServiceCarousel } from 'agency-ui';

const rooms: PictureSource[] = [
  { src: '/pictures/kitchen.jpg', width: 1600, height: 1200, alt: 'A kitchen with a window to the garden' },
  { src: '/pictures/stairs.jpg', width: 1600, height: 1200, alt: 'Stairs of folded steel' },
  { src: '/pictures/bath.jpg', width: 1600, height: 1200, alt: 'A bath under a roof window' },
];

export default function HouseTour() {
  return (
    <ServiceCarousel name="Rooms of the house" pictures={rooms} sizes="(width >= 60rem) 50vw, 100vw" shape="wide" />
  );
}
