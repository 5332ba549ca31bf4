import { type ReactNode, useId } from 'react';
import type { Step } from '../../entities/index.js';
import {
  assertItems,
  assertProps,
  Container,
  Heading,
  type HeadingLevel,
  Section,
  type SectionProps,
  Text,
} from '../../primitives/index.js';
import { FormColumns } from '../FormColumns/index.js';
import { headingBelow } from '../SectionHead/index.js';
import * as styles from './HowItWorks.css.js';

export interface HowItWorksProps extends Omit<SectionProps, 'children' | 'space'> {
  /** Section heading, which also names the landmark. */
  heading: string;
  /** Steps in order, usually three. */
  steps: readonly Step[];
  /** Content below the steps, such as another way to get in touch. */
  footer?: ReactNode;
  /**
   * A `FormCard` with the form that the steps explain. It takes the larger column and overlaps the previous section, a
   * `PageHero` with `bottomSpace="deep"`.
   */
  card?: ReactNode;
  /**
   * Heading level. Step titles are one level below.
   *
   * @default 2
   */
  headingLevel?: Exclude<HeadingLevel, 6>;
}

/** The process after an enquiry, as a few numbered steps. */
export function HowItWorks({ heading, steps, footer, card, headingLevel = 2, ...rest }: HowItWorksProps) {
  if (process.env.NODE_ENV !== 'production') {
    assertProps('HowItWorks', {}, { steps });
    assertItems('HowItWorks', 'steps', steps, ['title'], [], ['description']);
  }
  const headingId = useId();
  const how = (
    <section aria-labelledby={headingId} className={styles.how}>
      <Heading level={headingLevel} variant="feature" id={headingId} className={styles.heading}>
        {heading}
      </Heading>
      <ol className={styles.steps}>
        {steps.map(({ title, description }, index) => (
          <li key={title} className={styles.step}>
            <span aria-hidden="true" className={styles.numeral}>
              {index + 1}
            </span>
            <div className={styles.text}>
              <Heading level={headingBelow(headingLevel)} variant="heading" className={styles.title}>
                {title}
              </Heading>
              <Text>{description}</Text>
            </div>
          </li>
        ))}
      </ol>
      {footer && <div className={styles.footer}>{footer}</div>}
    </section>
  );
  if (card) {
    return (
      <FormColumns card={card} {...rest}>
        {how}
      </FormColumns>
    );
  }
  return (
    <Section {...rest}>
      <Container>{how}</Container>
    </Section>
  );
}
