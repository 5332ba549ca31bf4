import type { Value } from '../../entities/index.js';
import { Heading, type HeadingLevel, Text } from '../../primitives/index.js';
import * as styles from './Staff.css.js';

/** The team as a whole. */
export interface TeamStaff {
  /** Number of people, as large as the page allows: "50+". */
  figure?: string;
  /** The same as a sentence: "Over 50 people work here." */
  statement: string;
  /** Areas of work, in the visitor's terms. */
  desks?: readonly Value[];
}

interface StaffProps {
  staff: TeamStaff;
  headingLevel: HeadingLevel;
}

/** Replaces the members of a team without portraits: its size and its areas of work. */
export function Staff({ staff, headingLevel }: StaffProps) {
  const { figure, statement, desks = [] } = staff;
  return (
    <>
      <div className={styles.count}>
        {figure && (
          // The statement has the same meaning.
          <p aria-hidden="true" className={styles.figure}>
            {figure}
          </p>
        )}
        <Text variant="lead" className={styles.statement}>
          {statement}
        </Text>
      </div>
      {desks.length > 0 && (
        <ul className={styles.board}>
          {desks.map(({ title, description }) => (
            <li key={title} className={styles.desk}>
              <Heading level={headingLevel} variant="heading" className={styles.deskName}>
                {title}
              </Heading>
              <Text muted className={styles.deskText}>
                {description}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
