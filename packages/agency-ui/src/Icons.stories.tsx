import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import * as icons from './primitives/Icon/index.js';
import { Container, Heading, Icon, Section, Text } from './primitives/index.js';
import { PrintGlyph } from './sections/PrintingShowcase/PrintGlyph.js';
import { printGlyphs } from './sections/PrintingShowcase/print-glyphs.js';
import { badgeGlyph } from './sections/ServiceSection/badge-glyphs.js';
import { vars } from './theme/index.js';

const { Icon: _component, ...strokes } = icons;

const badges = ['🎯', '🎉', '🎪', '🤝', '🎙️', '🏆'] as const;

function Sheet({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Container style={{ marginBlockEnd: vars.space.giant }}>
      <Heading level={2} variant="heading">
        {title}
      </Heading>
      <Text style={{ marginBlock: '0.5rem 1.5rem' }}>{text}</Text>
      <ul
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
          gap: '1rem',
          listStyle: 'none',
          padding: 0,
        }}
      >
        {children}
      </ul>
    </Container>
  );
}

function Cell({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li
      style={{
        display: 'grid',
        justifyItems: 'center',
        gap: '0.75rem',
        padding: '1.5rem 0.5rem 1rem',
        backgroundColor: vars.color.surfaceRaised,
        border: `${vars.stroke.hairline} solid ${vars.color.line}`,
        fontSize: '0.9375rem',
      }}
    >
      {children}
      <code>{name}</code>
    </li>
  );
}

/** Every icon in the kit, by name. */
function Icons() {
  return (
    <Section>
      <Sheet title="Strokes" text="For controls and links: 1.75 px strokes in the text colour, exported by the kit.">
        {Object.entries(strokes).map(([name, icon]) => (
          <Cell key={name} name={name}>
            <Icon icon={icon} style={{ fontSize: '1.75rem' }} />
          </Cell>
        ))}
      </Sheet>
      <Sheet title="Badges" text="ServiceSection draws these in one ink in place of its badge’s emoji.">
        {badges.map((emoji) => {
          const icon = badgeGlyph(emoji);
          return (
            icon && (
              <Cell key={emoji} name={emoji}>
                <Icon icon={icon} style={{ fontSize: '1.75rem' }} />
              </Cell>
            )
          );
        })}
      </Sheet>
      <Sheet title="The print trade" text="Glyphs for the cells of PrintingShowcase.">
        {(Object.keys(printGlyphs) as (keyof typeof printGlyphs)[]).map((name) => (
          <Cell key={name} name={name}>
            <span style={{ display: 'grid', inlineSize: '4.5rem', blockSize: '4.5rem' }}>
              <PrintGlyph glyph={name} />
            </span>
          </Cell>
        ))}
      </Sheet>
    </Section>
  );
}

const meta = {
  title: 'Foundations/Icons',
  component: Icons,
  parameters: {
    docs: {
      description: {
        component:
          'Every icon in the kit, with its import name. Place icons beside text or inside a control with an ' +
          'accessible name, because they are hidden from assistive technology.',
      },
    },
  },
} satisfies Meta<typeof Icons>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The sheet shows strokes, badges and printing glyphs with their names. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const drawn = canvas.getAllByRole('listitem');
    await expect(drawn).toHaveLength(Object.keys(strokes).length + badges.length + Object.keys(printGlyphs).length);
    for (const cell of drawn) await expect(cell.querySelector('svg')).toBeVisible();
  },
};
