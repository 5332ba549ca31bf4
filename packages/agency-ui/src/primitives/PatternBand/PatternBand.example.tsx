import { Container, Heading, PatternBand, Section } from 'agency-ui';

export default function FabricShopClosing() {
  return (
    <Section tone="night" space="none">
      <PatternBand />
      <Container>
        <Heading>Cloth by the metre, cut while you wait</Heading>
      </Container>
    </Section>
  );
}
