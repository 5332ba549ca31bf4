import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { CalendarEvent } from '../../entities/index.js';
import { expectMirrored } from '../../story-direction.js';
import { expectTextInside, longWord } from '../../story-text.js';
import { EventCalendar } from './EventCalendar.js';

const timeZone = 'Africa/Nairobi';

/** Far in the future, so that the stories always look the same. */
const events: CalendarEvent[] = [
  {
    id: 'open-press',
    title: 'Open press: print your own poster',
    start: '2999-12-04T18:00',
    end: '2999-12-04T21:00',
    timeZone,
    place: '14th Ring Road, Westlands, Nairobi',
    text: 'Bring a drawing of two colours. Ink, paper and coffee are ours.',
    path: '/events/open-press',
    calendarHref: '/events/open-press.ics',
  },
  {
    id: 'lake-expo',
    title: 'Lake expo',
    start: '2999-12-10',
    end: '2999-12-12',
    timeZone,
    place: 'Kisumu, at the pier',
    path: '/events/lake-expo',
  },
  {
    id: 'stage-night',
    title: 'A night under the stage',
    start: '2999-12-31T21:00',
    end: '3000-01-01T03:00',
    timeZone,
    place: 'Uhuru Gardens, Nairobi',
  },
  {
    id: 'webinar',
    title: 'Webinar: a stand that travels flat',
    start: '3000-03-15T10:00',
    end: '3000-03-15T11:00',
    timeZone: 'Europe/London',
    text: 'In English. The link comes by e-mail.',
  },
];

const meta = {
  title: 'Sections/EventCalendar',
  component: EventCalendar,
  args: {
    eyebrow: 'Events',
    heading: 'Where to find us',
    lead: 'Our own evenings, and the fairs where we have a stand.',
    events,
    calendarHref: '/events.ics',
    defaultMonth: '2999-12',
  },
  parameters: {
    docs: {
      description: {
        component: `Dated events, as a list and by month, which visitors can add to their own calendars.

**Use it** for a business’s upcoming events: open days, fairs, courses.

**Do not use it** for opening hours (use \`Locations\`), for booking a time (\`BookingForm\`), nor for the business’s history (\`Timeline\`).

**Content.** Times are local to each event, in its own \`timeZone\`. Its name is shown to visitors whose clock shows a different time, and in the HTML before hydration. A \`start\` without a time makes an all-day event, whose \`end\` is its last day. Past events say that they are over; leave out those that ended long ago. \`calendarEventSchema\` from \`agency-ui/schemas\` checks the data; an event without a valid start is left out.

**Calendar files.** Generate them when you build the site, with \`createCalendarFile\` from \`agency-ui/schemas\`, and pass their URLs as \`calendarHref\`: on each event, and on the component for the file of all events. They work without JavaScript. Where a URL is missing, the browser creates the file when the visitor presses the button.

**Without JavaScript.** The server’s HTML is the complete list. The switch to the month view appears only with JavaScript.

**Parts.**

- **Section:** A landmark named by its heading. \`data-view\` is \`list\` or \`month\`.
- **Event:** A list item with a heading, one level below its month’s. \`data-event\` is \`coming\` or \`past\`. With an \`id\`, its fragment is \`#{id}-{event.id}\`.
- **Switch:** A group of two buttons with \`aria-pressed\`.
- **Month:** A table with a heading for each weekday, in the locale’s order. Today, in \`timeZone\`, has \`aria-current\`. Each event is a link to its item below the table.

**Keyboard.**

| Keys | Action |
| --- | --- |
| Tab | The switch, the file of all events, the months, then the events. A multi-day event is one stop in the table. |
| Enter, Space | On a button: switches the view, changes the month, or saves a file. |
| Enter | On an event in the table: moves to its item. |`,
      },
    },
  },
} satisfies Meta<typeof EventCalendar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All events as a list, by month. */
export const Default: Story = {};

/** A month as a table, with its events below. */
export const Month: Story = { args: { defaultView: 'month' } };

