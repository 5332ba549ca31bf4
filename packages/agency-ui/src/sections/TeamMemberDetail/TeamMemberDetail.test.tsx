// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { type TeamMember, type TeamMemberProfile, teamMemberProfileSchema } from '../../entities/index.js';
import { storyPicture } from '../../story-pictures.js';
import { TeamGrid } from '../TeamGrid/index.js';
import { TeamMemberDetail, type TeamMemberDetailProps } from './TeamMemberDetail.js';

const member: TeamMember = {
  name: 'Asha Mwangi',
  role: 'Rigger',
  bio: 'Asha pitches.',
  linkedin: 'https://www.linkedin.com/in/asha',
  path: '/team/asha',
};

const profile: TeamMemberProfile = {
  paragraphs: ['She grew up by the sea.'],
  languages: ['Kiswahili', 'English'],
  skills: ['Knots'],
  phone: '+254 700 000 000',
  email: 'asha@shangwe.example',
};

const neighbours = {
  previous: { name: 'Juma', role: 'Cook', bio: 'Juma cooks.', path: '/team/juma' },
  next: { name: 'Neema', role: 'Driver', bio: 'Neema drives.' },
};

const page = (props: Partial<TeamMemberDetailProps> = {}) => (
  <TeamMemberDetail member={member} profile={profile} back={{ name: 'Team', path: '/team' }} {...props} />
);

const listUnder = (heading: string) =>
  within(screen.getByRole('heading', { name: heading }).parentElement as HTMLElement)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

afterEach(cleanup);

describe('TeamMemberDetail', () => {
  it('has all its content in the server’s HTML', () => {
    const html = renderToString(page({ work: [{ title: 'A tent by the sea', path: '/tents/7' }], ...neighbours }));
    for (const text of ['Asha pitches.', 'She grew up by the sea.', 'Knots', '/tents/7', '/team/juma'])
      expect(html).toContain(text);
  });

  it('lists languages, skills and contact details under headings', () => {
    render(page());
    expect(screen.getByRole('region', { name: 'Asha Mwangi' })).toBeTruthy();
    expect(listUnder('Languages')).toEqual(['Kiswahili', 'English']);
    expect(listUnder('Skills')).toEqual(['Knots']);
    expect(listUnder('Contact')).toEqual(['+254 700 000 000', 'asha@shangwe.example', 'LinkedIn']);
    expect(screen.getByRole('link', { name: 'LinkedIn' }).getAttribute('href')).toBe(member.linkedin);
  });

  it('leaves out missing details', () => {
    render(page({ member: { name: 'Asha', role: 'Rigger', bio: 'Asha pitches.' }, profile: { paragraphs: [] } }));
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Asha']);
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('shows the portrait, or initials that are not announced', () => {
    const { rerender } = render(page({ member: { ...member, image: storyPicture(1, 'Asha on a mast') } }));
    expect(screen.getByRole('img', { name: 'Asha on a mast' })).toBeTruthy();
    expect(screen.queryByText('AM')).toBeNull();
    rerender(page());
    expect(screen.getByText('AM').closest('[aria-hidden="true"]')).toBeTruthy();
  });

  it('links to the previous and next people who have their own pages', () => {
    render(page(neighbours));
    const nav = within(screen.getByRole('navigation', { name: 'Other people' }));
    expect(nav.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/team/juma']);
    expect(nav.getByRole('link', { name: 'Previous person Juma Cook' })).toBeTruthy();
    expect(screen.queryByText('Neema')).toBeNull();
  });

  it('is the page that TeamGrid’s cards link to', () => {
    render(<TeamGrid heading="Team" members={[member, { ...neighbours.next }]} />);
    expect(screen.getByRole('link', { name: 'Asha Mwangi' }).getAttribute('href')).toBe('/team/asha');
    expect(screen.queryByRole('link', { name: 'Neema' })).toBeNull();
    expect(screen.getByText('N').closest('[aria-hidden="true"]')).toBeTruthy();
  });
});

it('validates the data against the schema', () => {
  expect(teamMemberProfileSchema.safeParse(profile).success).toBe(true);
  const messages = (value: unknown) =>
    teamMemberProfileSchema.safeParse(value).error?.issues.map(({ message }) => message);
  expect(messages({ ...profile, links: [{ name: 'Film', url: 'http://f.example' }] })).toEqual([
    'Use a URL that starts with "https:".',
  ]);
  expect(messages({ ...profile, phone: '0700' })).toEqual([
    'Write the number with its country code, such as "+254 700 000 000".',
  ]);
});
