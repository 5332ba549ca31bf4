'use client';

import { useId } from 'react';
import type { NavigationItem } from '../../entities/index.js';
import {
  ArrowLink,
  ArrowRight,
  assertProps,
  ButtonLink,
  Container,
  Heading,
  type HeadingLevel,
  Section,
  type SectionProps,
  Text,
  useLabels,
} from '../../primitives/index.js';
import { EmptySheet } from './EmptySheet.js';
import * as styles from './ProjectNotFound.css.js';
import { type ProjectNotFoundLabels, projectNotFoundLabels } from './ProjectNotFound.labels.js';

export interface ProjectNotFoundProps extends Omit<SectionProps, 'children' | 'space'> {
  /** The way back: to all projects. */
  back: NavigationItem;
  /** Another way on, such as the home page. */
  other?: NavigationItem;
  /**
   * Place of the heading in the page's outline.
   *
   * @default 1
   */
  headingLevel?: HeadingLevel;
  labels?: Partial<ProjectNotFoundLabels>;
}

/**
 * The page of a project that does not exist (spec section 8): a sheet with its marks, and nothing printed on it. It is
 * the first section of its page, and leaves room for the fixed header.
 */
export function ProjectNotFound({
  back,
  other,
  headingLevel = 1,
  labels: labelOverrides,
  ...rest
}: ProjectNotFoundProps) {
  if (process.env.NODE_ENV !== 'production') assertProps('ProjectNotFound', { back });
  const labels = useLabels('ProjectNotFound', projectNotFoundLabels, labelOverrides);
  const headingId = useId();
  return (
    <Section space="none" aria-labelledby={headingId} {...rest}>
      <div className={styles.clip}>
        <Container className={styles.body}>
          <EmptySheet className={styles.sheet} />
          <div className={styles.text}>
            <Heading level={headingLevel} variant="poster" id={headingId} className={styles.heading}>
              {labels.heading}
            </Heading>
            <Text variant="lead" className={styles.explanation}>
              {labels.explanation}
            </Text>
            <div className={styles.ways}>
              <ButtonLink href={back.path} size="large" icon={ArrowRight} className={styles.back}>
                {back.name}
              </ButtonLink>
              {other && <ArrowLink href={other.path}>{other.name}</ArrowLink>}
            </div>
          </div>
        </Container>
      </div>
    </Section>
  );
}
