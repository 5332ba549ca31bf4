import { useId } from 'react';
import type { Quote } from '../../entities/index.js';
import { assertFields, assertProps, Container, Section, type SectionProps } from '../../primitives/index.js';
import type { Tone } from '../../theme/index.js';
import { HalftoneGlyph } from '../HalftoneGlyph/index.js';
import * as styles from './PullQuote.css.js';

export interface PullQuoteProps extends Omit<SectionProps, 'children' | 'space'> {
  /** Without quotation marks, which the component adds. */
  quote: Quote;
  /**
   * Tone of the section and everything in it.
   *
   * @default 'night'
   */
  tone?: Tone;
}

/** The length, in characters, from which quotations are set smaller. */
const longTextLength = 170;

/** A quotation across the page, under a large quotation mark. */
export function PullQuote({ quote, tone = 'night', ...rest }: PullQuoteProps) {
  if (process.env.NODE_ENV !== 'production') {
    assertProps('PullQuote', { quote });
    assertFields('PullQuote', 'quote', quote, ['text', 'name']);
  }
  const nameId = useId();
  const { text, name, role } = quote;
  return (
    <Section tone={tone} space="none" aria-labelledby={nameId} {...rest}>
      <div className={styles.clip}>
        <Container className={styles.body}>
          <HalftoneGlyph glyph="“" className={styles.mark} />
          <figure className={styles.figure}>
            <blockquote className={styles.text} data-length={text.length < longTextLength ? 'short' : 'long'}>
              <p className={styles.paragraph}>{text}</p>
            </blockquote>
            <figcaption className={styles.caption}>
              <span id={nameId} className={styles.name}>
                {name}
              </span>
              {role && <span className={styles.role}>{role}</span>}
            </figcaption>
          </figure>
        </Container>
      </div>
    </Section>
  );
}
