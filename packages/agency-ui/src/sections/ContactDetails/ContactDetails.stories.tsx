import type { Meta, StoryObj } from '@storybook/react-vite';
import { agency } from 'agency-content';
import { expect, within } from 'storybook/test';
import { Container, Section } from '../../primitives/index.js';
import { expectTextInside } from '../../story-text.js';
import { ContactDetails } from './ContactDetails.js';

const longWord = 'unternehmensveranstaltungsorganisationen';

const meta = {
  title: 'Sections/ContactDetails',
  component: ContactDetails,
  args: {
    heading: 'Reach us directly',
    agency,
    replyPromise: 'Every message is answered within 24 hours.',
  },
  decorators: [
    (Story) => (
      <Section>
        <Container>
          <div style={{ maxInlineSize: '30rem' }}>
            <Story />
          </div>
        </Container>
      </Section>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'How and when to reach the agency, as a panel that stands beside a form: e-mail, phone, office, opening ' +
          'hours and how soon a message is answered. Use it on the contact page. For a whole band of the home page, ' +
          'with places for a form and a chat, use `ContactSection`.\n\n' +
          'It takes the width it is given, from 18 rem. The values come from the agency’s one file; the promise is a ' +
          'sentence of at most 60 characters, and without it the strip at the foot is left out.\n\n' +
          'Keyboard: the mail link and the phone link.',
      },
    },
  },
} satisfies Meta<typeof ContactDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const CallsAndWrites: Story = {
  play: async ({ canvas }) => {
    const panel = within(canvas.getByRole('region', { name: 'Reach us directly' }));
    await expect(panel.getByRole('link', { name: '+254 700 000 000' })).toHaveAttribute('href', 'tel:+254700000000');
    await expect(panel.getByRole('link', { name: 'info@shangwe.example' })).toHaveAttribute(
      'href',
      'mailto:info@shangwe.example',
    );
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
    await expect(canvas.getByText('14th Ring Road, Westlands, Nairobi, Kenya')).toBeVisible();
    await expect(canvas.getByText(/9:00 AM/)).toBeVisible();
    await expect(canvas.getByText('Every message is answered within 24 hours.')).toBeVisible();
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
    await expect(canvas.queryByText(/24 hours/)).toBeNull();
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

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Microsite: Story = { globals: { theme: 'microsite' } };

export const Playground: Story = {};
