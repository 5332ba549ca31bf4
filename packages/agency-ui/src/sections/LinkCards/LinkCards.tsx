import { useId } from 'react';
import type { PictureSource } from '../../entities/index.js';
import {
  AgencyLink,
  ArrowRight,
  assertItems,
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

/** A card with a link. */
export interface LinkCard {
  title: string;
  text?: string;
  path: string;
  picture?: PictureSource;
}

export interface LinkCardsProps extends Omit<SectionProps, 'children' | 'space'> {
  /** Label above the heading. */
  eyebrow?: string;
  /** Section heading, which also names the landmark. */
  heading: string;
  /** One or two sentences. Shown next to the heading on wide pages. */
  lead?: string;
  /**
   * Two to six. If any picture is missing, all cards become lines of an index. Without cards, the section renders
   * nothing.
   */
  cards: readonly LinkCard[];
  /**
   * Heading level. Card titles are one level below.
   *
   * @default 2
   */
  headingLevel?: Exclude<HeadingLevel, 6>;
}

const widths: Record<CardShape, string> = { third: '24rem', broad: '43rem', narrow: '31rem', full: '43rem' };

/** Links to related pages, as picture cards or, without pictures, as an index. */
export function LinkCards({ eyebrow, heading, lead, cards, headingLevel = 2, ...rest }: LinkCardsProps) {
  if (process.env.NODE_ENV !== 'production') {
    assertProps('LinkCards', {}, { cards });
    assertItems('LinkCards', 'cards', cards, ['title', 'path'], [], ['text', 'picture']);
  }
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
                      // The adjacent title names the link.
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
