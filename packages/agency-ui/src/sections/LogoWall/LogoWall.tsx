import { useId } from 'react';
import type { Client } from '../../entities/index.js';
import { assertProps, Container, type HeadingLevel, Section, type SectionProps } from '../../primitives/index.js';
import { ClientMark } from '../client-mark/index.js';
import { SectionHead } from '../SectionHead/index.js';
import * as styles from './LogoWall.css.js';

export interface LogoWallProps extends Omit<SectionProps, 'children' | 'space'> {
  /** Label above the heading. */
  eyebrow?: string;
  /** Heading of the section, which also names its landmark. */
  heading: string;
  /** One or two sentences. Shown next to the heading on wide pages. */
  lead?: string;
  /** With a logo, or set in type. Without any the wall renders nothing. */
  clients: readonly Client[];
  /**
   * Heading level.
   *
   * @default 2
   */
  headingLevel?: HeadingLevel;
}

/** Many clients or partners in a grid of equal cells, by logo or by name. */
export function LogoWall({ eyebrow, heading, lead, clients, headingLevel = 2, ...rest }: LogoWallProps) {
  if (process.env.NODE_ENV !== 'production') assertProps('LogoWall', { heading }, { clients });
  const headingId = useId();
  if (clients.length === 0) return null;
  return (
    <Section aria-labelledby={headingId} {...rest}>
      <Container>
        <SectionHead
          eyebrow={eyebrow}
          heading={heading}
          lead={lead}
          headingLevel={headingLevel}
          headingId={headingId}
        />
        <ul aria-labelledby={headingId} className={styles.wall}>
          {clients.map((client) => (
            <li key={client.name} className={styles.cell}>
              <ClientMark client={client} className={styles.logo} />
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
