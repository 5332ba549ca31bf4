import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { Location, OpenPeriod } from '../../entities/index.js';
import { expectMirrored } from '../../story-direction.js';
import { storyPicture } from '../../story-pictures.js';
import { expectTextInside, longWord } from '../../story-text.js';
import { Locations } from './Locations.js';

const day: OpenPeriod[] = [{ opens: '08:00', closes: '17:00' }];
const split: OpenPeriod[] = [
  { opens: '09:00', closes: '12:30' },
  { opens: '13:30', closes: '18:00' },
];
const allDay: OpenPeriod[] = [{ opens: '00:00', closes: '24:00' }];

/** Never closes, so that the story looks the same at any time. */
const always = {
  timeZone: 'Africa/Nairobi',
  weekly: {
    monday: allDay,
    tuesday: allDay,
    wednesday: allDay,
    thursday: allDay,
    friday: allDay,
    saturday: allDay,
    sunday: allDay,
  },
};

/** Opens on one day far in the future. */
const closed = (exceptions: NonNullable<NonNullable<Location['hours']>['exceptions']>) => ({
  timeZone: 'Africa/Nairobi',
  weekly: {},
  exceptions,
});

const office: Location = {
  name: 'Westlands',
  address: { street: '14th Ring Road', area: 'Westlands', postcode: '00100', city: 'Nairobi', country: 'Kenya' },
  phone: '+254 700 000 000',
  email: 'info@shangwe.example',
  note: 'Second floor, above the paper shop.',
  hours: always,
  directions: 'https://maps.example/to/westlands',
  map: {
    picture: storyPicture(1, 'The streets around the Ring Road in Westlands'),
    embed: 'https://maps.example/frame',
  },
};

const yard: Location = {
  name: 'Industrial Area',
  address: { street: 'Lunga Lunga Road', area: 'Industrial Area', city: 'Nairobi', country: 'Kenya' },
  phone: '+254 700 000 001',
  hours: closed([{ date: '2999-12-27', name: 'Open day', periods: split }]),
  directions: 'https://maps.example/to/industrial-area',
  map: { picture: storyPicture(2, 'The yards along Lunga Lunga Road') },
};

const coast: Location = {
  name: 'Mombasa',
  address: { street: 'Moi Avenue', city: 'Mombasa', region: 'Coast', country: 'Kenya' },
  phone: '+254 700 000 002',
  hours: { timeZone: 'Africa/Nairobi', weekly: { monday: day, wednesday: split, friday: day } },
};

const meta = {
  title: 'Sections/Locations',
  component: Locations,
  args: {
    eyebrow: 'Visit us',
    heading: 'Where we work',
    lead: 'Come by, or call first: we are often out at an event.',
    locations: [office, yard],
  },
  parameters: {
    docs: {
      description: {
        component: `A business’s branches: address, telephone, directions, hours, and whether each is open now.

**Use it** for one to about six places that visitors come to. A single place takes the full width, with its map beside the details.

**Do not use it** for an office that nobody visits: use \`ContactDetails\`. For dozens of places build your own page with a search.

**Content.** \`hours\` are by weekday, in the place’s own time zone, and the table starts on the locale’s first day of the week; \`exceptions\` replace them on individual dates. A period that ends before it begins ends the next day. Use 24-hour times; the label \`time\` can reformat them. \`locationSchema\` from \`agency-ui/schemas\` checks the data.

**Open now.** Computed in the browser once a minute, in the place’s local time. The server’s HTML has only the table of hours, because the HTML may be hours old.

**Map.** A picture from your own server. \`embed\` adds a button that loads a live map: nothing is loaded from the service until it is pressed. A \`Content-Security-Policy\` needs its host in \`frame-src\`. Without JavaScript the directions link leads to the map.

**Parts.**

- **Section:** A landmark named by its heading.
- **Branch:** An article with the name as its heading.
- **State:** Open or closed now, in words and with a mark; \`data-opening\` is \`open\` or \`closed\`.
- **Hours:** A table per place, in which today has \`aria-current\`.
- **Map:** \`data-map\` is \`picture\` or \`live\`.

**Keyboard.**

| Keys | Action |
| --- | --- |
| Tab | For each branch: the map’s button, directions, telephone, e-mail. |
| Enter | On the button: loads the live map and moves focus to it. |`,
      },
    },
  },
} satisfies Meta<typeof Locations>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two branches with maps: one is open now, the other is closed. */
export const Default: Story = {
  tags: ['wcag:1.3.1', 'wcag:3.2.6'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Open now')).toBeVisible());
    await expect(canvas.getByRole('table', { name: 'Opening hours Westlands' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '+254 700 000 000' })).toHaveAttribute('href', 'tel:+254700000000');
  },
};

