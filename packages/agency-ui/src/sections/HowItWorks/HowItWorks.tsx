import { type ReactNode, useId } from 'react';
import type { Step } from '../../entities/index.js';
import {
  Container,
  given,
  Heading,
  type HeadingLevel,
  Section,
  type SectionProps,
  Text,
} from '../../primitives/index.js';
import { headingBelow } from '../SectionHead/index.js';
import { SheetColumns } from '../SheetColumns/index.js';
import * as styles from './HowItWorks.css.js';

export interface HowItWorksProps extends Omit<SectionProps, 'children' | 'space'> {
  heading: string;
  /** In their order, mostly three. */
  steps: readonly Step[];
  /** What stands below the steps, such as another way to get in touch. */
  note?: ReactNode;
  /**
   * A `FormSheet` with the form that the steps explain. It takes the larger part of the page and rises into what
   * stands above: a `PageHero` whose `foot` is `deep`.
   */
  sheet?: ReactNode;
  /**
   * Place of the heading in the page's outline; the titles of the steps stand one level below.
   *
   * @default 2
   */
  headingLevel?: Exclude<HeadingLevel, 6>;
}

/** What happens after somebody has asked, in a few numbered steps (spec section 2, "Inquiries"). */
export function HowItWorks({ heading, steps, note, sheet, headingLevel = 2, ...rest }: HowItWorksProps) {
  if (process.env.NODE_ENV !== 'production') given('HowItWorks', {}, { steps });
  const headingId = useId();
  const how = (
    <section aria-labelledby={headingId} className={styles.how}>
      <Heading level={headingLevel} look="feature" id={headingId} className={styles.heading}>
        {heading}
      </Heading>
      <ol className={styles.steps}>
        {steps.map(({ title, description }, index) => (
          <li key={title} className={styles.step}>
            <span aria-hidden="true" className={styles.numeral}>
              {index + 1}
            </span>
            <div className={styles.words}>
              <Heading level={headingBelow(headingLevel)} look="heading" className={styles.title}>
                {title}
              </Heading>
              <Text>{description}</Text>
            </div>
          </li>
        ))}
      </ol>
      {note && <div className={styles.note}>{note}</div>}
    </section>
  );
  if (sheet) {
    return (
      <SheetColumns sheet={sheet} {...rest}>
        {how}
      </SheetColumns>
    );
  }
  return (
    <Section {...rest}>
      <Container>{how}</Container>
    </Section>
  );
}
