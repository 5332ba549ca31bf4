import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect } from 'storybook/test';
import { vars } from './contract.css.js';
import { Band, TokenName, tokenName, useMeasured } from './story-parts.js';

const { numeral, ...sized } = vars.type;
type Name = keyof typeof sized;

const samples: Record<Name, string> = {
  poster: 'Ink and light',
  sheet: 'Print that gathers people',
  title: 'What we bring to the street',
  feature: 'Stories told with light and sound',
  heading: 'Event Planning & Management',
  subheading: 'Quick Links',
  lead: 'Stages, expos and roadshows, and the print that goes with them.',
  body: 'Offset printing suits runs of 500 or more copies. For fewer, digital printing is ready sooner.',
  small: 'Last updated April 18, 2025',
};

const running = ['lead', 'body', 'small'];

function Sample({ name, text, style }: { name: string; text: string; style: CSSProperties }) {
  const [ref, measured] = useMeasured<HTMLParagraphElement>((element) => {
    const { fontSize, fontStretch, fontWeight, letterSpacing, lineHeight } = getComputedStyle(element);
    const size = Number.parseFloat(fontSize);
    const leading = (Number.parseFloat(lineHeight) / size).toFixed(2);
    const tracking = ((Number.parseFloat(letterSpacing) || 0) / size).toFixed(3);
    return `${Math.round(size)} px, width ${fontStretch}, weight ${fontWeight}, leading ${leading}, tracking ${tracking} em`;
  });
  return (
    <div style={{ paddingBlock: '1rem', borderBlockStart: `1px solid ${vars.color.line}` }}>
      <TokenName>{tokenName('type', name)}</TokenName>
      <div>{measured}</div>
      <p
        ref={ref}
        data-testid={name}
        style={{
          marginBlock: '0.75rem 0',
          overflowWrap: 'anywhere',
          fontVariantLigatures: 'no-common-ligatures',
          ...style,
        }}
      >
        {text}
      </p>
    </div>
  );
}

function Faces() {
  return (
    <Band title="Type">
      {Object.entries(sized).map(([name, type]) => (
        <Sample
          key={name}
          name={name}
          text={samples[name as Name]}
          style={{
            fontFamily: running.includes(name) ? vars.font.text : vars.font.display,
            fontSize: type.size,
            fontStretch: type.width,
            fontWeight: type.weight,
            lineHeight: type.leading,
            letterSpacing: type.tracking,
          }}
        />
      ))}
      {[numeral.width, numeral.wideWidth].map((width) => (
        <Sample
          key={width}
          name="numeral"
          text="120"
          style={{
            fontFamily: vars.font.display,
            fontSize: 'clamp(6rem, 22vw, 16rem)',
            fontStretch: width,
            fontWeight: numeral.weight,
            lineHeight: 0.9,
            letterSpacing: numeral.tracking,
          }}
        />
      ))}
    </Band>
  );
}

const meta = {
  title: 'Foundations/Type',
  component: Faces,
  parameters: {
    docs: {
      description: {
        component:
          'Every type style, with its computed values at this width. The display typeface gets narrower at larger ' +
          'sizes: its width is the posters’ signature. `Heading` and `Text` apply the styles; each section ' +
          'sets the size of its own numerals.',
      },
    },
  },
} satisfies Meta<typeof Faces>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every type style shows a sample with its values at this width. */
export const Default: Story = {};

const sizeOf = (element: HTMLElement) => Number.parseFloat(getComputedStyle(element).fontSize);

/** The smallest text is 15 px. */
export const NothingIsSmallerThanFifteenPixels: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    const names = Object.keys(sized);
    await expect(names).toHaveLength(9);
    for (const name of names) await expect(sizeOf(canvas.getByTestId(name)), name).toBeGreaterThanOrEqual(15);
  },
};

/** The display typeface gets narrower at larger sizes. */
export const PostersAreCondensed: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    const widthOf = (name: string) => Number.parseFloat(getComputedStyle(canvas.getByTestId(name)).fontStretch);
    await expect(widthOf('poster')).toBeLessThan(widthOf('title'));
    await expect(widthOf('title')).toBeLessThan(widthOf('heading'));
    await expect(widthOf('body')).toBe(100);
  },
};

/** The samples use the microsite theme's typefaces. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' } };
