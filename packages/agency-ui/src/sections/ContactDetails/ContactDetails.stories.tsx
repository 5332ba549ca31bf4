import type { Meta, StoryObj } from '@storybook/react-vite';
import { agency } from 'agency-content';
import { detailsHeading, responseTime } from 'agency-content/contact';
import { expect } from 'storybook/test';
import { agencyAddress, expectWaysToReach } from '../../story-agency.js';
import { expectMirrored } from '../../story-direction.js';
import { onBand } from '../../story-frame.js';
import { expectTextInside, longWord } from '../../story-text.js';
import { ContactDetails } from './ContactDetails.js';

const meta = {
  title: 'Sections/ContactDetails',
  component: ContactDetails,
  args: { heading: detailsHeading, agency, responseTime },
  decorators: [onBand('30rem')],
  parameters: {
    docs: {
      description: {
        component: `Contact details in a panel beside a form: e-mail, phone, office, opening hours and response time.

**Use it** on the contact page, in a column of at least 18 rem: it fills its parent’s width.

**Do not use it** for a full-width band with slots for a form and a chat: use \`ContactSection\`.

**Content.** The values come from the agency’s single data file. One way to write its hours is enough: \`hours.week\`, which is written in the page’s language with one line for each group of weekdays; or \`hours.lines\`, in your own words, for hours that a table can’t say, such as “by appointment”. Without hours the row is omitted. Holidays are shown by \`Locations\` only. The response-time promise is a sentence of at most 60 characters; without it the strip at the bottom is omitted.

**Parts.**

- **Section:** A landmark named by its heading.
- **Details:** A description list.
- **Phone and mail:** Telephone and e-mail links.

**Keyboard.**

| Keys | Action |
| --- | --- |
| Tab | E-mail, phone. |
| Enter | On a link: follows it. |`,
      },
    },
  },
} satisfies Meta<typeof ContactDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

const day = [{ opens: '09:00', closes: '18:00' }];

const weekly = {
  monday: day,
  tuesday: day,
  wednesday: day,
  thursday: day,
  friday: [
    { opens: '09:00', closes: '12:30' },
    { opens: '14:00', closes: '18:00' },
  ],
};

/** E-mail, telephone, office and opening hours, with the response time below. */
export const Default: Story = {};

/** Without the response time, the strip at the bottom is omitted. */
export const WithoutPromise: Story = {
  render: ({ responseTime: _, ...details }) => <ContactDetails {...details} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(responseTime)).toBeNull();
  },
};

/** Long details wrap within the panel. */
export const LongText: Story = {
  args: {
    heading: longWord,
    agency: {
      ...agency,
      email: `${longWord}@${longWord}.example`,
      address: { ...agency.address, street: longWord },
      hours: { weekdays: longWord, weekend: longWord },
    },
    responseTime: longWord,
  },
  play: async ({ canvasElement }) => expectTextInside(canvasElement),
};

/** The panel on a white background. */
export const White: Story = { args: { tone: 'white' } };

/** Hours given by weekday are written in lines, one for each group of weekdays with the same hours. */
export const HoursByWeekday: Story = {
  tags: ['test-only'],
  args: { agency: { ...agency, hours: { week: { timeZone: 'Africa/Nairobi', weekly } } } },
  play: async ({ canvas }) => {
    for (const line of [
      'Monday to Thursday: 09:00 – 18:00',
      'Friday: 09:00 – 12:30, 14:00 – 18:00',
      'Saturday: Closed',
    ])
      await expect(canvas.getByText(line)).toBeVisible();
  },
};

/** Telephone and e-mail are links, so that visitors can reach a person. */
export const CallsAndWrites: Story = {
  tags: ['test-only', 'wcag:3.2.6'],
  play: async ({ canvas }) => {
    await expectWaysToReach(canvas.getByRole('region', { name: detailsHeading }));
  },
};

/** Every detail is paired with its term. */
export const SaysWhatEachIs: Story = {
  tags: ['test-only', 'wcag:1.3.1'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Email',
      'Phone',
      'Office',
      'Opening hours',
    ]);
    await expect(canvas.getByText(agencyAddress)).toBeVisible();
    await expect(canvas.getByText(agency.hours.weekdays, { exact: false })).toBeVisible();
    await expect(canvas.getByText(responseTime)).toBeVisible();
  },
};

/** Each link is at least 40 px high. */
export const LinksAreLargeEnough: Story = {
  tags: ['test-only', 'wcag:2.5.8'],
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(40);
    }
  },
};

/** Custom labels replace the panel’s English text. */
export const OtherWords: Story = {
  tags: ['test-only'],
  args: {
    heading: 'Wasiliana nasi',
    labels: { email: 'Barua pepe', phone: 'Simu', office: 'Ofisi', hours: 'Saa za kazi' },
    responseTime: 'Tunajibu ndani ya saa 24.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saa za kazi')).toBeVisible();
    await expect(canvas.queryByText(/Email|Phone|Office|Opening/)).toBeNull();
  },
};

/** The panel is mirrored in right-to-left layouts. */
export const RightToLeft: Story = { tags: ['test-only'], globals: { direction: 'rtl' }, play: expectMirrored };

/** The panel has no accessibility violations in the microsite theme. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' } };