/** A month without events links to the next month that has any. */
export const MonthWithoutEvents: Story = {
  args: { defaultView: 'month', defaultMonth: '3000-02' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There are no events in February 3000.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show the events in March 3000' })).toBeVisible();
  },
};

/** A single event. */
export const OneItem: Story = { args: { events: events.slice(0, 1), calendarHref: undefined } };

/** Twelve events in one month, several on the same day. */
export const ManyItems: Story = {
  args: {
    defaultView: 'month',
    events: Array.from({ length: 12 }, (_, index) => ({
      ...(events[0] as CalendarEvent),
      id: `evening-${index}`,
      title: `Evening ${index + 1}`,
      start: `2999-12-${`${4 + Math.floor(index / 3) * 3}`.padStart(2, '0')}T${16 + (index % 3)}:00`,
      end: undefined,
    })),
  },
};

/** Without events, a sentence replaces the calendar. */
export const Empty: Story = { args: { events: [] } };

/** A past event says that it is over. */
export const PastEvent: Story = {
  args: {
    events: [{ ...(events[1] as CalendarEvent), start: '2025-02-10', end: '2025-02-12' }, ...events.slice(0, 1)],
  },
};

/** Long words wrap within the list. */
export const LongText: Story = {
  args: {
    events: events.map((event) => ({
      ...event,
      title: longWord + event.title,
      place: longWord.repeat(2),
      text: longWord.repeat(2),
    })),
  },
  play: ({ canvasElement }) => expectTextInside(canvasElement),
};

/** The month on a night background. */
export const Night: Story = { args: { tone: 'night', defaultView: 'month' } };

/** The switch shows a month, the arrows change it, and its events link to their items. */
export const SwitchesByKeyboard: Story = {
  tags: ['test-only', 'wcag:1.3.1', 'wcag:2.1.1', 'wcag:2.4.3', 'wcag:4.1.2'],
  args: { id: 'calendar' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const month = await canvas.findByRole('button', { name: 'Month' });
    month.focus();
    await userEvent.keyboard('{Enter}');
    await expect(month).toHaveAttribute('aria-pressed', 'true');
    const table = within(canvas.getByRole('table', { name: 'December 2999' }));
    await expect(table.getAllByRole('columnheader')).toHaveLength(7);
    const stops = table.getAllByRole('link', { name: 'Lake expo' }).filter(({ tabIndex }) => tabIndex === 0);
    await expect(stops).toHaveLength(1);
    await expect(stops[0]).toHaveAttribute('href', '#calendar-lake-expo');
    await expect(canvasElement.querySelector('#calendar-lake-expo')).toHaveTextContent('Kisumu, at the pier');
    canvas.getByRole('button', { name: 'Next month' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('table', { name: 'January 3000' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'A night under the stage' })).toBeVisible();
  },
};

/** If the data has no file URL, a button saves a file. */
export const SavesAFile: Story = {
  tags: ['test-only'],
  args: { events: events.slice(1, 2), calendarHref: undefined },
  play: async ({ canvas, userEvent }) => {
    const saved: string[] = [];
    const catchFile = (event: MouseEvent) => {
      const link = event.target as HTMLAnchorElement;
      if (!link.download) return;
      event.preventDefault();
      saved.push(link.download);
    };
    const { click } = HTMLAnchorElement.prototype;
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      this.addEventListener('click', catchFile);
      click.call(this);
    };
    try {
      await userEvent.click(await canvas.findByRole('button', { name: 'Add to calendar Lake expo' }));
      await waitFor(() => expect(saved).toEqual(['lake-expo.ics']));
    } finally {
      HTMLAnchorElement.prototype.click = click;
    }
  },
};

/** The month is mirrored in right-to-left layouts. */
export const RightToLeft: Story = {
  tags: ['test-only'],
  args: { defaultView: 'month' },
  globals: { direction: 'rtl' },
  play: expectMirrored,
};

/** Neither view has accessibility violations in the microsite theme. */
export const Microsite: Story = {
  tags: ['test-only'],
  globals: { theme: 'microsite' },
  render: (args) => (
    <>
      <EventCalendar {...args} />
      <EventCalendar {...args} heading="This month" defaultView="month" />
    </>
  ),
};
