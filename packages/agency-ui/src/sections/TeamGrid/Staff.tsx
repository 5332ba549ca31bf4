import type { PictureSource, Value } from '../../entities/index.js';
import { AgencyLink, classes, Heading, type HeadingLevel, Picture, phoneUrl, Text } from '../../primitives/index.js';
import * as styles from './Staff.css.js';

/** The person responsible for an area of work. */
export interface TeamLead {
  name: string;
  role: string;
  /** Portrait format, 4:5. */
  portrait: PictureSource;
  /** Phone number with country code, grouped by spaces. The link uses only its digits. */
  phone: string;
  email: string;
}

/** An area of work. */
export interface StaffTeam extends Value {
  lead?: TeamLead | undefined;
}

/** The team as a whole. */
export interface TeamStaff {
  /** Number of people, as large as the page allows: "50+". */
  figure?: string;
  /** The same number, as a sentence: "Over 50 people work here." */
  statement: string;
  /** Areas of work, in the visitor's terms. */
  teams?: readonly StaffTeam[];
}

interface StaffProps {
  staff: TeamStaff;
  headingLevel: HeadingLevel;
}

/** Shown instead of the members if a team has no portraits: its size and its areas of work. */
export function Staff({ staff, headingLevel }: StaffProps) {
  const { figure, statement, teams = [] } = staff;
  return (
    <>
      <div className={styles.count}>
        {figure && (
          // Hidden from assistive technology, because the statement says the same thing.
          <p aria-hidden="true" className={styles.figure}>
            {figure}
          </p>
        )}
        <Text variant="lead" className={styles.statement}>
          {statement}
        </Text>
      </div>
      {teams.length > 0 && (
        <ul className={classes(styles.board, teams.some(({ lead }) => lead) && styles.ledBoard)}>
          {teams.map(({ title, description, lead }) => (
            <li key={title} className={lead ? styles.ledTeam : styles.team}>
              {lead && <Portrait lead={lead} />}
              <Heading level={headingLevel} variant="heading" className={styles.teamName}>
                {title}
              </Heading>
              <Text muted className={styles.teamText}>
                {description}
              </Text>
              {lead && <DirectLine lead={lead} />}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Portrait({ lead: { portrait } }: { lead: TeamLead }) {
  return (
    <div className={styles.portrait}>
      <Picture picture={portrait} sizes="(width >= 60rem) 14rem, 9rem" />
    </div>
  );
}

function DirectLine({ lead: { name, role, phone, email } }: { lead: TeamLead }) {
  const domain = email.lastIndexOf('@') + 1;
  return (
    <div className={styles.line}>
      <p className={styles.leadName}>
        {name}
        <span className={styles.leadRole}>{role}</span>
      </p>
      <AgencyLink href={phoneUrl(phone)} className={styles.contact}>
        {/* Keeps the order of digit groups in right-to-left text. */}
        <bdi dir="ltr">{phone}</bdi>
      </AgencyLink>
      <AgencyLink href={`mailto:${email}`} className={styles.contact}>
        {email.slice(0, domain)}
        <wbr />
        {email.slice(domain)}
      </AgencyLink>
    </div>
  );
}
