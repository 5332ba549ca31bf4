import { classes, Icon } from '../../primitives/index.js';
import { badgeGlyph } from './badge-glyphs.js';
import { burst } from './burst.js';
import * as styles from './ServiceBadge.css.js';

const outline = burst(18, 0.14);

type Ink = keyof typeof styles.ink;

interface ServiceBadgeProps {
  emoji: string;
  /** Inks of the sticker and of its shadow, which is out of register. */
  inks: readonly [sticker: Ink, shadow: Ink];
  className: string | undefined;
}

/** A sticker in two inks with an emoji. An ornament, hidden from assistive technology. */
export function ServiceBadge({ emoji, inks: [sticker, shadow], className }: ServiceBadgeProps) {
  const drawing = badgeGlyph(emoji);
  return (
    <span aria-hidden="true" data-badge={emoji} className={classes(styles.badge, className)}>
      <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false" className={styles.sticker}>
        <path d={outline} transform="translate(5 4)" className={styles.ink[shadow]} />
        <path d={outline} className={styles.ink[sticker]} />
        <circle cx="50" cy="50" r="37" className={styles.stitch} />
      </svg>
      {drawing ? <Icon icon={drawing} className={styles.glyph} /> : <span className={styles.emoji}>{emoji}</span>}
    </span>
  );
}
