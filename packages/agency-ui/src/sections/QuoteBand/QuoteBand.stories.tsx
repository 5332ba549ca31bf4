import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ArrowRight, Button } from '../../primitives/index.js';
import { QuoteBand } from './QuoteBand.js';

const field = { display: 'grid', gap: '0.5rem', marginBlockEnd: '1.5rem' };
const box = { minBlockSize: '3.25rem', border: '1.5px solid var(--agency-color-line-strong)', borderRadius: 3 };

/** Stands in for the kit's short form. */
const form = (
  <form aria-label="Printing enquiry">
    <label style={field}>
      Name
      <input autoComplete="name" style={box} />
    </label>
    <label style={field}>
      Email
      <input type="email" autoComplete="email" style={box} />
    </label>
    <label style={field}>
      Message
      <textarea rows={4} style={box} />
    </label>
    <Button icon={ArrowRight} style={{ inlineSize: '100%' }}>
      Send enquiry
    </Button>
  </form>
);

const meta = {
  title: 'Sections/QuoteBand',
  component: QuoteBand,
  args: {
    id: 'quote',
    eyebrow: 'Get a quote',
    heading: 'What shall we print for you?',
    lead: 'Tell us what it is, how many you need and when. A person from the print studio replies within 24 hours.',
    contact: {
      phone: '+254 700 000 000',
      email: 'info@shangwe.example',
      hours: { weekdays: 'Monday to Friday, 9:00 AM to 6:00 PM', weekend: 'Saturday and Sunday, closed' },
    },
    formHeading: 'Printing enquiry',
    children: form,
  },
  parameters: {
    docs: {
      description: {
        component:
          'The end of a service page: a night band with a short form on a sheet that rises into the ground above, and ' +
          'the other ways to get in touch beside it. The form is a slot. Use it once, last before the footer. For a ' +
          'link to the quote page use `QuoteInvitation`; for the quote page itself `HowItWorks` with a `FormSheet`.\n\n' +
          'Content: a question of up to about 40 characters; a form of up to four fields, so that it stays a short ' +
          'one. Give it an `id` and lead the hero’s button there.',
      },
    },
  },
} satisfies Meta<typeof QuoteBand>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ListsTheOtherWays: Story = {
  play: async ({ canvas }) => {
    const band = within(canvas.getByRole('region', { name: 'What shall we print for you?' }));
    await expect(band.getByRole('link', { name: '+254 700 000 000' })).toHaveAttribute('href', 'tel:+254700000000');
    await expect(band.getByRole('link', { name: 'info@shangwe.example' })).toHaveAttribute(
      'href',
      'mailto:info@shangwe.example',
    );
    await expect(band.getAllByRole('term').map((term) => term.textContent)).toEqual(['Call', 'Email', 'Hours']);
    await expect(band.getByText('Monday to Friday, 9:00 AM to 6:00 PM')).toBeVisible();
  },
};

export const HoldsTheForm: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Printing enquiry' })).toBeVisible();
    await expect(canvas.getByRole('form', { name: 'Printing enquiry' })).toBeVisible();
  },
};

export const FormAlone: Story = {
  args: { eyebrow: undefined, lead: undefined, contact: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole('link')).toHaveLength(0);
  },
};

/** The sheet rises over whatever ground is above. */
export const AboveWhite: Story = { args: { above: 'white' } };

export const OtherWords: Story = {
  args: { labels: { phone: 'Simu', email: 'Barua pepe', hours: 'Saa' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual(['Simu', 'Barua pepe', 'Saa']);
  },
};

export const LongWords: Story = {
  args: {
    heading: 'Donaudampfschifffahrtsgesellschaftskapitän',
    formHeading: 'Donaudampfschifffahrtsgesellschaftskapitän',
    contact: {
      phone: '+254 700 000 000',
      email: 'somebody.with.a.very.long.name@a-very-long-name-of-a-company.example',
      hours: { weekdays: 'Monday to Friday, 9:00 AM to 6:00 PM', weekend: 'Closed' },
    },
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Microsite: Story = { globals: { theme: 'microsite' } };

export const Playground: Story = {};
