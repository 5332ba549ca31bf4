import { type Milestone, Timeline } from 'agency-ui';

const milestones: Milestone[] = [
  { date: '1961', title: 'A hand press', description: 'Bought from a newspaper that closed.' },
  { date: '1994', title: 'Four colours', description: 'The first poster for the city theatre.' },
  { date: 'Today', title: 'A bindery of our own', description: 'Books leave the house finished.' },
];

export default function PressHistory() {
  return <Timeline eyebrow="History" heading="Sixty years of ink" milestones={milestones} />;
}
