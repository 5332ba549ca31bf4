import type { Meta, StoryObj } from '@storybook/react-vite';
import { agency } from 'agency-content';
import { quoteBand } from 'agency-content/services/printing';
import { expect, within } from 'storybook/test';
import { ServiceContactForm } from '../../forms/index.js';
import { expectWaysToReach } from '../../story-agency.js';
import { expectMirrored } from '../../story-direction.js';
import { expectNoSidewaysScroll, longWord } from '../../story-text.js';
import { QuoteBand } from './QuoteBand.js';

const { heading, formHeading } = quoteBand;

const meta = {
  title: 'Sections/QuoteBand',
  component: QuoteBand,
  args: {
    id: 'quote',
    ...quoteBand,
    contact: agency,
    children: <ServiceContactForm aria-label={formHeading} />,
  },
  parameters: {
    docs: {
      description: {
        component: `The end of a service page: a night band with a short form on a card that overlaps the section above, and other contact details beside it.

**Use it** once, last before the footer, with a form in its slot. Set an \`id\` and link to it from the hero’s button.

**Do not use it** to link to the quote page (use \`QuoteInvitation\`), nor for the quote page itself: use \`HowItWorks\` with a \`FormCard\`.

**Content.** A question of up to about 40 characters; a form of up to four fields, to keep it short.

**Keyboard.** The phone link, the e-mail link, then the form’s controls.`,
      },
    },
  },
} satisfies Meta<typeof QuoteBand>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ListsTheOtherWays: Story = {
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: heading });
    await expectWaysToReach(section);
    const band = within(section);
    await expect(band.getAllByRole('term').map((term) => term.textContent)).toEqual(['Call', 'Email', 'Hours']);
    await expect(band.getByText(agency.hours.weekdays)).toBeVisible();
  },
};

export const HoldsTheForm: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: formHeading })).toBeVisible();
    await expect(canvas.getByRole('form', { name: formHeading })).toBeVisible();
  },
};

export const FormAlone: Story = {
  args: { eyebrow: undefined, lead: undefined, contact: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole('link')).toHaveLength(0);
  },
};

/** The card overlaps the previous section. */
export const AboveWhite: Story = { args: { above: 'white' } };

export const OtherWords: Story = {
  args: { labels: { phone: 'Simu', email: 'Barua pepe', hours: 'Saa' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual(['Simu', 'Barua pepe', 'Saa']);
  },
};

export const LongWords: Story = {
  args: {
    heading: longWord,
    formHeading: longWord,
    contact: { ...agency, email: 'somebody.with.a.very.long.name@a-very-long-name-of-a-company.example' },
  },
  play: expectNoSidewaysScroll,
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: expectMirrored };

export const Microsite: Story = { globals: { theme: 'microsite' } };

export const Playground: Story = {};
