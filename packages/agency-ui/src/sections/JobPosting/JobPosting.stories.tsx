import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Job, JobDescription } from '../../entities/index.js';
import { Button } from '../../primitives/index.js';
import { expectMirrored } from '../../story-direction.js';
import { expectTextInside, longWord } from '../../story-text.js';
import { JobPosting } from './JobPosting.js';

const job: Job = {
  title: 'Stage carpenter',
  path: '/careers/stage-carpenter',
  team: 'Event production',
  place: 'Nairobi, Industrial Area',
  contract: 'fullTime',
  posted: '2026-11-20',
  // Stays open.
  closing: { date: '2999-12-11', time: '17:00', timeZone: 'Africa/Nairobi' },
  salary: { from: 65_000, to: 85_000, currency: 'KES', period: 'month' },
};

const description: JobDescription = {
  introduction: 'You build stages in the workshop, put them up on lawns and in halls, and take them apart at midnight.',
  sections: [
    {
      id: 'tasks',
      heading: 'What you do',
      blocks: [
        'Four days a week you are in the workshop, and one or two on site.',
        ['Read plans, and say what will not work', 'Build frames, floors and stairs', 'Lead a crew of three on site'],
      ],
    },
    {
      id: 'you',
      heading: 'What you bring',
      blocks: [['Three years as a carpenter or joiner', 'A licence for vans', 'A calm voice at midnight']],
    },
    {
      id: 'offer',
      heading: 'What we offer',
      blocks: [['Overtime is paid, by the hour', 'Health insurance for your family', 'Work boots and tools']],
    },
  ],
};

const meta = {
  title: 'Sections/JobPosting',
  component: JobPosting,
  args: {
    job,
    description,
    back: { name: 'All jobs', path: '/careers' },
    instructions: 'Send two pictures of things you have built, and a telephone number. Wanjiru calls within a week.',
    email: 'info@shangweandink.example',
    now: Date.parse('2026-11-27T09:00:00Z'),
  },
  argTypes: { children: { control: false } },
  parameters: {
    docs: {
      description: {
        component: `The page for one job: its facts, its description, and how to apply.

**Use it** as the first section of a page, for each job of a \`JobList\`. It reserves space for the fixed header.

**Do not use it** for articles (use \`ArticleDocument\`), nor for terms and policies (\`LegalDocument\`).

**Content.** Three or four sections that each contain a list, such as tasks, requirements and benefits. Applicants write to \`email\`, or use a form passed as \`children\`, such as a \`Form\` with a \`FileField\`; \`instructions\` say what to send. \`jobSchema\` and \`jobDescriptionSchema\` from \`agency-ui/schemas\` check the data.

**Closed jobs.** When the page is opened after the closing time, a sentence replaces the application. A form stays while the visitor is on the page, even if the closing time passes. For the server’s HTML pass \`now\`.

**Search engines.** \`jobPostingData\` from \`agency-ui/schemas\` returns the page’s structured data (schema.org’s \`JobPosting\`), for a \`<script type="application/ld+json">\` in its head. Give the job an \`address\` for this.

**Parts.**

- **Section:** A landmark named by the title. \`data-job\` is \`open\` or \`closed\`.
- **Facts:** A description list with team, place, contract, pay and dates.
- **Application:** The last section, with the fragment \`#{id}-apply\`.

**Keyboard.**

| Keys | Action |
| --- | --- |
| Tab | The back link, the link to the application, then the e-mail link or form. |
| Enter | On a link: follows it. |`,
      },
    },
  },
} satisfies Meta<typeof JobPosting>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An open job, with an e-mail address for applications. */
export const Default: Story = {};

/** A job with a form instead of an e-mail address. */
export const WithForm: Story = {
  args: {
    email: undefined,
    instructions: undefined,
    // Any form; this one has no fields.
    children: <Button>Send your application</Button>,
  },
};

/** The page for a closed job says that it is closed, and no longer says how to apply. */
export const Closed: Story = { args: { job: { ...job, isClosed: true } } };

/** As few facts as possible, and a single section. */
export const OneItem: Story = {
  args: {
    job: { title: 'Driver', path: '/careers/driver', place: 'Nairobi', contract: 'freelance' },
    description: { ...description, sections: description.sections.slice(0, 1) },
  },
};

/** Long words wrap within their columns. */
export const LongText: Story = {
  args: {
    job: { ...job, title: longWord, team: longWord, place: longWord },
    description: {
      introduction: longWord.repeat(2),
      sections: [{ id: 'tasks', heading: longWord, blocks: [longWord.repeat(2), [longWord.repeat(2)]] }],
    },
    instructions: longWord.repeat(2),
    email: `${longWord}@${longWord}.example`,
  },
  play: ({ canvasElement }) => expectTextInside(canvasElement),
};

/** The page on a night background. */
export const Night: Story = { args: { tone: 'night' } };

/** The link beside the facts leads to the application section, whose e-mail link sets a subject. */
export const LeadsToTheApplication: Story = {
  tags: ['test-only', 'wcag:1.3.1', 'wcag:2.4.4'],
  args: { id: 'job' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'Apply for this job' })).toHaveAttribute('href', '#job-apply');
    await expect(canvasElement.querySelector('#job-apply')).toHaveTextContent('How to apply');
    await expect(canvas.getByRole('link', { name: 'Apply by e-mail' })).toHaveAttribute(
      'href',
      'mailto:info@shangweandink.example?subject=Application%3A%20Stage%20carpenter',
    );
    await expect(canvas.getByText('11 December 2999 at 17:00 EAT')).toBeVisible();
  },
};

/** The page is mirrored in right-to-left layouts. */
export const RightToLeft: Story = { tags: ['test-only'], globals: { direction: 'rtl' }, play: expectMirrored };

/** The page has no accessibility violations in the microsite theme. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' } };
