'use client';

import { type ReactNode, useId } from 'react';
import type { NavigationItem, TeamMember, TeamMemberProfile } from '../../entities/index.js';
import {
  AgencyLink,
  ArrowLeft,
  ArrowRight,
  assertFields,
  assertItems,
  assertProps,
  ChevronLeft,
  Container,
  Heading,
  type HeadingLevel,
  Icon,
  Picture,
  Section,
  type SectionProps,
  Text,
  useLabels,
} from '../../primitives/index.js';
import { EmailLink, PhoneLink } from '../ContactDetails/index.js';
import { Initials } from '../initials/index.js';
import { headingBelow } from '../SectionHead/index.js';
import * as styles from './TeamMemberDetail.css.js';
import { type TeamMemberDetailLabels, teamMemberDetailLabels } from './TeamMemberDetail.labels.js';

/** A team member's project or article. */
export interface TeamMemberWork {
  title: string;
  path: string;
  /** What it is, and its year: "Project, 2025". */
  note?: string | undefined;
}

export interface TeamMemberDetailProps extends Omit<SectionProps, 'children' | 'space'> {
  /** Name, role, bio and portrait, as on the `TeamGrid` card. */
  member: TeamMember;
  /** Biography, languages, skills and ways to reach the person. */
  profile: TeamMemberProfile;
  /** The person's projects and articles. */
  work?: readonly TeamMemberWork[];
  /** Link to the team page. */
  back: NavigationItem;
  /** The previous member of the team. Without a `path`, there is no link. */
  previous?: TeamMember | undefined;
  /** The next member of the team. Without a `path`, there is no link. */
  next?: TeamMember | undefined;
  /**
   * Heading level of the name. Other headings are one level below.
   *
   * @default 1
   */
  headingLevel?: Exclude<HeadingLevel, 6>;
  /** Overrides individual strings; the rest keep their defaults. */
  labels?: Partial<TeamMemberDetailLabels>;
}

/**
 * A team member's page: portrait, biography, languages, skills, contact and work. Render it as the page's first
 * section, because it reserves space for the fixed header.
 */
export function TeamMemberDetail({
  member,
  profile,
  work = [],
  back,
  previous,
  next,
  headingLevel = 1,
  labels: labelOverrides,
  ...rest
}: TeamMemberDetailProps) {
  if (process.env.NODE_ENV !== 'production') {
    assertProps('TeamMemberDetail', { member, profile, back }, { work });
    assertFields('TeamMemberDetail', 'member', member, ['name']);
    assertFields('TeamMemberDetail', 'back', back, ['name', 'path']);
    assertItems('TeamMemberDetail', 'work', work, ['title', 'path']);
    assertFields('TeamMemberDetail', 'profile', profile, [], ['paragraphs']);
  }
  const labels = useLabels('TeamMemberDetail', teamMemberDetailLabels, labelOverrides);
  const headingId = useId();
  const { name, role, bio, image, linkedin } = member;
  const { paragraphs, languages = [], skills = [], phone, email, links = [] } = profile;
  const level = headingBelow(headingLevel);
  const pages = [...(linkedin ? [{ name: labels.linkedIn, url: linkedin }] : []), ...links];
  return (
    <Section space="none" aria-labelledby={headingId} {...rest}>
      <Container className={styles.columns}>
        <div className={styles.head}>
          <AgencyLink href={back.path} className={styles.back}>
            <Icon icon={ChevronLeft} directional />
            <span>{back.name}</span>
          </AgencyLink>
          <Heading level={headingLevel} variant="poster" id={headingId} className={styles.name}>
            {name}
          </Heading>
          <p className={styles.role}>{role}</p>
        </div>
        <div className={styles.side}>
          <div className={styles.portrait}>
            {image ? (
              <Picture picture={image} sizes="(width >= 60rem) 26rem, (width >= 40rem) 50vw, 100vw" priority />
            ) : (
              <Initials name={name} />
            )}
          </div>
        </div>
        <div className={styles.text}>
          <Text variant="lead" className={styles.paragraph}>
            {bio}
          </Text>
          {paragraphs.map((paragraph) => (
            <Text key={paragraph} className={styles.paragraph}>
              {paragraph}
            </Text>
          ))}
        </div>
        <div className={styles.facts}>
          {languages.length > 0 && (
            <Fact level={level} heading={labels.languages}>
              {languages.map((language) => (
                <li key={language}>{language}</li>
              ))}
            </Fact>
          )}
          {skills.length > 0 && (
            <Fact level={level} heading={labels.skills}>
              {skills.map((skill) => (
                <li key={skill}>{skill}</li>
              ))}
            </Fact>
          )}
          {(phone || email || pages.length > 0) && (
            <Fact level={level} heading={labels.contact}>
              {phone && (
                <li>
                  <PhoneLink phone={phone} />
                </li>
              )}
              {email && (
                <li>
                  <EmailLink email={email} />
                </li>
              )}
              {pages.map((page) => (
                <li key={page.url}>
                  <AgencyLink href={page.url} className={styles.link}>
                    {page.name}
                  </AgencyLink>
                </li>
              ))}
            </Fact>
          )}
        </div>
        {work.length > 0 && (
          <div className={styles.work}>
            <Heading level={level} variant="heading">
              {labels.work(name)}
            </Heading>
            <ul className={styles.works}>
              {work.map(({ title, path, note }) => (
                <li key={path} className={styles.piece}>
                  <AgencyLink href={path} className={styles.pieceLink}>
                    {title}
                  </AgencyLink>
                  {note && <span className={styles.note}>{note}</span>}
                </li>
              ))}
            </ul>
          </div>
        )}
      </Container>
      {(previous?.path || next?.path) && (
        <Container>
          <nav aria-label={labels.others} className={styles.others}>
            {previous?.path && <Neighbour member={previous} direction="previous" text={labels.previous} />}
            {next?.path && <Neighbour member={next} direction="next" text={labels.next} />}
          </nav>
        </Container>
      )}
    </Section>
  );
}

function Fact({ level, heading, children }: { level: HeadingLevel; heading: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <Heading level={level} variant="subheading" className={styles.term}>
        {heading}
      </Heading>
      <ul className={styles.items}>{children}</ul>
    </div>
  );
}

interface NeighbourProps {
  member: TeamMember;
  direction: 'previous' | 'next';
  text: string;
}

function Neighbour({ member: { name, role, path = '' }, direction, text }: NeighbourProps) {
  return (
    <AgencyLink href={path} rel={direction === 'previous' ? 'prev' : 'next'} className={styles.neighbour[direction]}>
      <span className={styles.direction}>
        <Icon icon={direction === 'previous' ? ArrowLeft : ArrowRight} directional />
        <span>{text}</span>
      </span>{' '}
      <span className={styles.neighbourName}>{name}</span> <span className={styles.neighbourRole}>{role}</span>
    </AgencyLink>
  );
}
