import type { ReactNode } from 'react';
import { Container, classes, Section, type SectionProps } from '../../primitives/index.js';
import * as styles from './SheetColumns.css.js';

export interface SheetColumnsProps extends Omit<SectionProps, 'space'> {
  /**
   * A `FormSheet`. It takes the larger part of the page and rises into what stands above: a `PageHero` whose `foot` is
   * `deep`.
   */
  sheet: ReactNode;
  /** What stands beside the sheet, or under it on narrow pages: `ContactDetails`, say. */
  children: ReactNode;
}

/** A page's form on its sheet, with what belongs beside it (spec section 2, "Contact page" and "Inquiries"). */
export function SheetColumns({ sheet, className, children, ...rest }: SheetColumnsProps) {
  return (
    <Section className={classes(styles.section, className)} {...rest}>
      <Container className={styles.columns}>
        <div className={styles.sheet}>{sheet}</div>
        <div className={styles.beside}>{children}</div>
      </Container>
    </Section>
  );
}
