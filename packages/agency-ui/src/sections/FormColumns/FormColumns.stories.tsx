import type { Meta, StoryObj } from '@storybook/react-vite';
import { agency, homeLink } from 'agency-content';
import { detailsHeading, formHeading, hero, responseTime } from 'agency-content/contact';
import { expect } from 'storybook/test';
import { ContactPageForm } from '../../forms/index.js';
import { Breadcrumbs } from '../../navigation/index.js';
import { formNote } from '../../story-agency.js';
import { expectMirrored } from '../../story-direction.js';
import { ContactDetails } from '../ContactDetails/index.js';
import { FormCard } from '../FormCard/index.js';
import { PageHero } from '../PageHero/index.js';
import { FormColumns } from './FormColumns.js';

const meta = {
  title: 'Sections/FormColumns',
  component: FormColumns,
  args: {
    card: (
      <FormCard heading={formHeading} headingLevel={2} shadowSide="start">
        <ContactPageForm hint={formNote} />
      </FormCard>
    ),
    children: <ContactDetails heading={detailsHeading} agency={agency} responseTime={responseTime} />,
  },
  decorators: [
    (Story) => (
      <>
        <PageHero {...hero} bottomSpace="deep" breadcrumbs={<Breadcrumbs items={[homeLink]} current={hero.title} />} />
        <Story />
      </>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `A page’s form on its card, overlapping the hero above, with a panel beside it.

**Use it** for a page whose main purpose is its form. Set \`bottomSpace="deep"\` on the hero above, so that the card overlaps it. After any other section, it does not.

**Do not use it** for steps beside a form (put the form in the card of \`HowItWorks\`), nor for a form at the end of a page: use \`ContactBand\`.

**Content.** One \`FormCard\`, and beside it one panel no longer than the form.

**Parts.**

- **Sheet:** A form or another card, overlapping the hero.
- **Beside it:** The content beside the card; read after it.

**Keyboard.** The controls of the form and the panel.`,
      },
    },
  },
} satisfies Meta<typeof FormColumns>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The contact form on its card, beside the contact details. */
export const Default: Story = {};

/** The card overlaps the hero above. */
export const RisesIntoTheHero: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    const card = canvas.getByRole('heading', { name: formHeading }).getBoundingClientRect();
    const head = canvas.getByRole('region', { name: hero.title }).getBoundingClientRect();
    await expect(card.top).toBeLessThan(head.bottom);
  },
};

/** After a section without room for it, the card covers nothing. */
export const AfterAnotherSection: Story = {
  tags: ['test-only'],
  decorators: [
    (Story) => (
      <>
        <PageHero title="Visit us" description="Two doors, one kettle." />
        <Story />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const card = canvas.getByRole('heading', { name: formHeading }).getBoundingClientRect();
    const head = canvas.getByRole('region', { name: 'Visit us' }).getBoundingClientRect();
    await expect(card.top).toBeGreaterThan(head.bottom);
  },
};

/** The section is mirrored in right-to-left layouts. */
export const RightToLeft: Story = { tags: ['test-only'], globals: { direction: 'rtl' }, play: expectMirrored };

/** The section has no accessibility violations in the microsite theme. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' } };
