import { type PricingPeriod, type PricingPlan, PricingPlans } from 'agency-ui';

const periods: [PricingPeriod, PricingPeriod] = [
  { id: 'month', name: 'Monthly' },
  { id: 'year', name: 'Yearly' },
];

const plans: PricingPlan[] = [
  {
    name: 'Swim',
    description: 'The pool, at any hour.',
    prices: [
      { amount: 45, currency: 'EUR', period: 'month', unit: 'a month' },
      { amount: 450, currency: 'EUR', period: 'year', unit: 'a year', note: 'Two months free' },
    ],
    included: ['Both pools', 'A locker'],
    action: { name: 'Join', path: '/join?plan=swim' },
  },
  {
    name: 'School class',
    description: 'Thirty pupils and a teacher.',
    included: ['A lane of your own', 'A coach'],
    action: { name: 'Ask for a price', path: '/contact' },
  },
];

export default function PoolPrices() {
  return <PricingPlans heading="What swimming costs" plans={plans} periods={periods} note="Prices include VAT." />;
}
