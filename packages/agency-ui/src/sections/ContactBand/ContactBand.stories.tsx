import type { Meta, StoryObj } from '@storybook/react-vite';
import { agency } from 'agency-content';
import { contactBand } from 'agency-content/services/printing';
import { expect, within } from 'storybook/test';
import { ServiceContactForm } from '../../forms/index.js';
import { expectWaysToReach } from '../../story-agency.js';
import { expectMirrored } from '../../story-direction.js';
import { expectNoSidewaysScroll, longWord } from '../../story-text.js';
import { ContactBand } from './ContactBand.js';

const { heading, formHeading } = contactBand;

const meta = {
  title: 'Sections/ContactBand',
  component: ContactBand,
  args: {
    id: 'quote',
    ...contactBand,
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

**Parts.**

- **Section:** A landmark named by its heading.
- **Ways:** Phone, e-mail and hours in a description list.
- **Form:** Under a heading one level below.

**Keyboard.**

| Keys | Action |
| --- | --- |
| Tab | Phone, e-mail, then the form. |`,
      },
    },
  },
} satisfies Meta<typeof ContactBand>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The short form on its card, beside telephone, e-mail and opening hours. */
export const Default: Story = {};

/** The form without contact details and texts beside it. */
export const FormAlone: Story = {
  args: { eyebrow: undefined, lead: undefined, contact: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole('link')).toHaveLength(0);
  },
};

/** The card overlaps a white section above. */
export const AboveWhite: Story = { args: { above: 'white' } };

/** A long heading and a long e-mail address wrap within the band. */
export const LongText: Story = {
  args: {
    heading: longWord,
    formHeading: longWord,
    contact: { ...agency, email: 'somebody.with.a.very.long.name@a-very-long-name-of-a-company.example' },
  },
  play: expectNoSidewaysScroll,
};

/** The section is a landmark, and each contact detail is paired with its term. */
export const ListsTheOtherWays: Story = {
  tags: ['test-only', 'wcag:1.3.1', 'wcag:3.2.6'],
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: heading });
    await expectWaysToReach(section);
    const band = within(section);
    await expect(band.getAllByRole('term').map((term) => term.textContent)).toEqual(['Call', 'Email', 'Hours']);
    await expect(band.getByText(agency.hours.weekdays)).toBeVisible();
  },
};

/** The form is named by a heading one level below the section’s. */
export const HoldsTheForm: Story = {
  tags: ['test-only', 'wcag:1.3.1'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: formHeading })).toBeVisible();
    await expect(canvas.getByRole('form', { name: formHeading })).toBeVisible();
  },
};

/** Custom labels replace the English words of the band. */
export const OtherWords: Story = {
  tags: ['test-only'],
  args: { labels: { phone: 'Simu', email: 'Barua pepe', hours: 'Saa' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual(['Simu', 'Barua pepe', 'Saa']);
  },
};

/** The band is mirrored in right-to-left text. */
export const RightToLeft: Story = { tags: ['test-only'], globals: { direction: 'rtl' }, play: expectMirrored };

/** The band has no accessibility violations in the microsite theme. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' } };
