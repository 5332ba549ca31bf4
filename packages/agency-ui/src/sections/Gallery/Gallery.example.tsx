import { Gallery, type GalleryPicture } from 'agency-ui';

const pictures: GalleryPicture[] = [
  {
    id: 'loom',
    picture: { src: '/pictures/loom.jpg', width: 1200, height: 900, alt: 'A loom with a half-woven blanket' },
    large: { src: '/pictures/loom-large.jpg', width: 3200, height: 2400, alt: 'A loom with a half-woven blanket' },
    caption: 'The loom, on the second day',
  },
  {
    id: 'dye',
    picture: { src: '/pictures/dye.jpg', width: 900, height: 1200, alt: 'Wool drying above a dye vat' },
    caption: 'Wool in walnut dye',
  },
];

export default function Workshop() {
  return <Gallery id="workshop" heading="From the workshop" pictures={pictures} />;
}
