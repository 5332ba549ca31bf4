'use client';

import { useId } from 'react';
import type { Job, NavigationItem } from '../../entities/index.js';
import {
  AgencyLink,
  ArrowLink,
  ArrowRight,
  assertItems,
  assertProps,
  Container,
  Heading,
  type HeadingLevel,
  Icon,
  Section,
  type SectionProps,
  Text,
  useAgency,
  useLabels,
} from '../../primitives/index.js';
import { formatClosing, formatSalary, isOpen, placeOf } from '../job/index.js';
import { useNow } from '../now/index.js';
import { headingBelow, SectionHead } from '../SectionHead/index.js';
import * as styles from './JobList.css.js';
import { type JobListLabels, jobListLabels } from './JobList.labels.js';

/** An invitation to apply when no suitable job is advertised. */
export interface UnsolicitedApplication {
  /** One or two sentences. */
  text: string;
  /** Link to a page or form, or to an address: "mailto:jobs@agency.example". */
  link: NavigationItem;
}

export interface JobListProps extends Omit<SectionProps, 'children' | 'space'> {
  /** Label above the heading. */
  eyebrow?: string;
  /** Section heading, which also names the landmark. */
  heading: string;
  /** One or two sentences. Shown next to the heading on wide pages. */
  lead?: string;
  /** The jobs, in display order. */
  jobs: readonly Job[];
  /** Invites applications for jobs that aren't advertised. Shown below the jobs, and also when there are none. */
  unsolicited?: UnsolicitedApplication | undefined;
  /**
   * When the page was rendered, as Unix time in ms. Jobs that had closed by then are closed in the server's HTML too.
   * Pass a value that the browser knows too, such as a build-time constant. If omitted, only `isClosed` counts until
   * hydration.
   */
  now?: number | undefined;
  /**
   * Heading level. Job titles are one level below.
   *
   * @default 2
   */
  headingLevel?: Exclude<HeadingLevel, 6>;
  /** Overrides individual strings; the rest keep their defaults. */
  labels?: Partial<JobListLabels>;
}

/** A business's open jobs, with team, location, contract, pay and closing date. */
export function JobList({
  eyebrow,
  heading,
  lead,
  jobs,
  unsolicited,
  now: renderedAt,
  headingLevel = 2,
  labels: labelOverrides,
  ...rest
}: JobListProps) {
  if (process.env.NODE_ENV !== 'production') {
    assertProps('JobList', { heading }, { jobs });
    assertItems('JobList', 'jobs', jobs, ['title', 'path']);
  }
  const labels = useLabels('JobList', jobListLabels, labelOverrides);
  const { locale } = useAgency();
  const headingId = useId();
  const now = useNow(renderedAt);
  const hasOpenJobs = jobs.some((job) => isOpen(job, now, 'JobList'));
  return (
    <Section aria-labelledby={headingId} data-jobs={hasOpenJobs ? 'open' : 'empty'} {...rest}>
      <Container>
        <SectionHead
          eyebrow={eyebrow}
          heading={heading}
          lead={lead}
          headingLevel={headingLevel}
          headingId={headingId}
          variant="title"
        />
        {!hasOpenJobs && (
          <Text variant="lead" className={styles.empty}>
            {labels.empty}
          </Text>
        )}
        {jobs.length > 0 && (
          <ul className={styles.jobs}>
            {jobs.map((job) => (
              <Entry
                key={job.path}
                job={job}
                isJobOpen={isOpen(job, now, 'JobList')}
                locale={locale}
                labels={labels}
                headingLevel={headingBelow(headingLevel)}
              />
            ))}
          </ul>
        )}
        {unsolicited && (
          <div className={styles.unsolicited}>
            <Text className={styles.invitation}>{unsolicited.text}</Text>
            <ArrowLink href={unsolicited.link.path} className={styles.invitationLink}>
              {unsolicited.link.name}
            </ArrowLink>
          </div>
        )}
      </Container>
    </Section>
  );
}

interface EntryProps {
  job: Job;
  isJobOpen: boolean;
  locale: string;
  labels: JobListLabels;
  headingLevel: HeadingLevel;
}

function Entry({ job, isJobOpen, locale, labels, headingLevel }: EntryProps) {
  const { title, path, summary, team, contract, salary } = job;
  const pay = formatSalary(salary, { component: 'JobList', locale, labels });
  const facts = [team, placeOf(job, labels), labels[contract], pay].filter((fact) => fact !== undefined);
  return (
    <li className={styles.job} data-job={isJobOpen ? 'open' : 'closed'}>
      <div className={styles.main}>
        <Heading level={headingLevel} variant="heading" className={styles.title}>
          {isJobOpen ? (
            <AgencyLink href={path} className={styles.link}>
              {title}
            </AgencyLink>
          ) : (
            <span>{title}</span>
          )}
        </Heading>
        {summary && (
          <Text muted className={styles.summary}>
            {summary}
          </Text>
        )}
      </div>
      <div className={styles.details}>
        <ul className={styles.facts}>
          {facts.map((fact) => (
            // The server's locale data may be a different version from the browser's.
            <li key={fact} className={styles.fact} suppressHydrationWarning>
              {fact}
            </li>
          ))}
        </ul>
        <Closing job={job} isJobOpen={isJobOpen} locale={locale} labels={labels} />
      </div>
      {isJobOpen && <Icon icon={ArrowRight} directional className={styles.arrow} />}
    </li>
  );
}

function Closing({ job: { closing, isClosed }, isJobOpen, locale, labels }: Omit<EntryProps, 'headingLevel'>) {
  if (isClosed || !closing) return isJobOpen ? null : <p className={styles.closing}>{labels.closed}</p>;
  const { dateTime, text } = formatClosing(closing, { component: 'JobList', locale });
  return (
    <p className={styles.closing}>
      <time dateTime={dateTime} suppressHydrationWarning>
        {isJobOpen ? labels.closes(text) : labels.closedOn(text)}
      </time>
    </p>
  );
}
