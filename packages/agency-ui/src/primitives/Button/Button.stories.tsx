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
  argTypes: { icon: { control: false } },
  parameters: {
    docs: {
      description: {
        component: `An action on this page.

**Use it** with one \`primary\` in a form or section, and \`outline\` for the actions beside it.

**Do not use it** to link to another page: use \`ButtonLink\`. Never set \`disabled\` while its action runs: it would lose focus.

**Content.** Up to four words, starting with a verb.

**Busy.** While the action runs, set \`aria-disabled\` and ignore further presses: a \`disabled\` button would lose focus.

**Keyboard.** Enter and Space press it.`,
      },
    },
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The primary action. */
export const Default: Story = {};

export const RunsItsAction: Story = {
  args: { onClick: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Get A Quote' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const RunsItsActionByKeyboard: Story = {
  args: { onClick: fn() },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

/** The default type never submits a form by accident. */
export const SendsAFormOnlyWhenAsked: Story = {
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

export const KeepsFocusWhileItIsBusy: Story = {
  args: { children: 'Sending...', 'aria-disabled': true },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Sending...' });
    button.focus();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

const sizes = ['compact', 'regular', 'large'] as const;

export const EverySize: Story = {
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

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { icon: ArrowRight }, play: expectMirrored };

export const Microsite: Story = { ...OnEveryTone, globals: { theme: 'microsite' } };

export const Playground: Story = {};
