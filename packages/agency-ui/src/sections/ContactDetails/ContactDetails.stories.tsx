import type { Meta, StoryObj } from '@storybook/react-vite';
import { agency } from 'agency-content';
import { detailsHeading, replyPromise } from 'agency-content/contact';
import { expect } from 'storybook/test';
import { agencyAddress, expectWaysToReach } from '../../story-agency.js';
import { expectMirrored } from '../../story-direction.js';
import { onBand } from '../../story-frame.js';
import { expectTextInside, longWord } from '../../story-text.js';
import { ContactDetails } from './ContactDetails.js';

const meta = {
  title: 'Sections/ContactDetails',
  component: ContactDetails,
  args: { heading: detailsHeading, agency, replyPromise },
  decorators: [onBand('30rem')],
  parameters: {
    docs: {
      description: {
        component: `Contact details in a panel beside a form: e-mail, phone, office, opening hours and response time.

**Use it** on the contact page, in a column of at least 18 rem: it fills the width of its parent.

**Do not use it** for a full-width band with slots for a form and a chat: use \`ContactSection\`.

**Content.** The values come from the agency’s single data file. The response-time promise is a sentence of at most 60 characters; without it the strip at the bottom is omitted.

**Keyboard.** The e-mail link and the phone link.`,
      },
    },
  },
} satisfies Meta<typeof ContactDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const CallsAndWrites: Story = {
  play: async ({ canvas }) => {
    await expectWaysToReach(canvas.getByRole('region', { name: detailsHeading }));
  },
};

export const SaysWhatEachIs: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Email',
      'Phone',
      'Office',
      'Opening hours',
    ]);
    await expect(canvas.getByText(agencyAddress)).toBeVisible();
    await expect(canvas.getByText(agency.hours.weekdays, { exact: false })).toBeVisible();
    await expect(canvas.getByText(replyPromise)).toBeVisible();
  },
};

export const LinksAreLargeEnough: Story = {
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(40);
    }
  },
};

export const WithoutAPromise: Story = {
  render: ({ replyPromise: _, ...details }) => <ContactDetails {...details} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(replyPromise)).toBeNull();
  },
};

export const LongWords: Story = {
  args: {
    heading: longWord,
    agency: {
      ...agency,
      email: `${longWord}@${longWord}.example`,
      address: { ...agency.address, street: longWord },
      hours: { weekdays: longWord, weekend: longWord },
    },
    replyPromise: longWord,
  },
  play: async ({ canvasElement }) => expectTextInside(canvasElement),
};

export const OtherWords: Story = {
  args: {
    heading: 'Wasiliana nasi',
    labels: { email: 'Barua pepe', phone: 'Simu', office: 'Ofisi', hours: 'Saa za kazi' },
    replyPromise: 'Tunajibu ndani ya saa 24.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saa za kazi')).toBeVisible();
    await expect(canvas.queryByText(/Email|Phone|Office|Opening/)).toBeNull();
  },
};

export const White: Story = { args: { tone: 'white' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: expectMirrored };

export const Microsite: Story = { globals: { theme: 'microsite' } };

export const Playground: Story = {};
