import type { Meta, StoryObj } from '@storybook/react-vite';
import { impact } from 'agency-content';
import { expect, waitFor, within } from 'storybook/test';
import { emulateMedia } from '../../story-media.js';
import { rendersNothing } from '../../story-nothing.js';
import { ImpactCounters } from './ImpactCounters.js';

const final = impact.numbers.map(({ value, unit = '' }) => `${value}${unit}`);

const meta = {
  title: 'Sections/ImpactCounters',
  component: ImpactCounters,
  args: impact,
  parameters: {
    docs: {
      description: {
        component: `The agency’s figures as one quiet row of wood type on a night background. They count up once, when they enter the viewport.

**Use it** once per page, for two to six numbers that visitors can verify.

**Do not use it** for prices, dates, or numbers that need an explanation: write a sentence. For a single threshold use \`RunLengthBand\`.

**Content.** Put the most impressive number first. Numbers of one to three digits look best; up to seven digits fit. A caption says what a number counts, and since when, so that no two numbers appear to contradict each other. A unit is one character, such as \`%\` or \`+\`. Labels of two or three words. Up to six numbers share a row on wide pages, in digits of one width: wide for up to three digits, narrow if a number is longer. On phones two share a row. Every fourth number is highlighted, starting with the third. Without numbers nothing is rendered.

**Counting.** A number counts up from 0 for two seconds, once 100 px of it are visible (all of it if it is shorter than that or at the end of the page; half a window if the window is short). With reduced motion, before hydration and without JavaScript the final number shows; assistive technology only ever gets the final number. A visitor who scrolls up from below sees final numbers. Each \`dd\` has its state in \`data-count\`: \`counting\` or \`final\`. Counting causes no layout shift, because the digits have columns of equal width and start at the edge that the number shares with its label. Print shows the final numbers, even during a count.

**Next section.** The lower edge fades into the background of the next band: set its tone with \`nextTone\`.

**Parts.**

- **Figure:** The accessible and searchable number, final from the start.
- **Moving digits:** Shown over the figure while it counts; hidden from assistive technology.
- **Name:** The number’s label.`,
      },
    },
  },
} satisfies Meta<typeof ImpactCounters>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Four numbers, which count up once. */
export const Default: Story = {};

const figures = (canvasElement: HTMLElement) => within(canvasElement).getAllByRole('definition');

/** No number is wider than its column or overflows the page. */
async function fits(canvasElement: HTMLElement, count: number) {
  const shown = figures(canvasElement);
  await expect(shown).toHaveLength(count);
  for (const figure of shown) {
    const column = figure.getBoundingClientRect();
    const number = (figure.firstElementChild as Element).getBoundingClientRect();
    // The bearing of the outer digits may hang into the margin.
    await expect(number.width).toBeLessThanOrEqual(column.width * 1.04);
  }
  await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
}

const sized = (args: Story['args'], count: number): Story => ({
  args: args as NonNullable<Story['args']>,
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => fits(canvasElement, count),
});

/** A single number. */
export const OneItem: Story = sized({ numbers: impact.numbers.slice(0, 1) }, 1);

/** Two numbers in one row. */
export const TwoItems: Story = sized({ numbers: impact.numbers.slice(0, 2) }, 2);

/** Three numbers in one row. */
export const ThreeItems: Story = sized({ numbers: impact.numbers.slice(0, 3) }, 3);

/** Six numbers in one row of smaller digits. */
export const ManyItems: Story = sized(
  {
    numbers: [
      ...impact.numbers,
      { value: 888, label: 'Sheets an hour' },
      { value: 12, unit: '+', label: 'Towns on one roadshow' },
    ],
  },
  6,
);

/** The bottom of an empty inline block is on the baseline. */
function baselineOf(figure: HTMLElement): number {
  const probe = document.createElement('span');
  probe.style.display = 'inline-block';
  figure.querySelector('span span span')?.append(probe);
  const { bottom } = probe.getBoundingClientRect();
  probe.remove();
  return bottom;
}

/** The digit widths that the numbers use. */
const stretches = (canvasElement: HTMLElement) => [
  ...new Set(figures(canvasElement).map((figure) => getComputedStyle(figure).fontStretch)),
];

/** Numbers of up to seven digits fit, and those in a row share a baseline. */
export const LargeNumbers: Story = {
  args: {
    numbers: [
      { value: 1200, label: 'Clients Served' },
      { value: 8888, label: 'Projects Completed in Kenya, Uganda, Tanzania and Rwanda' },
      { value: 1_234_567, label: 'Sheets printed' },
      { value: 1_000_000, unit: '+', label: 'Copies' },
    ],
  },
  globals: { motion: 'reduced', viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    await document.fonts.ready;
    await fits(canvasElement, 4);
    await expect(stretches(canvasElement)).toHaveLength(1);
    const [first = 0, ...others] = figures(canvasElement).map(baselineOf);
    await expect(others).toHaveLength(3);
    for (const other of others) await expect(other).toBeCloseTo(first, -1);
  },
};

