import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { vars } from './contract.css.js';
import * as styles from './story-motion.css.js';
import { Band, Property, TokenName, tokenName, useMeasured } from './story-parts.js';

const durations = ['fast', 'slow'] as const;

/** The kit's animations, each with its element, duration and trigger. */
const moves = [
  [
    'Slides of a hero',
    'slow',
    'The next picture is drawn over the last one, every eight seconds until the visitor interacts',
  ],
  ['Members of a group', 'slow', 'Rise by 1.5 rem on entering the viewport, 0.1 s apart'],
  ['Numbers', '2 s', 'Count up from 0 on entering the viewport; every digit stays in its column'],
  ['Pictures of cards', 'fast', 'Shift 4 px out of register on hover and while their link has focus'],
  ['Arrows of buttons', 'fast', 'Move 4 px in the text direction on hover'],
  ['Menus and answers', 'fast', 'Open on request'],
  ['Toasts', 'fast', 'Slide in from the edge, and out'],
  ['The sun of the invitation', 'with scrolling', 'Turns by 12° while its section scrolls by'],
] as const;

const stills = [
  ['The visitor’s system reduces motion', 'Every rule is inside prefers-reduced-motion: no-preference.'],
  [
    'The visitor pressed “Pause animations”',
    'data-agency-motion="reduced" on the root element, stored for the next visit.',
  ],
  ['The application reduces motion', 'motion="reduced" on AgencyProvider, for JavaScript animations.'],
  ['JavaScript is off, or the page is printed', 'The HTML is the final state: all content is visible.'],
] as const;

const keywords: Readonly<Record<string, string>> = {
  linear: '0, 0, 1, 1',
  ease: '0.25, 0.1, 0.25, 1',
  'ease-out': '0, 0, 0.58, 1',
};

/** The theme's easing curve: time on the x-axis, progress on the y-axis. */
function Curve() {
  const [ref, easing] = useMeasured<HTMLDivElement>((element) =>
    getComputedStyle(element).getPropertyValue(tokenName('motion', 'easing')).trim(),
  );
  const points = (keywords[easing] ?? easing).match(/-?[\d.]+/g)?.map(Number) ?? [];
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = points;
  return (
    <div ref={ref} style={{ marginBlockEnd: '2rem' }}>
      <svg viewBox="-4 -4 108 108" width="160" height="160" aria-hidden="true">
        <path d="M0 0v100h100" fill="none" style={{ stroke: vars.color.lineStrong }} />
        <path
          d={`M0 100C${x1 * 100} ${100 - y1 * 100} ${x2 * 100} ${100 - y2 * 100} 100 0`}
          fill="none"
          strokeWidth="3"
          style={{ stroke: vars.spot.one }}
        />
      </svg>
      <TokenName>{tokenName('motion', 'easing')}</TokenName> {easing}
    </div>
  );
}

function Times() {
  const [across, setAcross] = useState(false);
  return (
    <Band title="Durations and easing">
      <Curve />
      <button type="button" className={styles.button} onClick={() => setAcross(!across)}>
        Send the dots across
      </button>
      <div data-across={across}>
        {durations.map((name) => (
          <div key={name}>
            <TokenName>{tokenName('motion', name)}</TokenName> <Property name={tokenName('motion', name)} />
            <div className={styles.track}>
              <span className={styles.dots[name]} data-testid={name} />
            </div>
          </div>
        ))}
      </div>
    </Band>
  );
}

function Rows({ rows, head }: { rows: readonly (readonly string[])[]; head: readonly string[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col" className={styles.cell}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row[0]}>
            {row.map((text) => (
              <td key={text} className={styles.cell}>
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Motion() {
  return (
    <>
      <Times />
      <Band title="Animations" tone="white">
        <Rows head={['Element', 'Duration', 'Animation and trigger']} rows={moves} />
      </Band>
      <Band title="Reduced motion">
        <Rows head={['Condition', 'Implementation']} rows={stills} />
      </Band>
    </>
  );
}

const meta = {
  title: 'Foundations/Motion',
  component: Motion,
  parameters: {
    docs: {
      description: {
        component:
          'Two durations and one easing curve. Every page is complete without animation: with reduced motion, animated ' +
          'elements appear in their final state.',
      },
    },
  },
} satisfies Meta<typeof Motion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page shows the easing curve, two durations, and every animation in the kit. */
export const Default: Story = {};

/** When animations are paused, the dots jump to the end. */
export const PausedJumpsToTheEnd: Story = {
  tags: ['test-only'],
  globals: { motion: 'paused' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    for (const name of durations) {
      const dot = canvas.getByTestId(name);
      const track = dot.parentElement as HTMLElement;
      await expect(dot.getBoundingClientRect().right).toBeCloseTo(track.getBoundingClientRect().right, 0);
    }
  },
};
