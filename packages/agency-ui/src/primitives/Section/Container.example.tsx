import { Container, Section, Text } from 'agency-ui';

export default function OpeningHours() {
  return (
    <Section tone="night" space="none">
      <Container>
        <Text>The workshop is open Tuesday to Saturday, 9:00 to 17:30.</Text>
      </Container>
    </Section>
  );
}