/** Nothing is rendered without numbers. */
export const Empty: Story = {
  decorators: [rendersNothing('ImpactCounters renders nothing without numbers.')],
  args: { numbers: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

/** The lower edge fades into a white section. */
export const NextToneWhite: Story = {
  args: { nextTone: 'white' },
  globals: { motion: 'reduced' },
};

/** The lower edge adjoins another night section. */
export const NextToneNight: Story = {
  args: { nextTone: 'night' },
  globals: { motion: 'reduced' },
};

/** On a desktop, four numbers share a row and a digit width. */
export const SharesRows: Story = {
  tags: ['test-only'],
  globals: { motion: 'reduced', viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    const tops = canvas.getAllByRole('term').map((term) => Math.round(term.getBoundingClientRect().top));
    await expect(tops).toHaveLength(4);
    await expect(new Set(tops).size).toBe(1);
    await expect(stretches(canvasElement)).toHaveLength(1);
  },
};

/** Two numbers share a row on a phone, in reading order. */
export const SharesRowsOnPhones: Story = {
  tags: ['test-only', 'wcag:1.3.2'],
  globals: { motion: 'reduced', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [first, second, third, fourth] = canvas
      .getAllByRole('term')
      .map((term) => Math.round(term.getBoundingClientRect().top));
    await expect(second).toBe(first);
    await expect(fourth).toBe(third);
    await expect(third).toBeGreaterThan(first ?? 0);
  },
};

/** Each number has a label and a caption. */
export const SaysWhatItCounts: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term').map((term) => term.textContent);
    await expect(terms).toEqual(impact.numbers.map(({ label, caption }) => `${label} ${caption}`));
  },
};

async function standsFinal(canvasElement: HTMLElement, numbers: string[]) {
  for (const [index, figure] of figures(canvasElement).entries()) {
    await expect(figure).toHaveAttribute('data-count', 'final');
    await expect(figure.textContent).toBe(numbers[index]);
  }
}

/** Pushes the section below the first screen. */
const belowTheFold: NonNullable<Story['decorators']> = (Story) => (
  <>
    <div style={{ blockSize: '150vh' }} />
    <Story />
  </>
);

/** The numbers count up once, when they enter the viewport. */
export const CountsUpOnce: Story = {
  tags: ['test-only', 'wcag:2.2.2'],
  args: { duration: 600 },
  decorators: belowTheFold,
  play: async ({ canvasElement }) => {
    await standsFinal(canvasElement, final);
    const [first] = figures(canvasElement) as [HTMLElement];
    const states: string[] = [];
    const values: number[] = [];
    const observer = new MutationObserver(() => {
      const state = first.dataset['count'] as string;
      if (states.at(-1) !== state) states.push(state);
      const moving = first.querySelector('[aria-hidden="true"]');
      // In each column, the later element is the moving one.
      if (moving) values.push(Number([...moving.children].map((column) => column.lastChild?.textContent).join('')));
    });
    observer.observe(first, { attributes: true, childList: true, subtree: true, characterData: true });
    const { width, height } = first.getBoundingClientRect();
    first.scrollIntoView({ block: 'center', behavior: 'instant' });
    await waitFor(() => expect(states).toEqual(['counting', 'final']), { timeout: 3000 });
    await expect(values.length).toBeGreaterThan(3);
    await expect(values).toEqual([...values].sort((one, other) => one - other));
    await expect(first.getBoundingClientRect()).toMatchObject({ width, height });
    scrollTo({ top: 0, behavior: 'instant' });
    first.scrollIntoView({ block: 'center', behavior: 'instant' });
    await new Promise(requestAnimationFrame);
    await expect(states).toEqual(['counting', 'final']);
    observer.disconnect();
  },
};

/** Every layout-shift entry counts, because the numbers are the page's largest text. */
const countsWithoutLayoutShift: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await document.fonts.ready;
  const shifts: PerformanceEntry[] = [];
  const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
  observer.observe({ type: 'layout-shift' });
  const shown = figures(canvasElement);
  const counted = new Set<HTMLElement>();
  const states = new MutationObserver((changes) => {
    for (const { target } of changes) counted.add(target as HTMLElement);
  });
  for (const figure of shown) states.observe(figure, { attributeFilter: ['data-count'] });
  for (const figure of shown) {
    figure.scrollIntoView({ block: 'center', behavior: 'instant' });
    await waitFor(() => expect(counted).toContain(figure));
    await waitFor(() => expect(figure).toHaveAttribute('data-count', 'final'), { timeout: 3000 });
  }
  // A frame's entries are delivered after the next frame.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  shifts.push(...observer.takeRecords());
  observer.disconnect();
  states.disconnect();
  await expect(shifts.map((shift) => shift.toJSON())).toEqual([]);
};