/** A single branch has the map beside its details. */
export const OneItem: Story = { args: { locations: [office] } };

/** Five branches are in rows of equal height. */
export const ManyItems: Story = {
  args: {
    locations: [
      office,
      yard,
      { ...office, name: 'Karen' },
      { ...yard, name: 'Thika Road' },
      { ...office, name: 'Kisumu' },
    ],
  },
};

/** A branch can lack a map, hours and e-mail. */
export const WithoutMaps: Story = {
  args: {
    locations: [
      { ...office, map: undefined },
      { name: 'Nakuru', address: { street: 'Kenyatta Avenue', city: 'Nakuru', country: 'Kenya' } },
    ],
  },
};

/** Without branches, a sentence replaces them. */
export const Empty: Story = { args: { locations: [] } };

/** Long names, addresses and occasions wrap. */
export const LongText: Story = {
  args: {
    heading: longWord,
    locations: [
      {
        ...office,
        name: longWord,
        email: `${longWord}@${longWord}.example`,
        address: { ...office.address, street: longWord.repeat(2) },
        note: longWord.repeat(2),
        hours: closed([{ date: '2999-12-25', name: longWord.repeat(2), periods: split }]),
      },
      yard,
    ],
  },
  play: async ({ canvasElement }) => expectTextInside(canvasElement),
};

/** On a night band, cards, tables and states are legible. */
export const Night: Story = { args: { tone: 'night' } };

/** On a white background. */
export const White: Story = { args: { tone: 'white' } };

/** Hours can have a break, and closed days are marked as closed. */
export const HoursWithABreak: Story = {
  tags: ['test-only'],
  args: { locations: [coast] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'Wednesday 09:00 – 12:30 13:30 – 18:00' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Tuesday Closed' })).toBeVisible();
  },
};

/** On a narrow page, the holiday names wrap, and the word for a closed day stays whole. */
export const NarrowTable: Story = {
  tags: ['test-only'],
  args: {
    labels: { closedDay: 'Encerrado' },
    locations: [
      { ...yard, hours: closed([{ date: '2999-12-01', name: 'Restauração da Independência', periods: [] }]) },
    ],
  },
  decorators: [(Story) => <div style={{ inlineSize: '18rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    for (const word of canvas.getAllByText('Encerrado')) {
      const lines = document.createRange();
      lines.selectNodeContents(word);
      await expect(lines.getClientRects()).toHaveLength(1);
    }
  },
};

/** Pressed from the keyboard, the button loads the live map and moves focus to it. */
export const LiveMapByKeyboard: Story = {
  tags: ['test-only', 'wcag:2.1.1', 'wcag:2.4.3'],
  args: {
    locations: [{ ...office, map: { picture: storyPicture(1, 'Westlands'), embed: 'about:blank#https://map' } }],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(document.querySelector('iframe')).toBeNull();
    canvas.getByRole('button', { name: 'Show the live map Westlands' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByTitle('Map of Westlands')).toHaveFocus());
  },
};

/** In right-to-left layouts, cards and tables are mirrored. */
export const RightToLeft: Story = { tags: ['test-only'], globals: { direction: 'rtl' }, play: expectMirrored };

/** The branches use the microsite theme’s shapes. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' } };
