'use client';

import { type ReactNode, useId } from 'react';
import type { NavigationItem, Project } from '../../entities/index.js';
import {
  AgencyLink,
  assertFields,
  assertProps,
  ChevronLeft,
  Container,
  Heading,
  type HeadingLevel,
  Icon,
  Picture,
  RegistrationMark,
  Section,
  type SectionProps,
  Text,
  useLabels,
} from '../../primitives/index.js';
import { headingBelow } from '../SectionHead/index.js';
import * as styles from './ProjectDetail.css.js';
import { type ProjectDetailLabels, projectDetailLabels } from './ProjectDetail.labels.js';

export interface ProjectDetailProps extends Omit<SectionProps, 'children' | 'space'> {
  /** The project's title, client, date, pictures, overview and facts. */
  project: Project;
  /** Link to the list of projects. Omit it if you pass `breadcrumbs`. */
  back?: NavigationItem | undefined;
  /** `Breadcrumbs` above the title, instead of `back`. */
  breadcrumbs?: ReactNode;
  /**
   * Heading level of the title. "Overview" and "Outcome" are one level below.
   *
   * @default 1
   */
  headingLevel?: Exclude<HeadingLevel, 6>;
  /** Overrides individual strings; the rest keep their defaults. */
  labels?: Partial<ProjectDetailLabels>;
}

const year = /^\d{4}$/;

/**
 * A project: picture, description, outcome, and a list with client, category, date and further facts. Render it as the
 * page's first section, because it reserves space for the fixed header.
 */
export function ProjectDetail({
  project,
  back,
  breadcrumbs,
  headingLevel = 1,
  labels: labelOverrides,
  ...rest
}: ProjectDetailProps) {
  if (process.env.NODE_ENV !== 'production') {
    assertProps('ProjectDetail', { project });
    assertFields('ProjectDetail', 'project', project, ['id', 'title', 'image'], ['overview']);
  }
  const labels = useLabels('ProjectDetail', projectDetailLabels, labelOverrides);
  const headingId = useId();
  const { id, title, image, pictures = [], overview, client, category, date, facts = [], outcome } = project;
  const docket = [
    ...(client ? [{ term: labels.client, detail: client }] : []),
    { term: labels.category, detail: category },
    { term: labels.date, detail: date },
    ...facts,
  ];
  const level = headingBelow(headingLevel);
  return (
    <Section space="none" aria-labelledby={headingId} {...rest}>
      <Container className={styles.head}>
        {breadcrumbs && <div className={styles.breadcrumbs}>{breadcrumbs}</div>}
        {back && !breadcrumbs && (
          <AgencyLink href={back.path} className={styles.back}>
            <Icon icon={ChevronLeft} directional />
            {back.name}
          </AgencyLink>
        )}
        <Heading level={headingLevel} variant="poster" id={headingId} className={styles.title}>
          {title}
        </Heading>
      </Container>
      <div className={styles.body}>
        <div data-transition-name={`project-${id}`} className={styles.picture}>
          <Picture picture={image} sizes="(width >= 60rem) 80vw, 100vw" priority />
        </div>
        {/* Has its own view transition, because it overlaps the picture, which moves above the page. */}
        <div data-transition-name={`project-${id}-facts`} className={styles.docket}>
          <dl className={styles.facts}>
            {docket.map(({ term, detail }) => (
              <div key={term} className={styles.fact}>
                <dt className={styles.term}>{term}</dt>
                <dd className={styles.detail}>
                  {year.test(detail) ? <time dateTime={detail}>{detail}</time> : detail}
                </dd>
              </div>
            ))}
          </dl>
          <RegistrationMark className={styles.mark} />
        </div>
        <div className={styles.overview}>
          <Heading level={level} variant="heading">
            {labels.overview}
          </Heading>
          {overview.map((paragraph, index) => (
            <Text key={paragraph} variant={index === 0 ? 'lead' : 'body'} className={styles.paragraph}>
              {paragraph}
            </Text>
          ))}
          {outcome && (
            <div className={styles.outcome}>
              <Heading level={level} variant="heading">
                {labels.outcome}
              </Heading>
              <p className={styles.result}>{outcome}</p>
            </div>
          )}
        </div>
        {pictures.length > 0 && (
          <ul className={styles.pictures}>
            {pictures.map((picture) => (
              <li key={picture.src} className={styles.further}>
                <Picture picture={picture} sizes="(width >= 60rem) 45vw, 100vw" />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}
