import { ProcessSteps, type Step } from 'agency-ui';

const steps: Step[] = [
  { title: 'Visit', description: 'We walk the site with you, and measure it.' },
  { title: 'Draw', description: 'Three sketches, then one design.' },
  { title: 'Permit', description: 'We file the drawings and answer the council.' },
  { title: 'Build', description: 'An architect is on site every Tuesday.' },
];

export default function FromVisitToHouse() {
  return <ProcessSteps eyebrow="Process" heading="From first visit to front door" steps={steps} />;
}
