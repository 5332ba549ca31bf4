import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentType, createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect } from 'storybook/test';
import { fixtures } from './fixtures.js';
import * as kit from './index.js';
import { findOrnaments } from './story-ornaments.js';
import { vars } from './theme/index.js';

const { ColorBar, Container, Eyebrow, HalftoneFade, PatternBand, RegistrationMark, Stack, Text } = kit;

/** The kit's ornaments, which a theme shows or hides. */
function Ornaments() {
  return (
    <Container>
      <Stack gap="huge">
        <Eyebrow>Swatches before an eyebrow</Eyebrow>
        <ColorBar />
        <RegistrationMark style={{ inlineSize: '2rem', blockSize: '2rem' }} />
        <PatternBand />
        <div style={{ position: 'relative', blockSize: '6rem' }}>
          <HalftoneFade tone="accent" />
        </div>
        <Text style={{ color: vars.color.textMuted }}>
          A theme shows each with `initial` and hides it with `none`, in the tokens of the group “ornament”.
        </Text>
      </Stack>
    </Container>
  );
}

const meta = {
  title: 'Foundations/Ornaments',
  component: Ornaments,
  tags: ['!autodocs'],
} satisfies Meta<typeof Ornaments>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The ornaments that are components. */
export const Default: Story = {};

/** Props of variants with ornaments that the fixtures do not show. */
const variants: typeof fixtures = {
  TeamGrid: { heading: 'Our team', members: [], staff: { figure: '50+', statement: 'Over 50.' } },
};

const components = Object.entries(kit).filter(([name]) => Object.hasOwn(fixtures, name)) as [
  keyof typeof fixtures,
  ComponentType<Record<string, unknown>>,
][];

/** Renders each component alone: a page of all would have several headers and equal ids. */
function ornamentsOfAll(): string[] {
  return components.flatMap(([name, Component]) => {
    const container = document.createElement('div');
    document.body.append(container);
    const root = createRoot(container);
    flushSync(() => root.render(createElement(Component, variants[name] ?? fixtures[name])));
    const found = findOrnaments(container).map((ornament) => `${name}: ${ornament}`);
    flushSync(() => root.unmount());
    container.remove();
    return found;
  });
}

/** Every component of the plain theme is without the ornaments of print. */
export const PlainThemeHasNone: Story = {
  tags: ['test-only'],
  globals: { theme: 'plain' },
  play: async () => {
    await expect(components.length).toBeGreaterThan(90);
    await expect(ornamentsOfAll()).toEqual([]);
  },
};

/** The test above finds ornaments: the agency’s theme has them. */
export const AgencyThemeHasThem: Story = {
  tags: ['test-only'],
  play: async () => {
    const found = new Set(ornamentsOfAll().map((sentence) => sentence.split(':')[0]));
    await expect([...found]).toEqual(
      expect.arrayContaining([
        ...['CaseStudy', 'FigureBand', 'HowItWorks', 'NotFound', 'PatternBand', 'ProcessSteps', 'RegistrationMark'],
        ...['RunLengthBand', 'ServiceSection', 'TeamGrid', 'Testimonials', 'Timeline'],
      ]),
    );
  },
};
