import type { TeamMember } from '../../entities/index.js';
import {
  AgencyLink,
  ArrowUpRight,
  Heading,
  type HeadingLevel,
  Icon,
  Picture,
  Text,
  VisuallyHidden,
} from '../../primitives/index.js';
import { Initials } from '../initials/index.js';
import * as styles from './Member.css.js';
import type { MemberShape } from './member-shape.js';
import type { TeamGridLabels } from './TeamGrid.labels.js';

interface MemberProps {
  member: TeamMember;
  shape: MemberShape;
  labels: TeamGridLabels;
  headingLevel: HeadingLevel;
}

const sizes: Record<MemberShape, string> = { full: '31rem', half: '36rem', third: '24rem' };

/** A team member: portrait, name, role and biography. */
export function Member({ member, shape, labels, headingLevel }: MemberProps) {
  const { name, role, bio, image, linkedin, path } = member;
  return (
    <li data-shape={shape} className={styles.places[shape]}>
      <div className={styles.portrait}>
        {image ? (
          <Picture picture={image} sizes={`(width >= 40rem) ${sizes[shape]}, 100vw`} />
        ) : (
          <Initials name={name} />
        )}
      </div>
      <div className={styles.text}>
        <Heading level={headingLevel} variant={shape === 'full' ? 'feature' : 'heading'} className={styles.name}>
          {path ? (
            <AgencyLink href={path} className={styles.link}>
              {name}
            </AgencyLink>
          ) : (
            <span>{name}</span>
          )}
        </Heading>
        <p className={styles.role}>{role}</p>
        <Text className={styles.bio}>{bio}</Text>
        {linkedin && (
          <AgencyLink href={linkedin} newTab className={styles.profile}>
            <span>
              {labels.profile}
              <VisuallyHidden>{` ${labels.profileOf(name)}`}</VisuallyHidden>
            </span>
            <Icon icon={ArrowUpRight} directional />
          </AgencyLink>
        )}
      </div>
    </li>
  );
}
