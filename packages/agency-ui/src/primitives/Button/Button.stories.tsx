import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { expectMirrored } from '../../story-direction.js';
import { tones } from '../../theme/index.js';
import { ArrowRight } from '../Icon/index.js';
import { Section } from '../Section/index.js';
import { Stack } from '../Stack/index.js';
import { Button } from './Button.js';

const meta = {
  title: 'Primitives/Button',
  component: Button,
  args: { children: 'Get A Quote' },
  decorators: [
    (Story) => (
      <Section>
        <Stack direction="inline">
          <Story />
        </Stack>
      </Section>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `An action on this page.

**Use it** with one \`primary\` per form or section, and \`outline\` for the actions beside it.

**Do not use it** to link to another page: use \`ButtonLink\`. Never set \`disabled\` while its action runs: it would lose focus.

**Content.** Up to four words, starting with a verb.

**Busy.** While the action runs, set \`aria-disabled\` and ignore further presses, because a \`disabled\` button would lose focus.

**Parts.**

- **Button:** A native button; submits a form only with type="submit".

**Keyboard.**

| Keys | Action |
| --- | --- |
| Enter or Space | Presses it. |`,
      },
    },
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The primary action is filled. */
export const Default: Story = {};

const sizes = ['compact', 'regular', 'large'] as const;

/** The three sizes are 44, 48 and 56 px high. */
export const EverySize: Story = {
  tags: ['wcag:2.5.8'],
  render: () => (
    <>
      {sizes.map((size) => (
        <Button key={size} size={size} icon={ArrowRight}>
          {size}
        </Button>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const heights = sizes.map((name) => canvas.getByRole('button', { name }).getBoundingClientRect().height);
    await expect(heights).toEqual([44, 48, 56]);
  },
};

/** A busy button looks no different, but its text says what is happening. */
export const Busy: Story = { args: { children: 'Sending...', 'aria-disabled': true } };

/** Primary and outline buttons have enough contrast on each of the four tones. */
export const OnEveryTone: Story = {
  render: () => (
    <>
      {tones.map((tone) => (
        <Section key={tone} tone={tone} space="none" style={{ padding: '1.5rem' }}>
          <Stack direction="inline">
            <Button>Primary on {tone}</Button>
            <Button variant="outline">Outline on {tone}</Button>
          </Stack>
        </Section>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2 * tones.length);
  },
};

/** Long text wraps inside the button. */
export const LongText: Story = {
  args: {
    children: 'Request a quotation for corporate end-of-year celebrations',
    icon: ArrowRight,
    style: { maxInlineSize: '15rem' },
  },
};

/** A click runs its action. */
export const RunsItsAction: Story = {
  tags: ['test-only', 'wcag:4.1.2'],
  args: { onClick: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Get A Quote' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** Enter and Space run its action. */
export const RunsItsActionByKeyboard: Story = {
  tags: ['test-only', 'wcag:2.1.1'],
  args: { onClick: fn() },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

/** With its default type, it doesn't submit a form. */
export const SubmitsOnlyAsSubmit: Story = {
  tags: ['test-only'],
  render: () => (
    <>
      <Button>Add a file</Button>
      <Button type="submit">Send Message</Button>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add a file' })).toHaveAttribute('type', 'button');
    await expect(canvas.getByRole('button', { name: 'Send Message' })).toHaveAttribute('type', 'submit');
  },
};

/** A busy button keeps focus, because it is `aria-disabled` rather than `disabled`. */
export const KeepsFocusWhileBusy: Story = {
  ...Busy,
  tags: ['test-only', 'wcag:2.4.3', 'wcag:4.1.2'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Sending...' });
    button.focus();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

/** The layout is mirrored in right-to-left languages. */
export const RightToLeft: Story = {
  tags: ['test-only'],
  globals: { direction: 'rtl' },
  args: { icon: ArrowRight },
  play: expectMirrored,
};

/** Buttons use the microsite theme's colours on every tone. */
export const Microsite: Story = { ...OnEveryTone, tags: ['test-only'], globals: { theme: 'microsite' } };
