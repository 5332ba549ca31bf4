import { ArrowRight, ButtonLink, Stack } from 'agency-ui';

export default function PracticeActions() {
  return (
    <Stack direction="inline" gap="small">
      <ButtonLink href="/appointments" size="large" icon={ArrowRight}>
        Book an appointment
      </ButtonLink>
      <ButtonLink href="tel:+442079460018" variant="outline" size="large">
        Call the practice
      </ButtonLink>
    </Stack>
  );
}
