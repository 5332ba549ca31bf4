import type { Job, JobContract, JobDescription } from '../job.js';
import { jobClosingTime } from './closing-time.js';

/** Data that the job itself doesn't contain. */
export interface JobPostingDataOptions {
  /** The employer's name, website, and full logo URL. */
  organization: { name: string; url?: string | undefined; logo?: string | undefined };
  /** Full URL of the job's page. */
  url: string;
  /**
   * Whether visitors apply on that page, using its form.
   *
   * @default false
   */
  isDirectApply?: boolean | undefined;
}

/** Names from schema.org, or those documented by Google. */
const employmentTypes: Record<JobContract, string> = {
  fullTime: 'FULL_TIME',
  partTime: 'PART_TIME',
  temporary: 'TEMPORARY',
  freelance: 'CONTRACTOR',
  internship: 'INTERN',
  apprenticeship: 'OTHER',
  volunteer: 'VOLUNTEER',
};

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const escapeHtml = (text: string) => text.replace(/[&<>]/g, (character) => entities[character] ?? '');

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;

const listOf = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;

/** The text as HTML, as schema.org requires here. */
const htmlOf = ({ introduction, sections }: JobDescription) =>
  [
    paragraph(introduction),
    ...sections.flatMap(({ heading, blocks }) => [
      `<h3>${escapeHtml(heading)}</h3>`,
      ...blocks.map((block) => (typeof block === 'string' ? paragraph(block) : listOf(block))),
    ]),
  ].join('');

function placeOf({ place, address }: Job) {
  if (!address) return { '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality: place } };
  const { street, area, postcode, city, region, country } = address;
  return {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      streetAddress: [street, area].filter(Boolean).join(', '),
      postalCode: postcode,
      addressLocality: city,
      addressRegion: region,
      addressCountry: country,
    },
  };
}

const salaryOf = ({ from, to, currency, period }: NonNullable<Job['salary']>) => ({
  '@type': 'MonetaryAmount',
  currency,
  value: {
    '@type': 'QuantitativeValue',
    ...(to === undefined ? { value: from } : { minValue: from, maxValue: to }),
    unitText: period.toUpperCase(),
  },
});

/**
 * Structured data for a job's page (schema.org `JobPosting`), to put in a `<script type="application/ld+json">`. Escape
 * `<` as `\u003c`, as in any JSON inside a script.
 *
 * @param job - The job, as it appears in the list.
 * @param description - The text on its page.
 * @param options - The employer, and the URL of the page.
 * @returns undefined for a job that `isClosed`, which search engines should no longer list.
 */
export function jobPostingData(
  job: Job,
  description: JobDescription,
  { organization, url, isDirectApply = false }: JobPostingDataOptions,
): Record<string, unknown> | undefined {
  const { title, contract, posted, closing, isClosed, isRemote, address, salary } = job;
  if (isClosed) return undefined;
  const closes = closing ? jobClosingTime(closing) : Number.NaN;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    description: htmlOf(description),
    url,
    employmentType: employmentTypes[contract],
    ...(posted && { datePosted: posted }),
    ...(!Number.isNaN(closes) && { validThrough: new Date(closes).toISOString() }),
    hiringOrganization: {
      '@type': 'Organization',
      name: organization.name,
      ...(organization.url && { sameAs: organization.url }),
      ...(organization.logo && { logo: organization.logo }),
    },
    jobLocation: placeOf(job),
    ...(isRemote && { jobLocationType: 'TELECOMMUTE' }),
    ...(isRemote && address && { applicantLocationRequirements: { '@type': 'Country', name: address.country } }),
    ...(salary && { baseSalary: salaryOf(salary) }),
    directApply: isDirectApply,
  };
}
