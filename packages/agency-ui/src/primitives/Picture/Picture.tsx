import type { ComponentPropsWithRef } from 'react';
import type { PictureSource } from '../../entities/index.js';
import { assertProps } from '../assert-props.js';
import { classes } from '../classes.js';
import { warnOfFocus, warnOfPicture } from '../warn.js';
import * as styles from './Picture.css.js';

export interface PictureProps
  extends Omit<ComponentPropsWithRef<'img'>, 'alt' | 'children' | 'height' | 'src' | 'srcSet' | 'width'> {
  /** The picture in several sizes and formats, with its dimensions and alternative text. */
  picture: PictureSource;
  /** The picture's width in the layout, as in the `sizes` attribute. */
  sizes: string;
  /** Overrides the picture's alternative text; '' if adjacent text says the same thing. */
  alt?: string;
  /**
   * Loads the picture eagerly and with high priority. Use it for the one picture in the first viewport; all others load
   * lazily.
   *
   * @default false
   */
  priority?: boolean;
}

/** Only a `srcSet` with width descriptors may have `sizes`. */
const hasWidths = (srcSet: string) => /\s\d+w\b/.test(srcSet);

/**
 * An image that fills its parent, cropped around its focal point, over its placeholder colour. The parent needs an
 * `aspect-ratio` or a size.
 */
export function Picture({ picture, sizes, alt, priority = false, className, ...rest }: PictureProps) {
  if (process.env.NODE_ENV !== 'production') {
    assertProps('Picture', { picture });
    warnOfPicture(picture);
    warnOfFocus(picture.focus);
  }
  const { src, width, height, sources = [], placeholder, focus, phoneFocus } = picture;
  return (
    <picture className={styles.picture}>
      {sources.map((source) => (
        <source
          key={`${source.media} ${source.type}`}
          {...source}
          sizes={hasWidths(source.srcSet) ? sizes : undefined}
        />
      ))}
      <img
        className={classes(
          styles.image,
          focus && styles.focusAcross[Math.round(focus.x * 10)],
          focus && styles.focusDown[Math.round(focus.y * 10)],
          phoneFocus && styles.phoneFocus[phoneFocus],
          className,
        )}
        data-placeholder={placeholder}
        alt={alt ?? picture.alt}
        width={width}
        height={height}
        decoding="async"
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        {...rest}
        // Set after `loading`, because Safari starts the request as soon as `src` is set.
        src={src}
      />
    </picture>
  );
}
