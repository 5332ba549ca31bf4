import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button, Text } from '../../primitives/index.js';
import { storyPicture } from '../../story-pictures.js';
import { ContactDetails } from '../ContactDetails/index.js';
import { FormSheet } from '../FormSheet/index.js';
import { PageHero } from '../PageHero/index.js';
import { SheetColumns } from './SheetColumns.js';

const agency = {
  phone: '+254 700 000 000',
  email: 'info@shangwe.example',
  address: { street: '14th Ring Road', area: 'Westlands', city: 'Nairobi', country: 'Kenya' },
  hours: { weekdays: 'Monday to Friday, 9:00 AM to 6:00 PM', weekend: 'Saturday and Sunday, closed' },
};

const meta = {
  title: 'Sections/SheetColumns',
  component: SheetColumns,
  args: {
    sheet: (
      <FormSheet heading="Write to us" headingLevel={2} plate="start">
        <Text style={{ minBlockSize: '30rem' }}>The fields of the form stand here.</Text>
        <Button>Send</Button>
      </FormSheet>
    ),
    children: (
      <ContactDetails
        heading="Reach us directly"
        agency={agency}
        replyPromise="Every message is answered within 24 hours."
      />
    ),
  },
  decorators: [
    (Story) => (
      <>
        <PageHero
          title="Contact"
          description="Ring, write, or come by the office in Westlands."
          picture={storyPicture(5, '')}
          foot="deep"
        />
        <Story />
      </>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'A page’s form on its sheet, rising into the hero above, with what belongs beside it. Use it for a page that ' +
          'is there for its form. For steps beside a form give `HowItWorks` the sheet, for a form at the end of a page ' +
          'use `QuoteBand`.\n\n' +
          'Content: one `FormSheet`, and beside it one panel that is not longer than the form. The hero above needs a ' +
          'deep foot.',
      },
    },
  },
} satisfies Meta<typeof SheetColumns>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const RisesIntoTheHero: Story = {
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole('heading', { name: 'Write to us' }).getBoundingClientRect();
    const hero = canvas.getByRole('region', { name: 'Contact' }).getBoundingClientRect();
    await expect(sheet.top).toBeLessThan(hero.bottom);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Microsite: Story = { globals: { theme: 'microsite' } };

export const Playground: Story = {};
