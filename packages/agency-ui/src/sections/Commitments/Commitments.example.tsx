import { type Commitment, Commitments } from 'agency-ui';

const commitments: Commitment[] = [
  { title: 'To nervous patients', items: ['You can stop us at any time', 'We explain before we start'] },
  { title: 'To children', items: ['The first visit is for looking only'] },
  { title: 'To your budget', items: ['A written price before every treatment', 'Payment in instalments'] },
];

export default function PracticePromise() {
  return (
    <Commitments
      eyebrow="Our promise"
      heading="What you can expect"
      lead="Most of us were nervous patients once."
      commitments={commitments}
    />
  );
}
