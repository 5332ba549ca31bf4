'use client';

import { useId } from 'react';
import type { NavigationItem } from '../../entities/index.js';
import {
  ArrowLink,
  ArrowRight,
  assertFields,
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
  /** Link to all projects. */
  back: NavigationItem;
  /** A second link, such as to the home page. */
  other?: NavigationItem;
  /**
   * Heading level.
   *
   * @default 1
   */
  headingLevel?: HeadingLevel;
  /** Overrides individual strings; the rest keep their defaults. */
  labels?: Partial<ProjectNotFoundLabels>;
}

/**
 * The page for an unknown project. Render it as the page's first section, because it reserves space for the fixed
 * header.
 */
export function ProjectNotFound({
  back,
  other,
  headingLevel = 1,
  labels: labelOverrides,
  ...rest
}: ProjectNotFoundProps) {
  if (process.env.NODE_ENV !== 'production') {
    assertProps('ProjectNotFound', { back });
    assertFields('ProjectNotFound', 'back', back, ['name', 'path']);
  }
  const labels = useLabels('ProjectNotFound', projectNotFoundLabels, labelOverrides);
  const headingId = useId();
  return (
    <Section space="none" aria-labelledby={headingId} {...rest}>
      <div className={styles.clip}>
        <Container className={styles.body}>
          <EmptySheet className={styles.drawing} />
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
