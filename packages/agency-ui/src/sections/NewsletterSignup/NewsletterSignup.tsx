'use client';

import { type FormEvent, useId, useRef, useState } from 'react';
import type { PictureSource } from '../../entities/index.js';
import {
  Button,
  Container,
  classes,
  Heading,
  type HeadingLevel,
  Section,
  type SectionProps,
  Text,
} from '../../primitives/index.js';
import * as styles from './NewsletterSignup.css.js';
import { type NewsletterSignupLabels, newsletterSignupLabels } from './NewsletterSignup.labels.js';
import { Postage } from './Postage.js';
import { type Subscribe, useSubscription } from './useSubscription.js';

export interface NewsletterSignupProps extends Omit<SectionProps, 'children' | 'onSubmit' | 'space'> {
  heading: string;
  /** One sentence: what comes, and how often. */
  description?: string | undefined;
  /** On the stamp. Without one the stamp shows a printer's sun. Decorative. */
  picture?: PictureSource | undefined;
  /**
   * Sends the address. A rejection is shown as a failure, and the address stays in the box. Without a handler this
   * is the box and the button without an action that the spec describes; the button says so with `aria-disabled`.
   */
  onSubmit?: Subscribe | undefined;
  /**
   * Place of the heading in the page's outline.
   *
   * @default 2
   */
  headingLevel?: HeadingLevel;
  labels?: Partial<NewsletterSignupLabels>;
}

/**
 * A box for an email address, as a postcard (spec section 2, "Blog"). State words: `data-subscription` on the card is
 * `idle`, `submitting`, `succeeded` or `failed`.
 */
export function NewsletterSignup({
  heading,
  description,
  picture,
  onSubmit,
  headingLevel = 2,
  labels,
  ...rest
}: NewsletterSignupProps) {
  const words = { ...newsletterSignupLabels, ...labels };
  const headingId = useId();
  const fieldId = useId();
  const errorId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [invalid, setInvalid] = useState(false);
  const { state, email, submit } = useSubscription(onSubmit);
  const submitting = state === 'submitting';

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!field.current || submitting) return;
    setInvalid(false);
    const taken = await submit(field.current.value);
    if (taken && field.current) field.current.value = '';
  };

  const box = (
    <>
      <label htmlFor={fieldId} className={styles.label}>
        {words.email}
      </label>
      <div className={styles.row}>
        <input
          ref={field}
          id={fieldId}
          type="email"
          name="email"
          autoComplete="email"
          required={Boolean(onSubmit)}
          // Read-only rather than disabled, so that focus and what was typed stay.
          readOnly={submitting}
          aria-invalid={invalid || undefined}
          aria-describedby={errorId}
          onInvalid={(event) => {
            // Its message stays, where the browser's would float away.
            event.preventDefault();
            setInvalid(true);
            event.currentTarget.focus();
          }}
          onChange={(event) => {
            if (invalid && event.currentTarget.validity.valid) setInvalid(false);
          }}
          className={styles.field}
        />
        <Button
          type={onSubmit ? 'submit' : 'button'}
          aria-disabled={!onSubmit || submitting || undefined}
          className={styles.button}
        >
          {submitting ? words.submitting : words.subscribe}
        </Button>
      </div>
    </>
  );

  return (
    <Section aria-labelledby={headingId} {...rest}>
      <Container className={styles.wide}>
        <div data-agency-tone="accent" data-subscription={state} className={styles.card}>
          <div className={styles.words}>
            <Heading level={headingLevel} look="feature" id={headingId} className={styles.heading}>
              {heading}
            </Heading>
            {description && <Text look="lead">{description}</Text>}
            {onSubmit ? (
              // Before hydration `dialog` sends nothing anywhere; a plain form would put the address into the URL.
              <form method="dialog" aria-labelledby={headingId} onSubmit={send} className={styles.form}>
                {box}
              </form>
            ) : (
              <div className={styles.form}>{box}</div>
            )}
            {/* Both regions stand here before anything is said (WCAG 4.1.3). */}
            <p id={errorId} role="alert" className={classes(styles.message, styles.error)}>
              {invalid ? words.invalid : state === 'failed' && words.failed}
            </p>
            <p role="status" className={styles.message}>
              {state === 'succeeded' && words.succeeded(email)}
            </p>
          </div>
          <Postage picture={picture} />
        </div>
      </Container>
    </Section>
  );
}
