import type { ComponentPropsWithRef } from 'react';
import type { PictureSource } from '../../entities/index.js';
import { classes } from '../classes.js';
import { given } from '../given.js';
import * as styles from './Picture.css.js';

export interface PictureProps
  extends Omit<ComponentPropsWithRef<'img'>, 'alt' | 'children' | 'height' | 'src' | 'srcSet' | 'width'> {
  picture: PictureSource;
  /** How wide the layout shows it, as the `sizes` attribute says it. */
  sizes: string;
  /** Replaces the picture's own text; give '' where the words beside it already say it. */
  alt?: string;
  /**
   * For the one picture that the first screen shows: fetched at once and first. Every other is fetched when it comes
   * near.
   *
   * @default false
   */
  priority?: boolean;
}

/**
 * A picture that fills its box, cropped around its focus, over its placeholder colour. The box decides the shape:
 * give its parent an `aspect-ratio` or a size.
 */
export function Picture({ picture, sizes, alt, priority = false, className, ...rest }: PictureProps) {
  if (process.env.NODE_ENV !== 'production') given('Picture', { picture });
  const { src, width, height, sources = [], placeholder, focus } = picture;
  return (
    <picture className={styles.picture}>
      {sources.map((source) => (
        <source key={`${source.media} ${source.type}`} {...source} sizes={sizes} />
      ))}
      <img
        className={classes(
          styles.image,
          focus && styles.focusAcross[Math.round(focus.x * 10)],
          focus && styles.focusDown[Math.round(focus.y * 10)],
          className,
        )}
        data-placeholder={placeholder}
        alt={alt ?? picture.alt}
        width={width}
        height={height}
        sizes={sizes}
        decoding="async"
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        {...rest}
        // After `sizes` and `loading`: Safari starts fetching when it sees the address.
        src={src}
      />
    </picture>
  );
}
