import { failure } from 'agency-content/failure';
import { Button, Container, Heading, Section, Stack, Text } from 'agency-ui';
import { Component, type ReactNode } from 'react';

/** Stands in for a page that broke, so that the header and the footer stay, and offers to load it anew. */
export class PageBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
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
}
