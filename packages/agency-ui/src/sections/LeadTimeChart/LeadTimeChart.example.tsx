import { type LeadTime, LeadTimeChart, Prose } from 'agency-ui';

const leadTimes: LeadTime[] = [
  { label: 'Kitchens', from: 2, to: 4 },
  { label: 'Extensions', from: 5, to: 9 },
  { label: 'New houses', from: 8, to: 12 },
];

export default function WhenToCallTheArchitect() {
  return (
    <Prose heading="When to call us" paragraphs={['Drawings and permits take longer than the building itself.']}>
      <LeadTimeChart leadTimes={leadTimes} />
    </Prose>
  );
}
