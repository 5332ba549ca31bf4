/** A decorator for stories in which a component renders nothing. */
import type { Decorator } from '@storybook/react-vite';
import { Container, Section, Text } from './primitives/index.js';

/**
 * Explains below the story why there is nothing to see.
 *
 * @param reason - A sentence.
 */
export const rendersNothing =
  (reason: string): Decorator =>
  (Story) => (
    <>
      <Story />
      <Section>
        <Container>
          <Text muted>{reason}</Text>
        </Container>
      </Section>
    </>
  );
