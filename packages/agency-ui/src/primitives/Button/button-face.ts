import { classes } from '../classes.js';
import * as styles from './Button.css.js';
import type { ButtonFace } from './Button.js';

/** Classes shared by `Button` and `ButtonLink`. */
export const buttonFace = ({ variant, size }: Required<Pick<ButtonFace, 'variant' | 'size'>>) =>
  classes(styles.button, styles.variants[variant], styles.sizes[size]);
