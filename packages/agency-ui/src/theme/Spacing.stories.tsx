import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect } from 'storybook/test';
import { vars } from './contract.css.js';
import { Band, TokenName, tokenName, useMeasured } from './story-parts.js';

const row: CSSProperties = { display: 'flex', flexWrap: 'wrap', gap: '2rem', listStyle: 'none', padding: 0 };

/** A length as a bar. */
function Length({ group, name, value }: { group: string; name: string; value: string }) {
  const [ref, width] = useMeasured<HTMLDivElement>((element) => `${Math.round(element.offsetWidth)} px`);
  return (
    <li style={{ marginBlockEnd: '0.75rem' }}>
      <TokenName>{tokenName(group, name)}</TokenName> {width}
      <div
        ref={ref}
        data-testid={`${group}-${name}`}
        style={{ inlineSize: value, maxInlineSize: '100%', blockSize: '0.75rem', backgroundColor: vars.spot.two }}
      />
    </li>
  );
}

/** A box that uses a token, with the token's value. */
function Box({ group, name, style }: { group: string; name: string; style: CSSProperties }) {
  const [ref, value] = useMeasured<HTMLDivElement>((element) =>
    getComputedStyle(element).getPropertyValue(tokenName(group, name)),
  );
  return (
    <li style={{ inlineSize: '13rem' }}>
      <div
        ref={ref}
        style={{
          boxSizing: 'border-box',
          blockSize: '6rem',
          marginBlockEnd: '1rem',
          backgroundColor: vars.color.surfaceRaised,
          border: `1px solid ${vars.color.lineStrong}`,
          ...style,
        }}
      />
      <TokenName>{tokenName(group, name)}</TokenName> <span style={{ display: 'block' }}>{value}</span>
    </li>
  );
}

function Shapes() {
  return (
    <>
      <Band title="Space">
        <ul style={{ listStyle: 'none', padding: 0 }}>
          {Object.entries(vars.space).map(([name, value]) => (
            <Length key={name} group="space" name={name} value={value} />
          ))}
        </ul>
      </Band>
      <Band title="Layout" tone="white">
        <ul style={{ listStyle: 'none', padding: 0 }}>
          {Object.entries(vars.layout).map(([name, value]) => (
            <Length key={name} group="layout" name={name} value={value} />
          ))}
        </ul>
      </Band>
      <Band title="Corners and lines">
        <ul style={row}>
          {Object.entries(vars.radius).map(([name, value]) => (
            <Box key={name} group="radius" name={name} style={{ borderRadius: value }} />
          ))}
          {Object.entries(vars.stroke).map(([name, value]) => (
            <Box key={name} group="stroke" name={name} style={{ borderWidth: value, borderColor: vars.color.text }} />
          ))}
        </ul>
      </Band>
      <Band title="Plates and shadow" tone="white">
        <ul style={row}>
          {Object.entries(vars.plate).map(([name, value]) => (
            <Box
              key={name}
              group="plate"
              name={name}
              style={{ boxShadow: `${value} ${value} 0 ${vars.spot.three}`, borderRadius: vars.radius.card }}
            />
          ))}
          <Box group="shadow" name="header" style={{ boxShadow: vars.shadow.header, border: 0 }} />
        </ul>
      </Band>
    </>
  );
}

const meta = {
  title: 'Foundations/Spacing',
  component: Shapes,
  parameters: {
    docs: {
      description: {
        component:
          'Spacing, corners, lines and plates. Lengths are measured at this width; bars longer than the page are ' +
          'clipped at its edge. For elevation use a solid plate, never a blurred shadow.',
      },
    },
  },
} satisfies Meta<typeof Shapes>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Bars show lengths, and boxes show corners, lines, plates and the shadow. */
export const Default: Story = {};

/** The seven spacing steps increase from 4 px. */
export const StepsGrow: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    // The section spacing depends on the page's width, so its order isn't checked.
    const names = Object.keys(vars.space).filter((name) => name !== 'section');
    await expect(names).toHaveLength(7);
    const widths = names.map((name) => canvas.getByTestId(`space-${name}`).offsetWidth);
    await expect(widths).toEqual([...widths].sort((one, two) => one - two));
    await expect(widths[0]).toBe(4);
  },
};

/** The microsite theme's steps also increase. */
export const Microsite: Story = { ...StepsGrow, tags: ['test-only'], globals: { theme: 'microsite' } };
