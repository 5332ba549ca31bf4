import { classes } from '../classes.js';
import * as styles from './Button.css.js';
import type { ButtonFace } from './Button.js';

/** The classes of what looks like a button: a button, or a link. */
export const buttonFace = ({ look, size }: Required<Pick<ButtonFace, 'look' | 'size'>>) =>
  classes(styles.button, styles.looks[look], styles.sizes[size]);
