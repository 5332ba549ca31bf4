import { Eyebrow, Heading } from 'agency-ui';

export default function RepairsHead() {
  return (
    <header>
      <Eyebrow>Bicycle repairs</Eyebrow>
      <Heading>Ready the same day</Heading>
    </header>
  );
}
