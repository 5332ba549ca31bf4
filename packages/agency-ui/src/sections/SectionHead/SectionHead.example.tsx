import { Container, Section, SectionHead, Text } from 'agency-ui';

export default function VisitingHours() {
  return (
    <Section aria-labelledby="visiting">
      <Container>
        <SectionHead
          headingId="visiting"
          eyebrow="The aquarium"
          heading="When the seals are fed"
          lead="Come ten minutes early: the seals know the time better than we do."
        />
        <Text>At 11:00 and at 15:30, every day of the year.</Text>
      </Container>
    </Section>
  );
}
