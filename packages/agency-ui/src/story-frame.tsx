/** The grounds that a part of a page stands on in its stories. */
import type { Decorator } from '@storybook/react-vite';
import { Container, Section, type SectionProps } from './primitives/index.js';

/**
 * A band of the page with its gutters.
 *
 * @param width - Of the column that the part gets; the whole container without it.
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

/** A dark band round whatever ground the story's own decorators bring. */
export const onNight: Decorator = (Story) => (
  <Section tone="night">
    <Story />
  </Section>
);
