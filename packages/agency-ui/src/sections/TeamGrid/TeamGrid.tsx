'use client';

import { useId } from 'react';
import type { TeamMember } from '../../entities/index.js';
import {
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
  /** The small label above the heading. */
  eyebrow?: string;
  heading: string;
  /** A sentence or two. Stands beside the heading where there is room. */
  lead?: string;
  /** Who leads first. May be empty: then `staff` stands for them. */
  members: readonly TeamMember[];
  /** The team as a whole. Shown while there is no member. */
  staff?: TeamStaff;
  /**
   * Place of the heading in the page's outline. Names stand one level below.
   *
   * @default 2
   */
  headingLevel?: Exclude<HeadingLevel, 6>;
  labels?: Partial<TeamGridLabels>;
}

/** The people of the agency, or, where none is shown, how many they are and at which desks (spec section 2, "Team"). */
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
  if (process.env.NODE_ENV !== 'production') assertProps('TeamGrid', {}, { members });
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
                key={member.name}
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
