import { ColorBar, Container, Heading, Section } from 'agency-ui';

export default function PrintShopBand() {
  return (
    <Section tone="white">
      <Container>
        <ColorBar />
        <Heading>Every sheet is measured</Heading>
      </Container>
    </Section>
  );
}
