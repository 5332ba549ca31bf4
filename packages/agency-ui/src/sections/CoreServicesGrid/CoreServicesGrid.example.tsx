import { CoreServicesGrid, type ServiceCard } from 'agency-ui';

const services: ServiceCard[] = [
  {
    id: 'check-ups',
    title: 'Check-ups',
    description: 'Forty minutes, with time for questions and no surprise on the bill.',
    path: '/treatments/check-ups',
    image: { src: '/pictures/check-up.jpg', width: 1200, height: 900, alt: 'A dentist shows an X-ray to a patient' },
  },
  {
    id: 'implants',
    title: 'Implants',
    description: 'A tooth that lasts, from scan to crown in our own laboratory.',
    path: '/treatments/implants',
    image: { src: '/pictures/implant.jpg', width: 1200, height: 900, alt: 'A ceramic crown between two fingers' },
  },
  {
    id: 'children',
    title: 'Children',
    description: 'A room with a train set, and dentists who take their time.',
    path: '/treatments/children',
    image: {
      src: '/pictures/children.jpg',
      width: 1200,
      height: 900,
      alt: 'A child counts the teeth of a toy crocodile',
    },
  },
];

export default function Treatments() {
  return (
    <CoreServicesGrid eyebrow="Treatments" heading="Care for every age" services={services} linkName="Read more" />
  );
}
