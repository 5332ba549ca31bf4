import { type TeamMember, TeamMemberDetail, type TeamMemberProfile, type TeamMemberWork } from 'agency-ui';

const members: TeamMember[] = [
  {
    name: 'Dr Ana Prates',
    role: 'Dentist',
    bio: 'Ana treats nervous patients, and was one herself.',
    image: { src: '/pictures/ana.jpg', width: 800, height: 1000, alt: 'Ana in the treatment room' },
    path: '/team/ana',
  },
  { name: 'Tom Okoro', role: 'Hygienist', bio: 'Tom knows a brush for every gap.', path: '/team/tom' },
  { name: 'Noor Visser', role: 'Receptionist', bio: 'Noor finds you an appointment.', path: '/team/noor' },
];

const profile: TeamMemberProfile = {
  paragraphs: [
    'Tom came to the practice as an apprentice, and left twice: for a hospital, and for a year on a sailing boat.',
    'On Wednesdays he teaches schoolchildren to brush, with a crocodile.',
  ],
  languages: ['Dutch', 'English', 'Igbo'],
  skills: ['Children', 'Gum disease'],
  email: 'tom@molar.example',
};

const work: TeamMemberWork[] = [
  { title: 'What to do when a tooth is knocked out', path: '/advice/knocked-out-tooth', note: 'Article, 2026' },
];

export default function TomsPage() {
  const [previous, member, next] = members;
  if (!member) return null;
  return (
    <TeamMemberDetail
      member={member}
      profile={profile}
      work={work}
      back={{ name: 'The team', path: '/team' }}
      previous={previous}
      next={next}
    />
  );
}
