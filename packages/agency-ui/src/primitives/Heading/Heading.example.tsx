import { Heading, Text } from 'agency-ui';

export default function SurgeryPage() {
  return (
    <article>
      <Heading level={1} variant="poster">
        Gentle dentistry
      </Heading>
      <Heading variant="feature">Your first visit</Heading>
      <Text>We take forty minutes to look, listen and explain.</Text>
      <Heading level={3} variant="subheading">
        Please bring
      </Heading>
    </article>
  );
}
