import type { ReactNode } from 'react';
import { Container, classes, Section, type SectionProps } from '../../primitives/index.js';
import * as styles from './FormColumns.css.js';

export interface FormColumnsProps extends Omit<SectionProps, 'space'> {
  /**
   * A `FormCard`. It takes the larger column and overlaps the previous section if that is a `PageHero` with
   * `bottomSpace="deep"`.
   */
  card: ReactNode;
  /** Content next to the card, or below it on narrow pages, such as `ContactDetails`. */
  children: ReactNode;
}

/** A form on a card, with related content next to it. */
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
