import { type Testimonial, Testimonials } from 'agency-ui';

const testimonials: Testimonial[] = [
  {
    text: 'They moved the kitchen to the north side, and we have never been warmer.',
    name: 'Rita and Paulo',
    role: 'House on a slope',
    project: { name: 'See the house', path: '/houses/slope' },
  },
  { text: 'Every invoice matched the estimate.', name: 'Facility manager', role: 'A primary school' },
];

export default function OwnersSay() {
  return <Testimonials eyebrow="Owners" heading="Living in our houses" testimonials={testimonials} />;
}
