import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { vars } from './contract.css.js';
import { contrast } from './story-contrast.js';
import { promisedPairs } from './story-contrast-pairs.js';
import { Band, TokenName, tokenName, useMeasured } from './story-parts.js';
import { tones } from './tones.js';

type Color = keyof typeof vars.color;

/** The minimum for every theme. Ours have 7:1 for text. */
const pairs = promisedPairs.map(([mark, ground, least]): [Color, Color, number] => [
  mark,
  ground,
  mark === 'text' ? 7 : least,
]);

const grid = (column: string) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${column}, 100%), 1fr))`,
  gap: '1rem 1.5rem',
  listStyle: 'none',
  padding: 0,
});

const hex = (color: string) =>
  `#${(color.match(/\d+/g) ?? []).map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;

function Swatch({ name, color }: { name: string; color: string }) {
  const [ref, value] = useMeasured<HTMLDivElement>((element) => hex(getComputedStyle(element).backgroundColor));
  return (
    <li>
      <div
        ref={ref}
        style={{ blockSize: '4rem', backgroundColor: color, border: `1px solid ${vars.color.lineStrong}` }}
      />
      <TokenName>{name}</TokenName>
      <div>{value}</div>
    </li>
  );
}

function Pair({ mark, ground, least }: { mark: Color; ground: Color; least: number }) {
  const [ref, ratio] = useMeasured<HTMLSpanElement>((element) => {
    const { color, backgroundColor } = getComputedStyle(element);
    return contrast(color, backgroundColor).toFixed(2);
  });
  return (
    <li style={{ display: 'flex', gap: '0.75rem', alignItems: 'center' }}>
      <span
        ref={ref}
        aria-hidden="true"
        style={{
          color: vars.color[mark],
          backgroundColor: vars.color[ground],
          border: `1px solid ${vars.color.lineStrong}`,
          padding: '0.5rem 0.75rem',
          font: `800 1.5rem/1 ${vars.font.display}`,
        }}
      >
        Aa
      </span>
      <span data-testid="pair" data-ratio={ratio} data-least={least}>
        {mark} on {ground}: <strong>{ratio}</strong>, at least {least}
      </span>
    </li>
  );
}

function Colours() {
  return (
    <>
      {tones.map((tone) => (
        <Band key={tone} tone={tone} title={`Tone ${tone}`}>
          <ul style={{ ...grid('16rem'), marginBlockEnd: '2rem' }}>
            {Object.entries(vars.color).map(([name, color]) => (
              <Swatch key={name} name={tokenName('color', name)} color={color} />
            ))}
          </ul>
          <ul style={grid('19rem')}>
            {pairs.map(([mark, ground, least]) => (
              <Pair key={`${mark} ${ground}`} mark={mark} ground={ground} least={least} />
            ))}
          </ul>
        </Band>
      ))}
      <Band title="Spot inks, the same on every tone">
        <ul style={grid('16rem')}>
          {Object.entries(vars.spot).map(([name, color]) => (
            <Swatch key={name} name={tokenName('spot', name)} color={color} />
          ))}
        </ul>
      </Band>
    </>
  );
}

const meta = {
  title: 'Foundations/Colour',
  component: Colours,
  parameters: {
    docs: {
      description: {
        component:
          'Every colour that components may use, in each tone, with its contrast as measured on this page. A tone, ' +
          'set with the `data-agency-tone` attribute, changes the colours inside an element. Spot inks are for ' +
          'ornaments and plates behind boxes, never for text.',
      },
    },
  },
} satisfies Meta<typeof Colours>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every tone shows its colours and each pair's contrast, as measured on the page. */
export const Default: Story = {};

/** Every pair of colours has its guaranteed contrast in each tone. */
export const EveryPairStandsApart: Story = {
  tags: ['test-only', 'component:TextField', 'wcag:1.4.11'],
  play: async ({ canvas }) => {
    const measured = canvas.getAllByTestId('pair');
    await expect(measured).toHaveLength(tones.length * pairs.length);
    for (const pair of measured) {
      await waitFor(() => expect(pair.dataset['ratio']).not.toBe(''));
      const { ratio, least } = pair.dataset;
      const tone = pair.closest('section')?.dataset['agencyTone'];
      await expect(Number(ratio), `${tone}: ${pair.textContent}`).toBeGreaterThanOrEqual(Number(least));
    }
  },
};

/** Every pair of colours has its guaranteed contrast in the microsite theme. */
export const EveryPairStandsApartInTheMicrosite: Story = {
  ...EveryPairStandsApart,
  tags: ['test-only', 'component:TextField', 'wcag:1.4.11'],
  globals: { theme: 'microsite' },
};

/** Every pair of colours has its guaranteed contrast in the plain theme. */
export const EveryPairStandsApartInPlain: Story = {
  ...EveryPairStandsApart,
  tags: ['test-only', 'wcag:1.4.11'],
  globals: { theme: 'plain' },
};

/** On dark pages, paper uses the night colours, and every pair keeps its contrast. */
export const EveryPairStandsApartOnDarkPages: Story = {
  ...EveryPairStandsApart,
  tags: ['test-only', 'wcag:1.4.11'],
  globals: { theme: 'agency-dark' },
  play: async (context) => {
    const [paper, , night] = context.canvasElement.querySelectorAll('section');
    const groundOf = (band: Element | undefined) => band && getComputedStyle(band).backgroundColor;
    await expect(groundOf(paper)).toBe(groundOf(night));
    await EveryPairStandsApart.play?.(context);
  },
};

/** Every pair of colours has its guaranteed contrast on dark pages in the plain theme. */
export const EveryPairStandsApartOnDarkPlainPages: Story = {
  ...EveryPairStandsApart,
  tags: ['test-only', 'wcag:1.4.11'],
  globals: { theme: 'plain-dark' },
};
