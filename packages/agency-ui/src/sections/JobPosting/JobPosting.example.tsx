import { type Job, type JobDescription, JobPosting } from 'agency-ui';

const job: Job = {
  title: 'Dental hygienist',
  path: '/jobs/hygienist',
  team: 'Prevention',
  place: 'Amsterdam, Jordaan',
  contract: 'partTime',
  posted: '2026-11-02',
  closing: { date: '2999-12-15', time: '17:00', timeZone: 'Europe/Amsterdam' },
  salary: { from: 3100, to: 3900, currency: 'EUR', period: 'month' },
};

const description: JobDescription = {
  introduction: 'You look after six hundred patients, most of whom you will know by name within a year.',
  sections: [
    {
      id: 'tasks',
      heading: 'What you do',
      blocks: ['Your days are planned by you, not by a computer.', ['Check-ups and cleaning', 'Advice for parents']],
    },
    { id: 'offer', heading: 'What we offer', blocks: [['A room with a window', 'Ten days of training a year']] },
  ],
};

export default function HygienistJob() {
  return (
    <JobPosting
      id="job"
      job={job}
      description={description}
      back={{ name: 'All jobs', path: '/jobs' }}
      instructions="Write two paragraphs about yourself. Noor answers within a week."
      email="jobs@molar.example"
    />
  );
}
