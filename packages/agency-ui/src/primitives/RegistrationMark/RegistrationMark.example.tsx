import { Container, Heading, RegistrationMark, Section, Stack } from 'agency-ui';

export default function ProofCard() {
  return (
    <Section tone="paper">
      <Container>
        <Stack direction="inline">
          <RegistrationMark />
          <Heading level={3} variant="heading">
            Proofs within two days
          </Heading>
          <RegistrationMark />
        </Stack>
      </Container>
    </Section>
  );
}
