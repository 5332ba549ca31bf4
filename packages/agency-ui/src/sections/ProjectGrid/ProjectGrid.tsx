'use client';

import { useId } from 'react';
import type { Project } from '../../entities/index.js';
import {
  ArrowRight,
  assertItems,
  assertProps,
  ButtonLink,
  Container,
  Grid,
  Heading,
  type HeadingLevel,
  Picture,
  Section,
  type SectionProps,
  Text,
  useLabels,
  VisuallyHidden,
} from '../../primitives/index.js';
import { ProjectCategory } from '../project-category/index.js';
import { headingBelow, SectionHead } from '../SectionHead/index.js';
import * as styles from './ProjectGrid.css.js';
import { type ProjectGridLabels, projectGridLabels } from './ProjectGrid.labels.js';
import { type ProjectShape, projectShape } from './project-shape.js';

export interface ProjectGridProps extends Omit<SectionProps, 'children' | 'space'> {
  /** Label above the heading. */
  eyebrow?: string;
  /** Section heading, which also names the landmark. */
  heading: string;
  /** One or two sentences. Shown next to the heading on wide pages. */
  lead?: string;
  /** One to twelve, newest first. */
  projects: readonly Project[];
  /**
   * Path of a project's page.
   *
   * @default (id) => `/projects/${id}`
   */
  projectPath?: (id: number) => string;
  /**
   * Heading level. Project titles are one level below.
   *
   * @default 2
   */
  headingLevel?: Exclude<HeadingLevel, 6>;
  /** Overrides individual strings; the rest keep their defaults. */
  labels?: Partial<ProjectGridLabels>;
}

const widths: Record<ProjectShape, string> = {
  broad: '(width >= 75rem) 43rem, (width >= 40rem) 57vw',
  narrow: '(width >= 75rem) 31rem, (width >= 40rem) 40vw',
  third: '(width >= 75rem) 24rem, (width >= 60rem) 31vw, (width >= 40rem) 57vw',
  full: '(width >= 75rem) 43rem, (width >= 40rem) 57vw',
};

/** All projects, each with a link to its page. */
export function ProjectGrid({
  eyebrow,
  heading,
  lead,
  projects,
  projectPath = (id) => `/projects/${id}`,
  headingLevel = 2,
  labels: labelOverrides,
  ...rest
}: ProjectGridProps) {
  if (process.env.NODE_ENV !== 'production') {
    assertProps('ProjectGrid', {}, { projects });
    assertItems('ProjectGrid', 'projects', projects, ['id', 'title', 'image'], [], ['summary']);
  }
  const labels = useLabels('ProjectGrid', projectGridLabels, labelOverrides);
  const headingId = useId();
  return (
    <Section aria-labelledby={headingId} {...rest}>
      <Container>
        <SectionHead
          eyebrow={eyebrow}
          heading={heading}
          lead={lead}
          headingLevel={headingLevel}
          headingId={headingId}
          variant="title"
        />
        {projects.length === 0 && (
          <Text variant="lead" className={styles.empty}>
            {labels.empty}
          </Text>
        )}
        {projects.length > 0 && (
          <Grid as="ul" className={styles.projects}>
            {projects.map(({ id, title, category, client, summary, note, image }, index) => {
              const shape = projectShape(index, projects.length);
              return (
                <li key={id} data-shape={shape} className={styles.places[shape]}>
                  <div className={styles.text}>
                    <Heading level={headingBelow(headingLevel)} variant="heading" className={styles.title}>
                      {title}
                    </Heading>
                    <ProjectCategory category={category} client={client} className={styles.category} />
                    <Text muted className={styles.summary}>
                      {summary}
                    </Text>
                    {note && <p className={styles.note}>{note}</p>}
                  </div>
                  <div className={styles.frame}>
                    <Picture
                      picture={image}
                      sizes={`${widths[shape]}, 100vw`}
                      data-transition-name={`project-${id}`}
                      className={styles.picture}
                    />
                    <ButtonLink href={projectPath(id)} icon={ArrowRight} className={styles.view}>
                      <span>
                        {labels.view}
                        <VisuallyHidden>{` ${title}`}</VisuallyHidden>
                      </span>
                    </ButtonLink>
                  </div>
                </li>
              );
            })}
          </Grid>
        )}
      </Container>
    </Section>
  );
}
