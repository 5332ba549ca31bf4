'use client';

import { Button, HeroCarousel, type HeroSlide, type NavigationItem } from 'agency-ui';
import { useState } from 'react';

const slides: HeroSlide[] = [
  {
    title: 'Bread that takes its time',
    highlightText: 'takes its time',
    description: 'Sourdough from three flours, baked on stone every morning.',
    image: { src: '/pictures/oven.jpg', width: 1920, height: 1080, alt: '' },
    servicePath: '/bread',
    eyebrow: 'Since 1987',
  },
  {
    title: 'Cakes for your great days',
    highlightText: 'great days',
    description: 'Tell us the day and the number of guests. We do the rest.',
    image: { src: '/pictures/cake.jpg', width: 1920, height: 1080, alt: '' },
    servicePath: '/cakes',
  },
];

const order: NavigationItem = { name: 'Order online', path: '/order' };

export default function BakeryHero() {
  return (
    <HeroCarousel
      heading="Mill & Crumb"
      tagline="Bread and cakes · Oxford"
      slides={slides}
      primaryAction={order}
      secondaryActionName="See the range"
    />
  );
}

export function ControlledBakeryHero() {
  const [index, setIndex] = useState(0);
  return (
    <>
      <HeroCarousel
        heading="Mill & Crumb"
        slides={slides}
        primaryAction={order}
        index={index}
        onIndexChange={setIndex}
      />
      <Button onClick={() => setIndex(1)}>Show the cakes</Button>
    </>
  );
}
