import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { TeamMember, TeamMemberProfile } from '../../entities/index.js';
import { expectMirrored } from '../../story-direction.js';
import { brokenPicture, storyPicture } from '../../story-pictures.js';
import { expectTextInside, longWord } from '../../story-text.js';
import { TeamMemberDetail } from './TeamMemberDetail.js';

const member: TeamMember = {
  name: 'Example Person',
  role: 'Head of production',
  bio: 'Answers for everything that stands, hangs or lights up on the day.',
  image: storyPicture(12, 'A portrait in the workshop'),
  linkedin: 'https://www.linkedin.com/company/shangweandink',
  path: '/about/team/example-person',
};

const profile: TeamMemberProfile = {
  paragraphs: [
    'Started in the print studio, cutting banners, and moved to stages when a carpenter was ill and somebody had to read the plan.',
    'Since then no stage has left the workshop without having stood there once, complete, with the lights on.',
  ],
  languages: ['Kiswahili', 'English', 'Dholuo'],
  skills: ['Stage design', 'Rigging', 'Budgets'],
  phone: '+254 700 000 003',
  email: 'production@shangweandink.example',
  links: [{ name: 'Sketches of stages', url: 'https://sketches.example/person' }],
};

const work = [
  { title: 'A stage on the lake for two nights', path: '/projects/1', note: 'Project, 2025' },
  { title: 'How to plan a stage in six weeks', path: '/blog/plan-a-stage', note: 'Article, 2025' },
];

const others: [previous: TeamMember, next: TeamMember] = [
  { name: 'Another Person', role: 'Head of print', bio: 'Prints.', path: '/about/team/another' },
  { name: 'Third Person', role: 'Head of expos', bio: 'Travels.', path: '/about/team/third' },
];

const meta = {
  title: 'Sections/TeamMemberDetail',
  component: TeamMemberDetail,
  args: {
    member,
    profile,
    work,
    back: { name: 'Our team', path: '/about/team' },
    previous: others[0],
    next: others[1],
  },
  parameters: {
    docs: {
      description: {
        component: `The page for one member of the team.

**Use it** as the first section of a page. The person’s \`path\` in \`TeamGrid\` links the card to it. It reserves space for the fixed header.

**Do not use it** for a client’s statement (use \`Testimonials\`), nor where a few sentences on the card say everything (\`TeamGrid\` alone).

**Content.** The card’s \`bio\` is the first paragraph; \`paragraphs\` continue it. Portraits are 4:5; without one, the initials take its place. \`teamMemberSchema\` and \`teamMemberProfileSchema\` from \`agency-ui/schemas\` check the data. Ask people before you publish their address.

**Parts.**

- **Section:** A landmark named by the person.
- **Facts:** Lists of languages, skills and ways to reach the person, each under a heading.
- **Work:** A list of links to projects and articles.
- **Other people:** A navigation landmark with the previous and the next person.

**Keyboard.**

| Keys | Action |
| --- | --- |
| Tab | The back link, contact, work, then the other people. |
| Enter | On a link: follows it. |`,
      },
    },
  },
} satisfies Meta<typeof TeamMemberDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A person with a portrait, work and neighbours. */
export const Default: Story = {};

/** Initials replace a portrait. */
export const WithInitials: Story = { args: { member: { ...member, image: undefined } } };

/** The minimum for a page: a name, a role and a sentence. */
export const OneItem: Story = {
  args: {
    member: { name: 'Wanjiru', role: 'Driver', bio: 'Knows every gate in Nairobi.' },
    profile: { paragraphs: [] },
    work: [],
    previous: undefined,
    next: undefined,
  },
};

/** The last person in the team has only a previous one. */
export const LastPerson: Story = { args: { next: undefined } };

/** Long words wrap within their columns. */
export const LongText: Story = {
  args: {
    member: { ...member, name: longWord, role: longWord, bio: longWord.repeat(2) },
    profile: {
      paragraphs: [longWord.repeat(2)],
      languages: [longWord],
      skills: [longWord],
      email: `${longWord}@${longWord}.example`,
      links: [{ name: longWord.repeat(2), url: 'https://long.example' }],
    },
    work: [{ title: longWord.repeat(2), path: '/', note: longWord.repeat(2) }],
    previous: { ...others[0], name: longWord, role: longWord },
  },
  play: ({ canvasElement }) => expectTextInside(canvasElement),
};

/** The page on a night background. */
export const Night: Story = { args: { tone: 'night' } };

/** A portrait that fails to load leaves its placeholder colour. */
export const PictureFailsToLoad: Story = {
  args: { member: { ...member, image: { ...storyPicture(12, 'A portrait in the workshop'), ...brokenPicture } } },
};

/** Contact, work and other people are links, each with its own name. */
export const LinksAreNamed: Story = {
  tags: ['test-only', 'wcag:1.3.1', 'wcag:2.4.4'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '+254 700 000 003' })).toHaveAttribute('href', 'tel:+254700000003');
    await expect(canvas.getByRole('heading', { level: 2, name: 'Work by Example Person' })).toBeVisible();
    const nav = within(canvas.getByRole('navigation', { name: 'Other people' }));
    await expect(nav.getByRole('link', { name: 'Previous person Another Person Head of print' })).toHaveAttribute(
      'href',
      '/about/team/another',
    );
    await expect(nav.getByRole('link', { name: /^Next person Third Person/ })).toHaveAttribute('rel', 'next');
  },
};

/** The page is mirrored in right-to-left layouts. */
export const RightToLeft: Story = { tags: ['test-only'], globals: { direction: 'rtl' }, play: expectMirrored };

/** The page has no accessibility violations in the microsite theme. */
export const Microsite: Story = { tags: ['test-only'], globals: { theme: 'microsite' } };
