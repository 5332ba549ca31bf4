import { type Statistic, Statistics } from 'agency-ui';

const statistics: Statistic[] = [
  {
    value: '7 of 10',
    label: 'bicycles that come to us are back on the road within a week.',
    source: { name: 'Our workshop book, 2025' },
  },
  {
    value: '38 %',
    label: 'of the city’s trips are shorter than three kilometres.',
    source: { name: 'City survey of traffic, 2024', path: 'https://city.example/traffic-2024' },
  },
];

export default function WhyBicycles() {
  return <Statistics eyebrow="In numbers" heading="Why we repair" statistics={statistics} />;
}
