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

**Use it** on the team’s page. Give every member a portrait (4:5), or none: initials then take its place. From four members up, the first is larger. A member’s \`path\` links the card to the person’s page, a \`TeamMemberDetail\`. Set \`staff\` while there are no portraits: the number of people is then the page’s large graphic, with their teams as on a lobby board. Repeat the number in \`figure\` in the statement, because the figure is decorative.

**Do not use it** for clients’ quotations: use \`PullQuote\`.

**Content.** One-line names and roles, and a bio of one to three sentences.

**Parts.**

- **Section:** A landmark named by its heading.
- **Member or team:** A list item under a heading one level below.
- **Name:** The link to the person’s page, if there is one; the whole card is its target.
- **Profile:** A link that names the person and says that it opens a new tab.

**Keyboard.**

| Keys | Action |
| --- | --- |
| Tab | The people’s pages and their profiles. |
| Enter | On a link: follows it. |`,
      },
    },
  },
} satisfies Meta<typeof TeamGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The number of people and their teams, while there are no portraits. */
export const Default: Story = {};

/** The statement without a number or teams. */
export const StatementAlone: Story = { args: { staff: { statement: staff.statement } } };

/** Seven members with portraits, the first one larger. */
export const ManyItems: Story = { args: { members: members(7) } };

/** A single member. */
export const OneItem: Story = { args: { members: members(1) } };

/** Grids of two, three and five members. */
export const EveryCount: Story = {
  render: (args) => (
    <>
      {[2, 3, 5].map((count) => (
        <TeamGrid key={count} {...args} heading={`${count} members`} members={members(count)} />
      ))}
    </>
  ),
};

/** Cards that link to the people’s pages, with initials instead of portraits. */
export const LinkedCards: Story = {
  args: { members: members(4).map((one, index) => ({ ...one, image: undefined, path: `/about/team/${index}` })) },
};

/** Without members or staff, a message says that there are no profiles yet. */
export const Empty: Story = {
  render: ({ heading, eyebrow = '' }) => <TeamGrid heading={heading} eyebrow={eyebrow} members={[]} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/no profiles here yet/)).toBeVisible();
  },
};

/** A long lead and a long statement. */
export const LongText: Story = {
  args: {
    lead: staff.statement.repeat(3),
    staff: { ...staff, statement: staff.statement.repeat(4) },
  },
};

/** The team on a night background. */
export const Night: Story = { args: { tone: 'night' } };

/** Without members, the teams are a list under headings, and the large figure is hidden from assistive technology. */
export const NoMembersShowTheTeams: Story = {
  tags: ['test-only', 'wcag:1.1.1', 'wcag:1.3.1'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(staff.statement)).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(staff.teams.length);
    for (const { title } of staff.teams) {
      await expect(canvas.getByRole('heading', { level: 3, name: title })).toBeVisible();
    }
    await expect(canvas.getByText(staff.figure)).toHaveAttribute('aria-hidden', 'true');
  },
};

/** Each profile link names the person and says that it opens in a new tab. */
export const ShowsMembers: Story = {
  tags: ['test-only', 'wcag:1.3.1', 'wcag:2.4.4'],
  args: { members: members(7) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7);
    await expect(canvas.queryByText(staff.figure)).toBeNull();
    const profile = canvas.getByRole('link', { name: 'LinkedIn of Member 3 (opens in a new tab)' });
    await expect(profile).toHaveAttribute('target', '_blank');
    await expect(canvas.queryByRole('link', { name: /Member 2/ })).toBeNull();
  },
};

/** The link to a person’s page covers the card, but not the profile. */
export const CardsLeadToPages: Story = {
  tags: ['test-only', 'wcag:2.4.4', 'wcag:2.5.8'],
  ...LinkedCards,
  play: async ({ canvas }) => {
    const page = canvas.getByRole('link', { name: 'Member 1' });
    const profile = canvas.getByRole('link', { name: 'LinkedIn of Member 1 (opens in a new tab)' });
    const pressed = (element: Element) => {
      element.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = element.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('a');
    };
    await expect(pressed(canvas.getAllByText('M')[0] as HTMLElement)).toBe(page);
    await expect(pressed(profile)).toBe(profile);
  },
};

/** A forty-letter word wraps within the page. */
export const LongWords: Story = {
  tags: ['test-only'],
  args: {
    heading: longWord,
    members: members(4).map((one) => ({ ...one, name: longWord + one.name, role: longWord, bio: longWord })),
  },
  play: expectNoSidewaysScroll,
};

/** Custom labels replace the team’s English text. */
export const OtherWords: Story = {
  tags: ['test-only', 'wcag:2.4.4'],
  args: { members: members(1), labels: { profile: 'Wasifu', profileOf: (name) => `wa ${name} (dirisha jipya)` } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Wasifu wa Member 1 (dirisha jipya)' })).toBeVisible();
  },
};

/** The team is mirrored in right-to-left layouts. */
export const RightToLeft: Story = { tags: ['test-only'], globals: { direction: 'rtl' }, play: expectMirrored };

/**
 * The team has no accessibility violations in the microsite theme, and its portraits have the same corners as cards.
 */
export const Microsite: Story = {
  tags: ['test-only'],
  args: { members: members(2) },
  globals: { theme: 'microsite' },
  play: async ({ canvasElement }) => {
    const frames = [...canvasElement.querySelectorAll('li picture')].map((picture) => picture.parentElement as Element);
    await expect(frames.map((frame) => getComputedStyle(frame).borderRadius)).toEqual(['20px', '20px']);
    await expect(getComputedStyle(frames[0] as Element).overflow).toBe('hidden');
  },
};
