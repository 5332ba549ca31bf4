'use client';

import { useId } from 'react';
import type { TeamMember } from '../../entities/index.js';
import {
  assertItems,
  assertProps,
  Container,
  Grid,
  type HeadingLevel,
  Section,
  type SectionProps,
  Text,
  useLabels,
} from '../../primitives/index.js';
import { headingBelow, SectionHead } from '../SectionHead/index.js';
import { Member } from './Member.js';
import { memberShape } from './member-shape.js';
import { Staff, type TeamStaff } from './Staff.js';
import * as styles from './TeamGrid.css.js';
import { type TeamGridLabels, teamGridLabels } from './TeamGrid.labels.js';

export interface TeamGridProps extends Omit<SectionProps, 'children' | 'space'> {
  /** Label above the heading. */
  eyebrow?: string;
  /** Section heading, which also names the landmark. */
  heading: string;
  /** One or two sentences. Shown next to the heading on wide pages. */
  lead?: string;
  /** The lead first. An empty list shows `staff` instead. */
  members: readonly TeamMember[];
  /** The team as a whole. Shown without members. */
  staff?: TeamStaff;
  /**
   * Heading level. Names are one level below.
   *
   * @default 2
   */
  headingLevel?: Exclude<HeadingLevel, 6>;
  /** Overrides individual strings; the rest keep their defaults. */
  labels?: Partial<TeamGridLabels>;
}

/** The agency's team: its members, or its size and areas of work. */
export function TeamGrid({
  eyebrow,
  heading,
  lead,
  members,
  staff,
  headingLevel = 2,
  labels: labelOverrides,
  ...rest
}: TeamGridProps) {
  if (process.env.NODE_ENV !== 'production') {
    assertProps('TeamGrid', {}, { members }, ['name', 'role', 'path']);
    assertItems('TeamGrid', 'members', members, ['name'], [], ['image', 'path', 'bio']);
  }
  const labels = useLabels('TeamGrid', teamGridLabels, labelOverrides);
  const headingId = useId();
  const nameLevel = headingBelow(headingLevel);
  return (
    <Section
      aria-labelledby={headingId}
      data-team={members.length > 0 ? 'members' : staff ? 'staff' : 'empty'}
      {...rest}
    >
      <Container>
        <SectionHead
          eyebrow={eyebrow}
          heading={heading}
          lead={lead}
          headingLevel={headingLevel}
          headingId={headingId}
          variant="title"
        />
        {members.length > 0 ? (
          <Grid as="ul" className={styles.members}>
            {members.map((member, index) => (
              <Member
                key={[member.name, member.role, member.path].join()}
                member={member}
                shape={memberShape(index, members.length)}
                labels={labels}
                headingLevel={nameLevel}
              />
            ))}
          </Grid>
        ) : staff ? (
          <Staff staff={staff} headingLevel={nameLevel} />
        ) : (
          <Text variant="lead" className={styles.empty}>
            {labels.empty}
          </Text>
        )}
      </Container>
    </Section>
  );
}
