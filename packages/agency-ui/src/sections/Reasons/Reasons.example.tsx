import { Reasons, type Step } from 'agency-ui';

const reasons: Step[] = [
  { title: 'On the same day', description: 'Bring it before ten, ride it home at five.' },
  { title: 'A fixed price', description: 'We call you before we replace a part.' },
  { title: 'A spare bicycle', description: 'Free while we work on yours.' },
];

export default function WhyTheWorkshop() {
  return <Reasons eyebrow="Why us" heading="Back on the road by five" reasons={reasons} />;
}
