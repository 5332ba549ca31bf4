/** Backgrounds for stories that show a part. */
import type { Decorator } from '@storybook/react-vite';
import { Container, Section, type SectionProps } from './primitives/index.js';

/**
 * A band with gutters.
 *
 * @param width - The column's width. Defaults to that of the container.
 */
export const onBand =
  (width?: string, tone?: SectionProps['tone']): Decorator =>
  (Story) => (
    <Section {...(tone && { tone })}>
      <Container>
        {width ? (
          <div style={{ maxInlineSize: width }}>
            <Story />
          </div>
        ) : (
          <Story />
        )}
      </Container>
    </Section>
  );

/** A dark band around the story's own decorators. */
export const onNight: Decorator = (Story) => (
  <Section tone="night">
    <Story />
  </Section>
);
