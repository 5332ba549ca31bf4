import { type ReactNode, useId } from 'react';
import type { PictureSource } from '../../entities/index.js';
import {
  assertProps,
  ColorBar,
  Container,
  classes,
  Eyebrow,
  Heading,
  HighlightedName,
  Picture,
  RegistrationMark,
  Section,
  type SectionProps,
  Text,
} from '../../primitives/index.js';
import type { Tone } from '../../theme/index.js';
import * as styles from './PageHero.css.js';
import { titleSize } from './title-size.js';

export interface PageHeroProps extends Omit<SectionProps, 'children' | 'space' | 'title'> {
  /** The page's `h1`. One to three words are set at poster size; longer titles are smaller. */
  title: string;
  /** The highlighted part of the title. Must be an exact substring of `title`. */
  highlightText?: string | undefined;
  /** One to three sentences. */
  description?: string | undefined;
  /**
   * On `night` it covers the far end of the hero, under a scrim that keeps text at 4.5:1 or better. On other
   * backgrounds, it is next to the text. Without an `alt`, it is decorative.
   */
  picture?: PictureSource | undefined;
  /**
   * Tone of the hero.
   *
   * @default 'night'
   */
  tone?: Tone;
  /** Label above the title. */
  eyebrow?: string | undefined;
  /** `Breadcrumbs`, above the title. */
  breadcrumbs?: ReactNode;
  /** One or two buttons, the primary one first. */
  actions?: ReactNode;
  /** A large ornament behind the title at the far end, such as a `HalftoneGlyph`. Hidden from assistive technology. */
  ornament?: ReactNode;
  /**
   * Padding below. `deep` leaves space for the next section's card, which overlaps the hero.
   *
   * @default 'regular'
   */
  bottomSpace?: 'regular' | 'deep';
  /**
   * Whether a transparent header covers the top of the hero (`SiteHeader` with `transparent`), which reserves space for
   * it. A solid header reserves its own.
   *
   * @default false
   */
  headerOverlap?: boolean;
}

const pictureSizes = {
  over: '(width < 40rem) 100vw, 78vw',
  beside: '(width < 60rem) 100vw, 45vw',
};

/** A page's hero: title, description and picture. */
export function PageHero({
  title,
  highlightText,
  description,
  picture,
  tone = 'night',
  eyebrow,
  breadcrumbs,
  actions,
  ornament,
  bottomSpace = 'regular',
  headerOverlap = false,
  className,
  ...rest
}: PageHeroProps) {
  if (process.env.NODE_ENV !== 'production') assertProps('PageHero', { title });
  const titleId = useId();
  const pictured = tone === 'night' ? 'over' : 'beside';
  const layout = picture ? pictured : ornament ? 'ornament' : 'spread';
  const image = picture && (
    <div data-part="picture" className={styles.pictures[pictured]}>
      <Picture picture={picture} sizes={pictureSizes[pictured]} priority className={styles.image} />
    </div>
  );
  return (
    <Section
      tone={tone}
      space="none"
      aria-labelledby={titleId}
      // `FormColumns` looks for this attribute, because its card overlaps only this section.
      data-bottom-space={bottomSpace === 'deep' ? 'deep' : undefined}
      className={classes(
        styles.heroes[layout],
        bottomSpace === 'deep' && styles.deep,
        headerOverlap && styles.headerOverlap,
        className,
      )}
      {...rest}
    >
      {layout === 'over' && (
        <>
          {image}
          <div className={styles.scrim} />
        </>
      )}
      {ornament && (
        <div aria-hidden="true" className={styles.ornament}>
          {ornament}
        </div>
      )}
      <Container className={styles.wordings[layout]}>
        {(breadcrumbs || layout === 'over') && (
          <div className={styles.tops[layout]}>
            {layout === 'over' && breadcrumbs ? <div className={styles.trail}>{breadcrumbs}</div> : breadcrumbs}
          </div>
        )}
        <div data-part="head" className={styles.name}>
          {eyebrow && <Eyebrow className={styles.eyebrow}>{eyebrow}</Eyebrow>}
          <Heading level={1} variant="poster" id={titleId} className={styles.titles[titleSize(title)]}>
            <HighlightedName name={title} highlightText={highlightText} className={styles.highlight} />
          </Heading>
        </div>
        {(description || actions) && (
          <div className={styles.more}>
            {layout === 'spread' && <ColorBar className={styles.bar} />}
            {description && (
              <Text variant="lead" data-part="lead" className={styles.description}>
                {description}
              </Text>
            )}
            {actions && (
              <div data-part="actions" className={styles.actions}>
                {actions}
              </div>
            )}
          </div>
        )}
      </Container>
      {layout === 'beside' && image}
      {layout === 'spread' && <RegistrationMark className={styles.mark} />}
      {layout === 'over' && (
        <Container className={styles.imprint}>
          <RegistrationMark />
          <ColorBar />
        </Container>
      )}
    </Section>
  );
}
