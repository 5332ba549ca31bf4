import type { Value } from '../../entities/index.js';
import { Heading, type HeadingLevel, Text } from '../../primitives/index.js';
import * as styles from './Staff.css.js';

/** The team as a whole, in words. */
export interface TeamStaff {
  /** How many, set as large as the page allows: "50+". */
  figure?: string;
  /** The same in a sentence: "Over 50 people work here." */
  statement: string;
  /** What they work at, as a visitor would look for them. */
  desks?: readonly Value[];
}

interface StaffProps {
  staff: TeamStaff;
  headingLevel: HeadingLevel;
}

/** What stands for a team that shows no faces: its number, and its desks like the board in a lobby. */
export function Staff({ staff, headingLevel }: StaffProps) {
  const { figure, statement, desks = [] } = staff;
  return (
    <>
      <div className={styles.count}>
        {figure && (
          // The statement says it in words.
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
