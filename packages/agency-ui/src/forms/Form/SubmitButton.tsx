import { Button, type ButtonProps, classes } from '../../primitives/index.js';
import * as styles from './SubmitButton.css.js';

interface SubmitButtonProps extends Omit<ButtonProps, 'type' | 'children'> {
  label: string;
  submittingLabel: string;
  submitting: boolean;
  /**
   * It has nothing to send to, and says so.
   *
   * @default false
   */
  actionless?: boolean;
}

/**
 * Sends its form. While it does, it says so and stays where it is: a `disabled` button would lose the focus, so the
 * form's own guard refuses a second press.
 */
export function SubmitButton({
  label,
  submittingLabel,
  submitting,
  actionless = false,
  icon,
  className,
  ...rest
}: SubmitButtonProps) {
  return (
    <Button
      type={actionless ? 'button' : 'submit'}
      aria-disabled={submitting || actionless || undefined}
      data-submitting={submitting ? '' : undefined}
      className={classes(styles.button, className)}
      {...rest}
      {...(icon && !submitting && { icon })}
    >
      {submitting && <span aria-hidden="true" className={styles.spinner} />}
      {submitting ? submittingLabel : label}
    </Button>
  );
}
