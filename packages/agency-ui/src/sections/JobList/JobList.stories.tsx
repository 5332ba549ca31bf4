import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Job } from '../../entities/index.js';
import { expectMirrored } from '../../story-direction.js';
import { expectTextInside, longWord } from '../../story-text.js';
import { JobList } from './JobList.js';

/** Far in the future, so that the stories’ jobs stay open. */
const closing = { date: '2999-12-11', time: '17:00', timeZone: 'Africa/Nairobi' };

const jobs: Job[] = [
  {
    title: 'Stage carpenter',
    path: '/careers/stage-carpenter',
    summary: 'You build in the workshop, and take it apart at midnight on a lawn.',
    team: 'Event production',
    place: 'Nairobi, Industrial Area',
    contract: 'fullTime',
    posted: '2026-11-20',
    closing,
    salary: { from: 65_000, to: 85_000, currency: 'KES', period: 'month' },
  },
  {
    title: 'Copywriter for Kiswahili',
    path: '/careers/copywriter',
    summary: 'You write it first in Kiswahili, and English is the translation.',
    team: 'Marketing',
    place: 'Nairobi, Westlands',
    isRemote: true,
    contract: 'partTime',
    closing: { date: '2999-12-31', timeZone: 'Africa/Nairobi' },
  },
  {
    title: 'Print finisher',
    path: '/careers/print-finisher',
    team: 'Print studio',
    place: 'Nairobi, Westlands',
    contract: 'temporary',
    closing: { date: '2025-10-31', time: '17:00', timeZone: 'Africa/Nairobi' },
  },
];

const unsolicited = {
  text: 'Is yours not among them? Write to us: we read every letter, and keep good ones for a year.',
  link: { name: 'Apply without a job', path: 'mailto:info@shangweandink.example' },
};

const meta = {
  title: 'Sections/JobList',
  component: JobList,
  args: {
    eyebrow: 'Careers',
    heading: 'Work with us',
    lead: 'We answer every application within a week.',
    jobs,
    unsolicited,
    now: Date.parse('2026-11-27T09:00:00Z'),
  },
  parameters: {
    docs: {
      description: {
        component: `A business’s open jobs, with team, place, contract, pay and closing date; each links to its page.

**Use it** on a page about working for the business, for up to about twenty jobs. \`JobPosting\` is the page for a single job.

**Do not use it** for services or projects: use \`LinkCards\`.

**Content.** Titles are what applicants call the job, in up to about forty characters. State the pay: a range is enough. A \`closing\` without a \`time\` is the end of that day; \`timeZone\` is the time zone of the date. Leave old jobs in the list for a while, or set \`isClosed\` when a job is filled, so that returning visitors find out why it has gone. \`jobSchema\` from \`agency-ui/schemas\` checks the data.

**Closed jobs.** A job whose closing time has passed says so, and is not a link. The browser checks once a minute; for the server’s HTML pass \`now\`.

**Parts.**

- **Section:** A landmark named by its heading. \`data-jobs\` is \`open\`, or \`empty\` if no job is open.
- **Job:** A list item under a heading. \`data-job\` is \`open\` or \`closed\`.
- **Link:** The title of an open job is the link; the whole row is its target.

**Keyboard.**

| Keys | Action |
| --- | --- |
| Tab | The open jobs, then the link for unsolicited applications. |
| Enter | On a link: follows it. |`,
      },
    },
  },
} satisfies Meta<typeof JobList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two open jobs and a closed one. */
export const Default: Story = {};

/** A single job, without an invitation to apply for others. */
export const OneItem: Story = { args: { jobs: jobs.slice(0, 1), unsolicited: undefined } };

/** Eight jobs. */
export const ManyItems: Story = {
  args: {
    jobs: [...jobs, ...jobs, ...jobs.slice(0, 2)].map((job, index) => ({ ...job, path: `${job.path}-${index}` })),
  },
};

/** Without jobs, a sentence and an invitation to apply anyway. */
export const Empty: Story = { args: { jobs: [] } };

/** All jobs are closed. */
export const AllClosed: Story = { args: { jobs: jobs.map((job) => ({ ...job, isClosed: true })) } };

/** Long words wrap within their columns. */
export const LongText: Story = {
  args: {
    jobs: jobs.map((job) => ({
      ...job,
      title: longWord + job.title,
      summary: longWord.repeat(2),
      team: longWord,
      place: longWord,
    })),
    unsolicited: { text: longWord.repeat(2), link: { ...unsolicited.link, name: longWord } },
  },
  play: ({ canvasElement }) => expectTextInside(canvasElement),
};

/** The jobs on a night background. */
export const Night: Story = { args: { tone: 'night' } };

/** Open jobs are links that cover their row; the closed one is not a link. */
export const LinksOpenJobs: Story = {
  tags: ['test-only', 'wcag:2.1.1', 'wcag:2.4.4', 'wcag:2.5.8'],
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Stage carpenter' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    const { left, top, width, height } = (link.closest('li') as HTMLElement).getBoundingClientRect();
    await expect(document.elementFromPoint(left + width / 2, top + height - 8)).toBe(link);
    await expect(canvas.queryByRole('link', { name: 'Print finisher' })).toBeNull();
    await expect(canvas.getByText('Closed on 31 October 2025 at 17:00 EAT')).toBeVisible();
  },
};

/** The jobs are mirrored in right-to-left layouts. */
export const RightToLeft: Story = { tags: ['test-only'], globals: { direction: 'rtl' }, play: expectMirrored };

/** The jobs have no accessibility violations in the microsite theme. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' } };
