import { useId } from 'react';
import type { Testimonial } from '../../entities/index.js';
import {
  ArrowLink,
  assertItems,
  assertProps,
  Container,
  Grid,
  type HeadingLevel,
  RegistrationMark,
  Section,
  type SectionProps,
} from '../../primitives/index.js';
import { SectionHead } from '../SectionHead/index.js';
import * as styles from './Testimonials.css.js';

export interface TestimonialsProps extends Omit<SectionProps, 'children' | 'space'> {
  /** Label above the heading. */
  eyebrow?: string;
  /** Section heading, which also names the landmark. */
  heading: string;
  /** One or two sentences. Shown next to the heading on wide pages. */
  lead?: string;
  /** One to six; the first is the largest. Without testimonials, the section renders nothing. */
  testimonials: readonly Testimonial[];
  /** A note below the testimonials saying where they come from and when they were collected. */
  note?: string;
  /**
   * Heading level.
   *
   * @default 2
   */
  headingLevel?: HeadingLevel;
}

/** Clients' testimonials, in the style of signed-off proofs. */
export function Testimonials({
  eyebrow,
  heading,
  lead,
  testimonials,
  note,
  headingLevel = 2,
  ...rest
}: TestimonialsProps) {
  if (process.env.NODE_ENV !== 'production') {
    assertProps('Testimonials', {}, { testimonials }, ['name', 'text']);
    assertItems('Testimonials', 'testimonials', testimonials, ['text', 'name']);
  }
  const headingId = useId();
  if (testimonials.length === 0) return null;
  return (
    <Section aria-labelledby={headingId} {...rest}>
      <Container>
        <SectionHead
          eyebrow={eyebrow}
          heading={heading}
          lead={lead}
          headingLevel={headingLevel}
          headingId={headingId}
          variant="title"
        />
        <Grid as="ul" className={styles.slips}>
          {testimonials.map(({ text, name, role, project }) => (
            <li key={name + text} className={styles.cell}>
              <figure className={styles.slip}>
                <RegistrationMark className={styles.register} />
                <blockquote className={styles.quotation}>
                  <p className={styles.text}>{text}</p>
                </blockquote>
                <figcaption className={styles.caption}>
                  <SignedOff className={styles.tick} />
                  <span className={styles.name}>{name}</span>
                  <span className={styles.role}>{role}</span>
                </figcaption>
              </figure>
              {project && (
                <ArrowLink href={project.path} className={styles.project}>
                  {project.name}
                </ArrowLink>
              )}
            </li>
          ))}
        </Grid>
        {note && <p className={styles.note}>{note}</p>}
      </Container>
    </Section>
  );
}

/** A tick in two inks, slightly out of register. An ornament. */
function SignedOff({ className }: { className: string }) {
  const tick = 'M4 21 14 31 36 5';
  return (
    <svg viewBox="0 0 42 38" aria-hidden="true" focusable="false" className={className}>
      <path d={tick} className={styles.underprint} transform="translate(3 3)" />
      <path d={tick} className={styles.keyPrint} />
    </svg>
  );
}
