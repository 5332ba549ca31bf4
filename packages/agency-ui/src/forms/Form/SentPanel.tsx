import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button, ButtonLink, Check, Heading, type HeadingLevel, Icon } from '../../primitives/index.js';
import type { LabelsInUse } from './Form.labels.js';
import { type FormFallback, mailUrl, whatsAppUrl } from './fallback-links.js';
import * as styles from './SentPanel.css.js';
import type { SentValue } from './sent-values.js';

/**
 * Delay before focus moves to the title, in ms. Screen readers need a moment to notice a new element: Orca says nothing
 * if focus moves there immediately.
 */
const focusDelayMs = 300;

/** Scrolls to the title. `focus` alone would scroll it to the middle of the screen. */
function showOnScreen(title: Element | null) {
  // jsdom has no layout and lacks this method.
  title?.scrollIntoView?.({ block: 'nearest', behavior: 'instant' });
}

function isOffScreen(title: Element | null): boolean {
  const { top = 0, bottom = 0 } = title?.getBoundingClientRect() ?? {};
  return bottom < 0 || top > innerHeight;
}

interface SentPanelProps {
  headingLevel: HeadingLevel;
  /** Confirms the success; undefined if the page around the form already does. */
  title: string | undefined;
  /** For `confirmation="notice"`: replaces the title once the notice has gone. */
  notice?: { isGone: boolean; lasting: string } | undefined;
  /** What happens next. */
  text: ReactNode;
  nextSteps: ReactNode;
  /** Says that nothing was delivered. */
  demonstration: ReactNode;
  reference: string | undefined;
  values: readonly SentValue[];
  labels: LabelsInUse;
  fallback: FormFallback | undefined;
  /** Whether focus moves to the title. */
  takesFocus: boolean;
  /** Omits the reference and the list, for a form with a single field. */
  isCompact: boolean;
  /** Brings back an empty form: an event handler, or the URL of the form’s page. */
  again: string | (() => void);
}

/** Replaces the fields after a success, showing what was sent, its reference, and what happens next. */
export function SentPanel({
  headingLevel,
  title,
  notice,
  text,
  nextSteps,
  demonstration,
  reference,
  values,
  labels,
  fallback: { whatsapp, email } = {},
  takesFocus,
  isCompact,
  again,
}: SentPanelProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (!takesFocus) return;
    showOnScreen(heading.current);
    const { activeElement: before, body } = document;
    const timer = setTimeout(() => {
      // Browsers move focus from a hidden field to the body. If focus is anywhere else, the visitor has moved it.
      if (![before, body].includes(document.activeElement)) return;
      heading.current?.focus({ preventScroll: true });
      // A smooth scroll that was already under way, for example to the button, still runs to its end.
      if (isOffScreen(heading.current)) showOnScreen(heading.current);
    }, focusDelayMs);
    return () => clearTimeout(timer);
  }, [takesFocus]);

  const subject = reference ? labels.sentAddSubject(reference) : labels.fallbackSubject;
  const links = [
    whatsapp && { label: labels.fallbackWhatsApp, href: whatsAppUrl(whatsapp, reference ? `${subject}\n` : '') },
    email && { label: labels.fallbackEmail, href: mailUrl(email, subject, '') },
  ].filter((link) => link !== undefined && link !== '');
  const summaryLevel = Math.min(headingLevel + (title === undefined ? 0 : 1), 6) as HeadingLevel;

  return (
    <div data-part="sent" className={styles.panel}>
      {title !== undefined && (
        <Heading
          ref={heading}
          level={headingLevel}
          variant="heading"
          tabIndex={-1}
          aria-describedby={text || nextSteps || demonstration ? `${id}-text` : undefined}
          className={styles.title[isCompact ? 'compact' : notice && !notice.isGone ? 'notice' : 'plain']}
        >
          <Icon icon={Check} className={styles.check} />
          {notice ? (
            // Both strings occupy the same place, so that nothing moves when the notice disappears.
            <span className={styles.stack}>
              <span className={styles.layer} style={{ visibility: notice.isGone ? 'hidden' : 'visible' }}>
                {title}
              </span>
              <span className={styles.layer} style={{ visibility: notice.isGone ? 'visible' : 'hidden' }}>
                {notice.lasting}
              </span>
            </span>
          ) : (
            <span>{title}</span>
          )}
        </Heading>
      )}
      {(text || nextSteps || demonstration) && (
        <div id={`${id}-text`} className={styles.text}>
          {text && <p className={styles.paragraph}>{text}</p>}
          {nextSteps && <div>{nextSteps}</div>}
          {demonstration && <p className={styles.paragraph}>{demonstration}</p>}
        </div>
      )}
      {!isCompact && reference !== undefined && (
        <dl className={styles.ticket}>
          <dt className={styles.label}>{labels.sentReference}</dt>
          <dd className={styles.reference}>
            <bdi translate="no">{reference}</bdi>
          </dd>
        </dl>
      )}
      {!isCompact && values.length > 0 && (
        <div>
          <Heading level={summaryLevel} variant="subheading">
            {labels.sentSummary}
          </Heading>
          <dl className={styles.values}>
            {values.map(({ name, label, text: value }) => (
              <div key={name} className={styles.row}>
                <dt className={styles.label}>{label}</dt>
                <dd className={styles.value}>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      <div className={styles.ways}>
        {!isCompact && links.length > 0 && (
          <div className={styles.add}>
            <p className={styles.addText}>{labels.sentAdd}</p>
            {links.map(({ label, href }) => (
              <ButtonLink key={label} href={href} variant="outline" size="compact">
                {label}
              </ButtonLink>
            ))}
          </div>
        )}
        {typeof again === 'string' ? (
          <ButtonLink href={again} variant="outline" size="compact">
            {labels.sentAgain}
          </ButtonLink>
        ) : (
          <Button type="button" variant="outline" size="compact" onClick={again}>
            {labels.sentAgain}
          </Button>
        )}
      </div>
    </div>
  );
}
