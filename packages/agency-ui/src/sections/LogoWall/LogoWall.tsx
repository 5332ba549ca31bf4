import { useId } from 'react';
import type { Client } from '../../entities/index.js';
import {
  assertItems,
  assertProps,
  Container,
  classes,
  type HeadingLevel,
  Section,
  type SectionProps,
} from '../../primitives/index.js';
import { ClientMark } from '../client-mark/index.js';
import { SectionHead } from '../SectionHead/index.js';
import * as styles from './LogoWall.css.js';

export interface LogoWallProps extends Omit<SectionProps, 'children' | 'space'> {
  /** Label above the heading. */
  eyebrow?: string;
  /** Section heading, which also names the landmark. */
  heading: string;
  /** One or two sentences. Shown next to the heading on wide pages. */
  lead?: string;
  /** Each with a logo, or as text. Without clients, the wall renders nothing. */
  clients: readonly Client[];
  /**
   * Heading level.
   *
   * @default 2
   */
  headingLevel?: HeadingLevel;
}

/** The number of columns, up to a maximum, that leaves the fewest empty cells in the last row. */
function columnsFor<Columns extends number>(count: number, choices: readonly [Columns, ...Columns[]]): Columns {
  const emptyCells = (columns: number) => (columns - (count % columns)) % columns;
  // Starts with the most columns, and keeps them if fewer leave as many empty cells.
  return choices.reduce((best, columns) => (emptyCells(columns) < emptyCells(best) ? columns : best));
}

const columnsOf = (count: number) => ({
  tablet: count < 4 ? (count as 1 | 2 | 3) : columnsFor(count, [4, 3]),
  desktop: count < 6 ? (count as 1 | 2 | 3 | 4 | 5) : columnsFor(count, [6, 5, 4]),
});

/** Many clients or partners in a grid of equal cells, by logo or by name. */
export function LogoWall({ eyebrow, heading, lead, clients, headingLevel = 2, ...rest }: LogoWallProps) {
  if (process.env.NODE_ENV !== 'production') {
    assertProps('LogoWall', { heading }, { clients });
    assertItems('LogoWall', 'clients', clients, ['name'], [], ['logo']);
  }
  const headingId = useId();
  if (clients.length === 0) return null;
  const columns = columnsOf(clients.length);
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
        <ul
          aria-labelledby={headingId}
          className={classes(
            styles.wall,
            styles.columnsFrom.tablet[columns.tablet],
            styles.columnsFrom.desktop[columns.desktop],
          )}
        >
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
