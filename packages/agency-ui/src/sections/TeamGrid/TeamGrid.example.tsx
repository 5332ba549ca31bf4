import { TeamGrid, type TeamMember, type TeamStaff } from 'agency-ui';

const dentists: TeamMember[] = [
  {
    name: 'Dr Ana Prates',
    role: 'Dentist',
    bio: 'Ana treats nervous patients, and was one herself.',
    image: { src: '/pictures/ana.jpg', width: 800, height: 1000, alt: 'Ana in the treatment room' },
    linkedin: 'https://www.linkedin.com/in/ana-prates-example',
  },
  {
    name: 'Tom Okoro',
    role: 'Hygienist',
    bio: 'Tom knows a brush for every gap.',
    image: { src: '/pictures/tom.jpg', width: 800, height: 1000, alt: 'Tom with a model of a jaw' },
  },
];

export default function PracticeTeam() {
  return <TeamGrid eyebrow="Team" heading="Who looks after you" members={dentists} />;
}

const staff: TeamStaff = {
  figure: '18',
  statement: 'Eighteen people look after your teeth.',
  teams: [
    { title: 'Reception', description: 'Appointments, insurance and the kettle.' },
    { title: 'Laboratory', description: 'Crowns and bridges, made upstairs.' },
  ],
};

/** A team without portraits. */
export function PracticeStaff() {
  return <TeamGrid heading="The practice" members={[]} staff={staff} />;
}
