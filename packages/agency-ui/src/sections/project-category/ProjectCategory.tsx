import { classes } from '../../primitives/index.js';
import * as styles from './ProjectCategory.css.js';

interface ProjectCategoryProps {
  category: string;
  client?: string | undefined;
  /** Class for the line, with its type and colour. */
  className: string;
}

/** A project's category and client on one line, or each on its own line where there isn't room for both. */
export function ProjectCategory({ category, client, className }: ProjectCategoryProps) {
  return (
    <p className={classes(styles.line, className)}>
      <span className={styles.part}>{category}</span>
      {client && <span className={styles.client}>{` ${client}`}</span>}
    </p>
  );
}
