import { type ComponentPropsWithoutRef, memo } from 'react';
import type { HeroSlide, NavigationItem } from '../../entities/index.js';
import {
  ArrowRight,
  ButtonLink,
  Eyebrow,
  Heading,
  type HeadingLevel,
  HighlightedName,
  Text,
} from '../../primitives/index.js';
import * as styles from './HeroCarousel.css.js';

interface HeroSlideTextProps extends ComponentPropsWithoutRef<'div'> {
  slide: HeroSlide;
  titleLevel: HeadingLevel;
  primaryAction: NavigationItem;
  secondaryActionName: string | undefined;
}

/**
 * A slide's text and links. Its picture is in a separate layer with its own transition. Memoised, because only two of a
 * dozen slides change at a time.
 */
export const HeroSlideText = memo(function HeroSlideText({
  slide,
  titleLevel,
  primaryAction,
  secondaryActionName,
  ...rest
}: HeroSlideTextProps) {
  return (
    <div data-part="content" className={styles.slide} {...rest}>
      {slide.eyebrow && <Eyebrow className={styles.eyebrow}>{slide.eyebrow}</Eyebrow>}
      <Heading level={titleLevel} variant="poster" data-part="title" className={styles.title}>
        <HighlightedName name={slide.title} highlightText={slide.highlightText} className={styles.highlight} />
      </Heading>
      <Text variant="lead" data-part="text" className={styles.description}>
        {slide.description}
      </Text>
      <div data-part="actions" className={styles.actions}>
        <ButtonLink size="large" icon={ArrowRight} href={primaryAction.path} className={styles.action}>
          {primaryAction.name}
        </ButtonLink>
        {secondaryActionName && slide.servicePath && (
          <ButtonLink size="large" variant="outline" href={slide.servicePath} className={styles.action}>
            {secondaryActionName}
          </ButtonLink>
        )}
      </div>
    </div>
  );
});
