import { failure } from 'agency-content/failure';
import { Button, Container, Heading, Section, Stack, Text } from 'agency-ui';

/** Shown for a page that fails to render in the browser, with a button that loads it from the server. */
export function PageFailure() {
  return (
    <Section>
      <Container>
        <Stack gap="large">
          <Heading level={1}>{failure.heading}</Heading>
          <Text look="lead">{failure.text}</Text>
          <div>
            <Button onClick={() => location.reload()}>{failure.action}</Button>
          </div>
        </Stack>
      </Container>
    </Section>
  );
}
