import { Picture, type PictureSource } from 'agency-ui';

const oven: PictureSource = {
  src: '/pictures/oven-1600.jpg',
  width: 1600,
  height: 1067,
  alt: 'A baker slides four loaves into a stone oven',
  sources: [
    { srcSet: '/pictures/oven-800.avif 800w, /pictures/oven-1600.avif 1600w', type: 'image/avif' },
    { srcSet: '/pictures/oven-800.jpg 800w, /pictures/oven-1600.jpg 1600w' },
  ],
  placeholder: '#5b3a29',
};

export default function OvenPicture() {
  return (
    <figure>
      <Picture picture={oven} sizes="(width >= 60rem) 50vw, 100vw" priority />
      <figcaption>Baking starts at three in the morning.</figcaption>
    </figure>
  );
}
