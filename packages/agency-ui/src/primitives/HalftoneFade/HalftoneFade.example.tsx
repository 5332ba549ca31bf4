import { Container, HalftoneFade, Heading, Section, Text } from 'agency-ui';

export default function DawnAtTheBakery() {
  return (
    <>
      <Section tone="night" space="none">
        <Container>
          <Heading>We start at three</Heading>
        </Container>
        <HalftoneFade tone="paper" />
      </Section>
      <Section tone="paper">
        <Container>
          <Text>The first bread is on the shelf at six thirty.</Text>
        </Container>
      </Section>
    </>
  );
}
