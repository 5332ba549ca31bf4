import { ButtonLink, Heading, Stack, Text } from 'agency-ui';

export default function VetEmergencies() {
  return (
    <Stack gap="small">
      <Heading level={3} variant="heading">
        Is it an emergency?
      </Heading>
      <Text>A vet answers the phone day and night.</Text>
      <Stack direction="inline">
        <ButtonLink href="tel:+442079460021">Call now</ButtonLink>
        <ButtonLink href="/first-aid" variant="outline">
          First aid
        </ButtonLink>
      </Stack>
    </Stack>
  );
}
