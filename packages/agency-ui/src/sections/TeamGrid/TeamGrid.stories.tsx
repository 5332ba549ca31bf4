import type { Meta, StoryObj } from '@storybook/react-vite';
import { team } from 'agency-content/about/team';
import { expect } from 'storybook/test';
import type { TeamMember } from '../../entities/index.js';
import { expectMirrored } from '../../story-direction.js';
import { storyPicture } from '../../story-pictures.js';
import { expectNoSidewaysScroll, longWord } from '../../story-text.js';
import { TeamGrid } from './TeamGrid.js';

const { staff } = team;

const roles = ['Head of events', 'Head of print', 'Head of production', 'Head of brand', 'Head of expos'];

/** Fictional team members, named by their roles. */
const members = (count: number): TeamMember[] =>
  Array.from({ length: count }, (_, index) => ({
    name: `Member ${index + 1}`,
    role: roles[index % roles.length] ?? '',
    bio: 'Answers for the whole job, from the first call to the last invoice, and is there on the day.',
    image: storyPicture(index * 7 + 3, ''),
    ...(index % 2 === 0 && { linkedin: 'https://www.linkedin.com/company/shangweandink' }),
  }));

const meta = {
  title: 'Sections/TeamGrid',
  component: TeamGrid,
  args: team,
  parameters: {
    docs: {
      description: {
        component: `The agency’s team.

**Use it** on the team’s page. Give every member a portrait (4:5); from four members on, the first is larger. Set \`staff\` while there are no portraits: the number of people is then the page’s large graphic, with their desks as on a lobby board. Repeat the number of \`figure\` in the statement: the figure is decorative.

**Do not use it** for clients’ quotations: use \`PullQuote\`.

**Content.** Names and roles of one line, a bio of one to three sentences.`,
      },
    },
  },
} satisfies Meta<typeof TeamGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As on the site, without members. */
export const Default: Story = {};

export const NoMembersShowTheDesks: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(staff.statement)).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(staff.desks.length);
    for (const { title } of staff.desks) {
      await expect(canvas.getByRole('heading', { level: 3, name: title })).toBeVisible();
    }
    await expect(canvas.getByText(staff.figure)).toHaveAttribute('aria-hidden', 'true');
  },
};

export const NothingToShow: Story = {
  render: ({ heading, eyebrow = '' }) => <TeamGrid heading={heading} eyebrow={eyebrow} members={[]} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Profiles coming soon/)).toBeVisible();
  },
};

export const StatementAlone: Story = { args: { staff: { statement: staff.statement } } };

export const ShowsMembers: Story = {
  args: { members: members(7) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7);
    await expect(canvas.queryByText(staff.figure)).toBeNull();
    const profile = canvas.getByRole('link', { name: 'LinkedIn of Member 3 (opens in a new tab)' });
    await expect(profile).toHaveAttribute('target', '_blank');
    await expect(canvas.queryByRole('link', { name: /Member 2/ })).toBeNull();
  },
};

export const OneMember: Story = { args: { members: members(1) } };
export const TwoMembers: Story = { args: { members: members(2) } };
export const ThreeMembers: Story = { args: { members: members(3) } };
export const FiveMembers: Story = { args: { members: members(5) } };

export const LongWords: Story = {
  args: {
    heading: longWord,
    members: members(4).map((one) => ({ ...one, name: longWord + one.name, role: longWord, bio: longWord })),
  },
  play: expectNoSidewaysScroll,
};

export const LongTexts: Story = {
  args: {
    lead: staff.statement.repeat(3),
    staff: { ...staff, statement: staff.statement.repeat(4) },
  },
};

export const OtherWords: Story = {
  args: { members: members(1), labels: { profile: 'Wasifu', profileOf: (name) => `wa ${name} (dirisha jipya)` } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Wasifu wa Member 1 (dirisha jipya)' })).toBeVisible();
  },
};

export const Night: Story = { args: { tone: 'night' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: expectMirrored };

export const Microsite: Story = { globals: { theme: 'microsite' } };

export const Playground: Story = {};
