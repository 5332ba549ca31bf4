'use client';

import { type ComponentPropsWithRef, useId } from 'react';
import type { Project } from '../../entities/index.js';
import {
  ArrowRight,
  assertItems,
  assertProps,
  ButtonLink,
  Container,
  classes,
  Eyebrow,
  Grid,
  Heading,
  type HeadingLevel,
  Picture,
  Section,
  Text,
  useLabels,
  VisuallyHidden,
} from '../../primitives/index.js';
import type { Tone } from '../../theme/index.js';
import { ProjectCategory } from '../project-category/index.js';
import * as styles from './RecentWork.css.js';
import { type RecentWorkLabels, recentWorkLabels } from './RecentWork.labels.js';

export interface RecentWorkProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Label above the heading. */
  eyebrow: string;
  /** Section heading, which also names the landmark. */
  heading: string;
  /** One or two sentences under the heading. */
  lead?: string;
  /** In reading order, ideally four. Without projects, the section renders nothing. */
  projects: readonly Project[];
  /**
   * Path of a project's page.
   *
   * @default (id) => `/projects/${id}`
   */
  projectPath?: (id: number) => string;
  /** Target of "View All Projects". */
  allProjectsPath: string;
  /**
   * Tone of the section and everything in it.
   *
   * @default 'white'
   */
  tone?: Tone;
  /**
   * Heading level. Project titles are one level below.
   *
   * @default 2
   */
  headingLevel?: 1 | 2 | 3 | 4 | 5;
  /** Overrides individual strings; the rest keep their defaults. */
  labels?: Partial<RecentWorkLabels>;
}

/** The pictures' widths in the layout. */
const sizes = {
  large: '(width >= 81rem) 46rem, (width >= 40rem) 57vw, 84vw',
  small: '(width >= 72rem) 15rem, (width >= 40rem) 57vw, 84vw',
};

/** A few recent projects, each with a link to its page. */
export function RecentWork({
  eyebrow,
  heading,
  lead,
  projects,
  projectPath = (id) => `/projects/${id}`,
  allProjectsPath,
  tone = 'white',
  headingLevel = 2,
  labels: labelOverrides,
  className,
  ...rest
}: RecentWorkProps) {
  if (process.env.NODE_ENV !== 'production') {
    assertProps('RecentWork', {}, { projects });
    assertItems('RecentWork', 'projects', projects, ['id', 'title', 'image'], [], ['summary']);
  }
  const labels = useLabels('RecentWork', recentWorkLabels, labelOverrides);
  const headingId = useId();
  if (projects.length === 0) return null;
  return (
    <Section tone={tone} aria-labelledby={headingId} className={classes(styles.section, className)} {...rest}>
      <Container>
        <div data-part="head" className={styles.head}>
          <div className={styles.headline}>
            <Eyebrow>{eyebrow}</Eyebrow>
            <Heading id={headingId} level={headingLevel} variant="feature">
              {heading}
            </Heading>
          </div>
          {lead && (
            <Text variant="lead" className={styles.lead}>
              {lead}
            </Text>
          )}
        </div>
        <Grid as="ul" data-part="list" className={styles.list}>
          {projects.map(({ id, title, category, client, summary, image }, index) => {
            // Two projects are a pair.
            const isLarge = index % 4 === 0 || projects.length === 2;
            return (
              <li key={id} data-part="item" className={classes(styles.project, isLarge ? styles.large : styles.small)}>
                <div className={styles.text}>
                  <Heading
                    level={(headingLevel + 1) as HeadingLevel}
                    variant="heading"
                    data-part="title"
                    className={styles.title}
                  >
                    {title}
                  </Heading>
                  <ProjectCategory category={category} client={client} className={styles.category} />
                </div>
                <Text muted data-part="text" className={styles.summary}>
                  {summary}
                </Text>
                <div data-part="picture" className={styles.plates}>
                  <div data-transition-name={`project-${id}`} className={styles.picture}>
                    <Picture picture={image} sizes={isLarge ? sizes.large : sizes.small} />
                  </div>
                  <div className={styles.reveal}>
                    <ButtonLink href={projectPath(id)} icon={ArrowRight} className={styles.link}>
                      <span>
                        {labels.viewProject}
                        <VisuallyHidden>{` ${title}`}</VisuallyHidden>
                      </span>
                    </ButtonLink>
                  </div>
                </div>
              </li>
            );
          })}
        </Grid>
        <div data-part="actions" className={styles.more}>
          <ButtonLink href={allProjectsPath} variant="outline" size="large" icon={ArrowRight}>
            {labels.viewAllProjects}
          </ButtonLink>
        </div>
      </Container>
    </Section>
  );
}
