import { type ComparisonColumn, type ComparisonGroup, ComparisonTable } from 'agency-ui';

const columns: ComparisonColumn[] = [
  { name: 'Single', detail: '€45 a month' },
  { name: 'Family', detail: '€90 a month' },
];

const groups: ComparisonGroup[] = [
  {
    name: 'Pools',
    rows: [
      { name: 'Swimmers', values: ['1', 'Up to 5'] },
      { name: 'Outdoor pool', detail: 'May to September', values: [true, true] },
    ],
  },
  { name: 'Courses', rows: [{ name: 'Lessons for children', values: [false, true] }] },
];

export default function CompareMemberships() {
  return (
    <ComparisonTable
      heading="Which membership suits you"
      caption="What each membership includes"
      columns={columns}
      groups={groups}
      highlightedColumn="Family"
    />
  );
}
