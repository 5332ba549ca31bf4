import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { tones } from '../../theme/index.js';
import { Section } from '../Section/index.js';
import { RegistrationMark } from './RegistrationMark.js';

const meta = {
  title: 'Primitives/RegistrationMark',
  component: RegistrationMark,
  decorators: [
    (Story) => (
      <Section space="none" style={{ padding: '2rem' }}>
        <Story />
      </Section>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `The cross and rings that printers use to align plates, 28 px wide, in the text colour.

**Use it** in the corners of a card, a few per page, on wide screens.

**Do not use it** as a bullet or a button. For a control use \`Icon\` in a \`Button\`.

**Content.** None: an ornament, hidden from assistive technology.

**Parts.**

- **Mark:** Decorative, hidden from assistive technology.`,
      },
    },
  },
} satisfies Meta<typeof RegistrationMark>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The cross and rings are 28 px wide. */
export const Default: Story = {};

/** On each of the four tones, the mark takes the text colour. */
export const OnEveryTone: Story = {
  tags: ['wcag:1.1.1'],
  render: () => (
    <>
      {tones.map((tone) => (
        <Section key={tone} tone={tone} space="none" style={{ padding: '1rem' }}>
          <RegistrationMark />
        </Section>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const marks = [...canvasElement.querySelectorAll('svg')];
    await expect(marks).toHaveLength(tones.length);
    for (const mark of marks) {
      await expect(mark).toHaveAttribute('aria-hidden', 'true');
      await expect(getComputedStyle(mark).stroke).toBe(getComputedStyle(mark.closest('section') as Element).color);
    }
  },
};
