'use client';

import { type ReactNode, useId } from 'react';
import type { Job, JobDescription, NavigationItem } from '../../entities/index.js';
import {
  AgencyLink,
  assertFields,
  assertProps,
  ButtonLink,
  ChevronLeft,
  Container,
  encodeText,
  formatDate,
  Heading,
  type HeadingLevel,
  Icon,
  Section,
  type SectionProps,
  Text,
  useAgency,
  useLabels,
} from '../../primitives/index.js';
import * as bullets from '../bullets.css.js';
import { formatClosing, formatSalary, isOpen, placeOf } from '../job/index.js';
import { useLoadTime } from '../now/index.js';
import { headingBelow } from '../SectionHead/index.js';
import * as styles from './JobPosting.css.js';
import { type JobPostingLabels, jobPostingLabels } from './JobPosting.labels.js';

export interface JobPostingProps extends Omit<SectionProps, 'space'> {
  /** The job, as in `JobList`. */
  job: Job;
  /**
   * The posting's text. Each section's fragment is `#{id}-{section.id}`, where `id` is this component's `id`. Without
   * an `id`, fragments are generated and may change when the page changes.
   */
  description: JobDescription;
  /** Link to the list of jobs. */
  back: NavigationItem;
  /** How to apply, in a few sentences: what to send, and who answers. */
  instructions?: string | undefined;
  /** E-mail address that receives applications. */
  email?: string | undefined;
  /** A form for applications, such as `Form` with a `FileField`. Replaced by a sentence once the job is closed. */
  children?: ReactNode;
  /**
   * When the page was rendered, as Unix time in ms. A job that had closed by then is closed in the server's HTML too.
   * Pass a value that the browser knows too, such as a build-time constant. If omitted, only `isClosed` counts until
   * hydration.
   */
  now?: number | undefined;
  /**
   * Heading level of the title. Sections are one level below.
   *
   * @default 1
   */
  headingLevel?: Exclude<HeadingLevel, 6>;
  /** Overrides individual strings; the rest keep their defaults. */
  labels?: Partial<JobPostingLabels>;
}

/**
 * A job's page: its facts, its text and how to apply. Render it as the page's first section, because it reserves space
 * for the fixed header.
 */
export function JobPosting({
  job,
  description,
  back,
  instructions,
  email,
  children,
  now: renderedAt,
  headingLevel = 1,
  labels: labelOverrides,
  ...rest
}: JobPostingProps) {
  if (process.env.NODE_ENV !== 'production') {
    assertProps('JobPosting', { job, description, back });
    assertFields('JobPosting', 'job', job, ['title']);
    assertFields('JobPosting', 'back', back, ['name', 'path']);
    assertFields('JobPosting', 'description', description, [], ['sections']);
  }
  const labels = useLabels('JobPosting', jobPostingLabels, labelOverrides);
  const unique = useId();
  // Doesn't use the current time, because a form must not disappear while somebody is filling it in.
  const now = useLoadTime(renderedAt);
  const isJobOpen = isOpen(job, now, 'JobPosting');
  const fragment = (id: string) => `${rest.id ?? unique}-${id}`;
  const titleId = `${unique}-title`;
  const level = headingBelow(headingLevel);
  const canApply = isJobOpen && Boolean(instructions || email || children);
  return (
    <Section space="none" aria-labelledby={titleId} data-job={isJobOpen ? 'open' : 'closed'} {...rest}>
      <Container className={styles.head}>
        <AgencyLink href={back.path} className={styles.back}>
          <Icon icon={ChevronLeft} directional />
          <span>{back.name}</span>
        </AgencyLink>
        <Heading level={headingLevel} variant="poster" id={titleId} className={styles.title}>
          {job.title}
        </Heading>
        {!isJobOpen && <p className={styles.notice}>{labels.closed}</p>}
      </Container>
      <Container className={styles.columns}>
        <div className={styles.side}>
          <Facts job={job} labels={labels} />
          {canApply && (
            <ButtonLink href={`#${fragment('apply')}`} className={styles.apply}>
              {labels.apply}
            </ButtonLink>
          )}
        </div>
        <div className={styles.text}>
          <Text variant="lead">{description.introduction}</Text>
          {description.sections.map(({ id, heading, blocks }) => (
            <section key={id} id={fragment(id)} className={styles.section}>
              <Heading level={level} variant="heading" className={styles.heading}>
                {heading}
              </Heading>
              {blocks.map((block) =>
                typeof block === 'string' ? (
                  <Text key={block}>{block}</Text>
                ) : (
                  <ul key={block.join()} className={bullets.items}>
                    {block.map((item) => (
                      <li key={item} className={bullets.item}>
                        {item}
                      </li>
                    ))}
                  </ul>
                ),
              )}
            </section>
          ))}
          {canApply && (
            <section id={fragment('apply')} className={styles.application}>
              <Heading level={level} variant="heading" className={styles.heading}>
                {labels.howToApply}
              </Heading>
              {instructions && <Text>{instructions}</Text>}
              {email && <EmailApplication email={email} title={job.title} labels={labels} />}
              {children && <div className={styles.form}>{children}</div>}
            </section>
          )}
        </div>
      </Container>
    </Section>
  );
}

function Facts({ job, labels }: { job: Job; labels: JobPostingLabels }) {
  const { locale } = useAgency();
  const { team, contract, salary, posted, closing } = job;
  const pay = formatSalary(salary, { component: 'JobPosting', locale, labels });
  const closes = closing && formatClosing(closing, { component: 'JobPosting', locale });
  const announced = posted && {
    dateTime: posted,
    text: formatDate(posted, locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
  };
  const facts: [term: string, detail: string | { dateTime: string; text: string } | undefined][] = [
    [labels.team, team],
    [labels.place, placeOf(job, labels)],
    [labels.contract, labels[contract]],
    [labels.salary, pay],
    [labels.posted, announced || undefined],
    [labels.closing, closes],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([term, detail]) =>
          detail !== undefined && (
            <div key={term} className={styles.fact}>
              <dt className={styles.term}>{term}</dt>
              <dd className={styles.detail}>
                {/* The server's locale data may be a different version from the browser's. */}
                {typeof detail === 'string' ? (
                  <span suppressHydrationWarning>{detail}</span>
                ) : (
                  <time dateTime={detail.dateTime} suppressHydrationWarning>
                    {detail.text}
                  </time>
                )}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

interface EmailApplicationProps {
  email: string;
  title: string;
  labels: JobPostingLabels;
}

function EmailApplication({ email, title, labels }: EmailApplicationProps) {
  const subject = encodeText(labels.emailSubject(title));
  return (
    <div className={styles.email}>
      <ButtonLink href={`mailto:${email}?subject=${subject}`} variant="outline" className={styles.apply}>
        {labels.applyByEmail}
      </ButtonLink>
      {/* The address as text, for copying where no program opens email links. */}
      <span className={styles.address}>{email}</span>
    </div>
  );
}
