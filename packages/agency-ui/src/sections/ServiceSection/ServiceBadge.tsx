import type { IconComponent } from '../../entities/index.js';
import { classes, Icon } from '../../primitives/index.js';
import { badgeGlyph } from './badge-glyphs.js';
import { burst } from './burst.js';
import * as styles from './ServiceBadge.css.js';

const outline = burst(18, 0.14);

type Ink = keyof typeof styles.ink;

interface ServiceBadgeProps {
  /** An emoji, or a component that renders an icon. */
  badge: string | IconComponent;
  /** The inks of the sticker and its shadow, which is out of register. */
  inks: readonly [sticker: Ink, shadow: Ink];
  className: string | undefined;
}

/** A sticker in two inks with an emoji or an icon. An ornament, hidden from assistive technology. */
export function ServiceBadge({ badge, inks: [sticker, shadow], className }: ServiceBadgeProps) {
  const icon = typeof badge === 'string' ? badgeGlyph(badge) : badge;
  return (
    <span
      aria-hidden="true"
      data-badge={typeof badge === 'string' ? badge : 'custom'}
      className={classes(styles.badge, className)}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false" className={styles.sticker}>
        <path d={outline} transform="translate(5 4)" className={styles.ink[shadow]} />
        <path d={outline} className={styles.ink[sticker]} />
        <circle cx="50" cy="50" r="37" className={styles.stitch} />
      </svg>
      {icon ? (
        <Icon icon={icon} className={styles.glyph} />
      ) : (
        typeof badge === 'string' && <span className={styles.emoji}>{badge}</span>
      )}
    </span>
  );
}
