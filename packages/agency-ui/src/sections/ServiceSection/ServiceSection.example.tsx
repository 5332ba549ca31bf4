'use client';

import { type ServiceFeature, type ServiceLayout, ServiceSection } from 'agency-ui';
import type { SVGProps } from 'react';

const Leaf = (props: SVGProps<SVGSVGElement>) => (
  <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" {...props}>
    <path d="M20 3C9 3 4 8 4 15c0 2 1 4 2 5 1-5 4-9 9-11-4 3-6 7-7 12 9 1 13-7 12-18z" />
  </svg>
);

const planting: ServiceFeature = {
  eyebrow: 'Gardens',
  heading: 'We plant, you water',
  description: 'A plan for your soil and your light, planted in a day and checked after a year.',
  points: ['Soil analysis', 'Plants from our own nursery', 'A visit after twelve months'],
  path: '/gardens',
  images: [
    { src: '/pictures/planting.jpg', width: 1200, height: 1500, alt: 'A gardener sets a young tree' },
    { src: '/pictures/border.jpg', width: 1200, height: 1500, alt: 'A border in its first summer' },
  ],
  badge: Leaf,
};

const layout: ServiceLayout = 'portrait';

export default function PlantingSection() {
  return <ServiceSection service={planting} layout={layout} side="end" />;
}
