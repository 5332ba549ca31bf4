import { type Job, JobList } from 'agency-ui';

const jobs: Job[] = [
  {
    title: 'Dental hygienist',
    path: '/jobs/hygienist',
    summary: 'Four days a week, with your own patients and a room with a window.',
    team: 'Prevention',
    place: 'Amsterdam, Jordaan',
    contract: 'partTime',
    posted: '2026-11-02',
    closing: { date: '2999-12-15', time: '17:00', timeZone: 'Europe/Amsterdam' },
    salary: { from: 3100, to: 3900, currency: 'EUR', period: 'month' },
  },
  {
    title: 'Receptionist',
    path: '/jobs/receptionist',
    team: 'Front desk',
    place: 'Amsterdam, Noord',
    contract: 'fullTime',
    isClosed: true,
  },
];

export default function PracticeJobs() {
  return (
    <JobList
      heading="Work at the practice"
      lead="Two clinics, eighteen people, no night shifts."
      jobs={jobs}
      unsolicited={{
        text: 'Is your job not in the list? We also read letters that nobody asked for.',
        link: { name: 'Write to the practice', path: 'mailto:jobs@molar.example' },
      }}
    />
  );
}
