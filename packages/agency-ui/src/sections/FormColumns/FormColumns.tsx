import type { ReactNode } from 'react';
import { Container, classes, Section, type SectionProps } from '../../primitives/index.js';
import * as styles from './FormColumns.css.js';

export interface FormColumnsProps extends Omit<SectionProps, 'space'> {
  /**
   * A `FormCard`. It takes the larger part of the page and rises into what stands above: a `PageHero` whose `bottomSpace` is
   * `deep`.
   */
  card: ReactNode;
  /** What stands beside the sheet, or under it on narrow pages: `ContactDetails`, say. */
  children: ReactNode;
}

/** A page's form on its sheet, with what belongs beside it (spec section 2, "Contact page" and "Inquiries"). */
export function FormColumns({ card, className, children, ...rest }: FormColumnsProps) {
  return (
    <Section className={classes(styles.section, className)} {...rest}>
      <Container className={styles.columns}>
        <div className={styles.card}>{card}</div>
        <div className={styles.beside}>{children}</div>
      </Container>
    </Section>
  );
}