/** Counting causes no layout shift on a desktop. */
export const CountsWithoutLayoutShift: Story = {
  tags: ['test-only', 'wcag:2.2.2'],
  args: { duration: 600 },
  globals: { viewport: { value: 'desktop' } },
  decorators: belowTheFold,
  play: countsWithoutLayoutShift,
};

/** Counting causes no layout shift on a phone. */
export const CountsWithoutLayoutShiftOnPhones: Story = {
  ...CountsWithoutLayoutShift,
  tags: ['test-only', 'wcag:2.2.2'],
  globals: { viewport: { value: 'phone' } },
};

/** A number's text without its decorative copies. */
const heard = (figure: HTMLElement) => {
  const copy = figure.cloneNode(true) as HTMLElement;
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  return copy.textContent;
};

/** The moving digits are hidden from assistive technology, which gets the final number. */
export const SaysTheFinalNumberWhileCounting: Story = {
  tags: ['test-only', 'wcag:1.1.1', 'wcag:4.1.3'],
  args: { duration: 60_000 },
  play: async ({ canvasElement }) => {
    const [first] = figures(canvasElement) as [HTMLElement];
    await waitFor(() => expect(first).toHaveAttribute('data-count', 'counting'));
    await expect(figures(canvasElement).map(heard)).toEqual(final);
    await expect(first.querySelector('[aria-hidden="true"]')).toBeVisible();
  },
};

/** Print shows the final number, even during a count. */
export const PrintsTheFinalNumberWhileCounting: Story = {
  tags: ['test-only', 'wcag:1.3.2'],
  args: { duration: 60_000 },
  play: async ({ canvasElement }) => {
    const [first] = figures(canvasElement) as [HTMLElement];
    await waitFor(() => expect(first).toHaveAttribute('data-count', 'counting'));
    const [still, moving] = [...(first.firstElementChild as Element).children];
    const restore = emulateMedia('print');
    try {
      await expect(still).toBeVisible();
      await expect(moving).not.toBeVisible();
    } finally {
      restore();
    }
    await expect(still).not.toBeVisible();
    await expect(moving).toBeVisible();
  },
};

/** The moving digits start where the final number starts, and are no wider. */
export const KeepsItsPlaceWhileCounting: Story = {
  tags: ['test-only'],
  args: { duration: 60_000 },
  play: async ({ canvasElement }) => {
    const [first] = figures(canvasElement) as [HTMLElement];
    await waitFor(() => expect(first).toHaveAttribute('data-count', 'counting'));
    const [still, moving] = [...(first.firstElementChild as Element).children] as [Element, Element];
    await expect(moving.getBoundingClientRect().left).toBeCloseTo(still.getBoundingClientRect().left, 0);
    await expect(moving.getBoundingClientRect().width).toBeLessThan(still.getBoundingClientRect().width + 5);
    await expect(moving.getBoundingClientRect().top).toBeCloseTo(still.getBoundingClientRect().top, 0);
  },
};

/** With reduced motion, the final number shows at once. */
export const ReducedMotionStandsFinal: Story = {
  tags: ['test-only', 'wcag:2.2.2'],
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    await standsFinal(canvasElement, final);
    await new Promise(requestAnimationFrame);
    await standsFinal(canvasElement, final);
  },
};

/** The theme's tokens declare its digit width, which determines the size of all numbers. */
async function measuresItsFace(canvasElement: HTMLElement) {
  await document.fonts.ready;
  const [figure] = figures(canvasElement) as [HTMLElement];
  const style = getComputedStyle(figure);
  for (const cut of ['', 'wide-']) {
    const zero = document.createElement('span');
    zero.style.cssText = `position: absolute; letter-spacing: 0; font-stretch: var(--agency-type-numeral-${cut}width)`;
    zero.textContent = '0'.repeat(100);
    figure.append(zero);
    // A typeface width that hasn't been used yet may still have to load.
    await document.fonts.ready;
    const measured = zero.getBoundingClientRect().width / 100 / Number.parseFloat(style.fontSize);
    zero.remove();
    const token = Number.parseFloat(style.getPropertyValue(`--agency-type-numeral-${cut}digit-width`));
    await expect(token / measured).toBeCloseTo(1, 1);
  }
}

/** The theme’s digit widths match its typeface. */
export const FitsTheMeasuredFace: Story = {
  tags: ['test-only'],
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => measuresItsFace(canvasElement),
};

/** The numbers fit their columns in right-to-left layouts. */
export const RightToLeft: Story = {
  tags: ['test-only'],
  globals: { direction: 'rtl', motion: 'reduced' },
  play: async ({ canvasElement }) => fits(canvasElement, 4),
};

/** The numbers fit their columns in the microsite theme, whose digit widths match its typeface. */
export const Microsite: Story = {
  tags: ['test-only'],
  globals: { theme: 'microsite', motion: 'reduced' },
  play: async ({ canvasElement }) => {
    await measuresItsFace(canvasElement);
    await fits(canvasElement, 4);
  },
};
