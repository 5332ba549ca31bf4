import { expect, it } from 'vitest';
import type { Job, JobDescription } from '../job.js';
import { jobPostingData } from './job-posting-data.js';

const job: Job = {
  title: 'Carpenter',
  path: '/jobs/carpenter',
  place: 'Nairobi',
  address: { street: 'Lunga Lunga Road', area: 'Industrial Area', city: 'Nairobi', country: 'Kenya' },
  contract: 'fullTime',
  posted: '2026-11-20',
  closing: { date: '2026-12-11', timeZone: 'Africa/Nairobi' },
  salary: { from: 65_000, to: 85_000, currency: 'KES', period: 'month' },
};

const description: JobDescription = {
  introduction: 'Stages < 40 m & more.',
  sections: [{ id: 'tasks', heading: 'Tasks', blocks: ['Plans.', ['Frames', 'Floors']] }],
};

const options = {
  organization: { name: 'Shangwe', url: 'https://shangwe.example' },
  url: 'https://shangwe.example/jobs/1',
};

it('describes a job for search engines', () => {
  expect(JSON.parse(JSON.stringify(jobPostingData(job, description, options)))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'Carpenter',
    description:
      '<p>Stages &lt; 40 m &amp; more.</p><h3>Tasks</h3><p>Plans.</p><ul><li>Frames</li><li>Floors</li></ul>',
    url: 'https://shangwe.example/jobs/1',
    employmentType: 'FULL_TIME',
    datePosted: '2026-11-20',
    // Midnight in Nairobi.
    validThrough: '2026-12-11T21:00:00.000Z',
    hiringOrganization: { '@type': 'Organization', name: 'Shangwe', sameAs: 'https://shangwe.example' },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Lunga Lunga Road, Industrial Area',
        addressLocality: 'Nairobi',
        addressCountry: 'Kenya',
      },
    },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'KES',
      value: { '@type': 'QuantitativeValue', minValue: 65_000, maxValue: 85_000, unitText: 'MONTH' },
    },
    directApply: false,
  });
});

it('describes a remote job, and a job with few details', () => {
  const plain: Job = { title: 'Driver', path: '/jobs/driver', place: 'Nairobi', contract: 'freelance' };
  const data = jobPostingData(plain, description, { ...options, isDirectApply: true });
  expect(data).toMatchObject({ employmentType: 'CONTRACTOR', directApply: true });
  expect(data?.['jobLocation']).toEqual({
    '@type': 'Place',
    address: { '@type': 'PostalAddress', addressLocality: 'Nairobi' },
  });
  for (const name of ['validThrough', 'datePosted', 'baseSalary', 'jobLocationType'])
    expect(data).not.toHaveProperty(name);
  expect(jobPostingData({ ...job, isRemote: true }, description, options)).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'Kenya' },
  });
});

it('omits jobs that have closed', () => {
  expect(jobPostingData({ ...job, isClosed: true }, description, options)).toBeUndefined();
});
