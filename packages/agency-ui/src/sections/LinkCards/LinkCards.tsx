import { useId } from 'react';
import type { PictureSource } from '../../entities/index.js';
import {
  AgencyLink,
  ArrowRight,
  assertProps,
  Container,
  Grid,
  Heading,
  type HeadingLevel,
  Icon,
  Picture,
  Section,
  type SectionProps,
  Text,
} from '../../primitives/index.js';
import { headingBelow, SectionHead } from '../SectionHead/index.js';
import { type CardShape, cardShape } from './card-shape.js';
import * as styles from './LinkCards.css.js';

/** A way onwards. */
export interface LinkCard {
  title: string;
  text?: string;
  path: string;
  picture?: PictureSource;
}

export interface LinkCardsProps extends Omit<SectionProps, 'children' | 'space'> {
  /** The small label above the heading. */
  eyebrow?: string;
  heading: string;
  /** A sentence or two. Stands beside the heading where there is room. */
  lead?: string;
  /** Two to six. If any has no picture, all stand as lines of an index. Without any the section renders nothing. */
  cards: readonly LinkCard[];
  /**
   * Place of the heading in the page's outline. The cards' titles stand one level below.
   *
   * @default 2
   */
  headingLevel?: Exclude<HeadingLevel, 6>;
}

const widths: Record<CardShape, string> = { third: '24rem', broad: '43rem', narrow: '31rem', full: '43rem' };

/** A few pages that lead on from this one: pictures side by side, or an index where there are no pictures. */
export function LinkCards({ eyebrow, heading, lead, cards, headingLevel = 2, ...rest }: LinkCardsProps) {
  if (process.env.NODE_ENV !== 'production') assertProps('LinkCards', {}, { cards });
  const headingId = useId();
  if (cards.length === 0) return null;
  const variant = cards.every(({ picture }) => picture) ? 'pictures' : 'index';
  return (
    <Section aria-labelledby={headingId} data-variant={variant} {...rest}>
      <Container>
        <SectionHead
          eyebrow={eyebrow}
          heading={heading}
          lead={lead}
          headingLevel={headingLevel}
          headingId={headingId}
        />
        <Grid as="ul" className={styles.cards[variant]}>
          {cards.map(({ title, text, path, picture }, index) => {
            const shape = variant === 'index' ? 'full' : cardShape(index, cards.length);
            return (
              <li key={path + title} data-shape={shape} className={styles.places[variant === 'index' ? 'line' : shape]}>
                {variant === 'pictures' && picture && (
                  <div className={styles.plate}>
                    <Picture
                      picture={picture}
                      // The title beside it names where the link leads.
                      alt=""
                      sizes={`(width >= 60rem) ${widths[shape]}, (width >= 40rem) 13rem, 6.5rem`}
                      className={styles.picture}
                    />
                  </div>
                )}
                <Heading level={headingBelow(headingLevel)} variant="heading" className={styles.title}>
                  <AgencyLink href={path} className={styles.link}>
                    {title}
                  </AgencyLink>
                  <Icon icon={ArrowRight} directional className={styles.arrow} />
                </Heading>
                {text && (
                  <Text muted className={styles.text}>
                    {text}
                  </Text>
                )}
              </li>
            );
          })}
        </Grid>
      </Container>
    </Section>
  );
}
