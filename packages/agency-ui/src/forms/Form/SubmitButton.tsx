import { Button, type ButtonProps, classes } from '../../primitives/index.js';
import * as styles from './SubmitButton.css.js';

interface SubmitButtonProps extends Omit<ButtonProps, 'type' | 'children'> {
  label: string;
  submittingLabel: string;
  submitting: boolean;
  /**
   * Whether the form has nowhere to submit to, in which case the button is `aria-disabled`.
   *
   * @default false
   */
  actionless?: boolean;
}

/**
 * Submits its form and shows progress. It is never `disabled`, which would lose focus; the form ignores a second press
 * instead.
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
      <span>{submitting ? submittingLabel : label}</span>
    </Button>
  );
}
