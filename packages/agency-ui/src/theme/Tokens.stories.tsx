import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect, waitFor } from 'storybook/test';
import { vars } from './contract.css.js';
import { Band, TokenName, useMeasured } from './story-parts.js';
import groups from './token-docs.json';

const colored = ['color', 'spot'];

const row: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(17rem, 100%), 1fr))',
  gap: '0.25rem 2rem',
  alignItems: 'baseline',
  paddingBlock: '0.75rem',
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}`,
};

const swatch: CSSProperties = {
  display: 'inline-block',
  flex: 'none',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  marginInlineEnd: '0.5rem',
  verticalAlign: 'middle',
  border: `1px solid ${vars.color.lineStrong}`,
};

/** Every other part was in backticks, so it is code. */
const withCode = (text: string) =>
  text.split('`').map((part, index) => (index % 2 ? <code key={part}>{part}</code> : part));

interface TokenProps {
  name: string;
  purpose: string;
  /** Name of its group. */
  group: string;
}

function Token({ name, purpose, group }: TokenProps) {
  const isColor = colored.includes(group);
  // A custom property set to `initial` has no computed value.
  const whenEmpty = group === 'ornament' ? 'initial' : '';
  const [ref, value] = useMeasured<HTMLLIElement>(
    (element) => getComputedStyle(element).getPropertyValue(name).trim() || whenEmpty,
  );
  return (
    <li ref={ref} style={row} data-testid="token" data-value={value}>
      <TokenName>{name}</TokenName>
      <span>{withCode(purpose)}</span>
      <span style={{ overflowWrap: 'anywhere' }}>
        {isColor && <span aria-hidden="true" style={{ ...swatch, backgroundColor: `var(${name})` }} />}
        {value}
      </span>
    </li>
  );
}

function Tokens() {
  return (
    <>
      {groups.map(({ name, purpose, tokens }) => (
        <Band key={name} title={name}>
          <p style={{ maxInlineSize: vars.layout.text, marginBlockEnd: '1rem' }}>{withCode(purpose)}</p>
          <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
            {tokens.map((token) => (
              <Token key={token.name} {...token} group={name} />
            ))}
          </ul>
        </Band>
      ))}
    </>
  );
}

const meta = {
  title: 'Foundations/Tokens',
  component: Tokens,
  parameters: {
    docs: {
      description: {
        component:
          'Every value that a theme sets: its custom property, its purpose, and its value in the theme selected ' +
          'above. A brand overrides only those that differ. The same list is in the package as `docs/theming.md`, and for ' +
          'Figma and other tools as `agency-ui/tokens.json`.',
      },
    },
  },
} satisfies Meta<typeof Tokens>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every token is listed with its purpose and its value in this theme. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const tokens = canvas.getAllByTestId('token');
    await expect(tokens.length).toBeGreaterThan(100);
    // The values are read after the first render.
    await waitFor(() => expect(tokens[0]?.dataset['value']).not.toBe(''));
    for (const token of tokens) await expect(token.dataset['value'], token.textContent ?? '').not.toBe('');
  },
};

/** A brand's overrides on part of the page: one value from each group. */
const brand = {
  '--agency-color-surface': 'rgb(234, 243, 230)',
  '--agency-color-text': 'rgb(21, 55, 42)',
  '--agency-font-text': 'Georgia, serif',
  '--agency-space-large': '40px',
  '--agency-radius-card': '32px',
  '--agency-stroke-control': '5px',
  '--agency-motion-fast': '90ms',
} as CSSProperties;

function Ticket({ label }: { label: string }) {
  return (
    <div
      role="note"
      aria-label={label}
      style={{
        padding: vars.space.large,
        color: vars.color.text,
        backgroundColor: vars.color.surface,
        fontFamily: vars.font.text,
        border: `${vars.stroke.control} solid ${vars.color.lineStrong}`,
        borderRadius: vars.radius.card,
        transitionProperty: 'opacity',
        transitionDuration: vars.motion.fast,
      }}
    >
      {label}
    </div>
  );
}

/** A brand overrides tokens on part of the page, and only there. */
export const RebrandsAPartOfThePage: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '1.5rem', padding: '1.5rem' }}>
      <Ticket label="The brand of the page" />
      <div style={brand}>
        <Ticket label="A brand of its own" />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const ours = getComputedStyle(canvas.getByRole('note', { name: 'The brand of the page' }));
    const theirs = canvas.getByRole('note', { name: 'A brand of its own' });
    await expect(theirs).toHaveStyle({
      backgroundColor: 'rgb(234, 243, 230)',
      color: 'rgb(21, 55, 42)',
      fontFamily: 'Georgia, serif',
      padding: '40px',
      borderRadius: '32px',
      borderWidth: '5px',
      transitionDuration: '0.09s',
    });
    await expect(ours.borderRadius).toBe('3px');
    await expect(ours.backgroundColor).toBe('rgb(251, 245, 233)');
  },
};
