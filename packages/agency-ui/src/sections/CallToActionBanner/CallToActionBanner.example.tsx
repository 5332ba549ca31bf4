import { CallToActionBanner } from 'agency-ui';

export default function TrialLesson() {
  return (
    <CallToActionBanner
      eyebrow="Try it"
      heading="Your first cello lesson is free"
      text="Forty-five minutes, on one of our instruments. Afterwards you decide."
      action={{ name: 'Book a trial lesson', path: '/trial' }}
      secondaryAction={{ name: 'See the prices', path: '/prices' }}
      note="We teach in English and in Polish."
    />
  );
}
