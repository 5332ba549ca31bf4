import type { ReactNode } from 'react';
import {
  ButtonLink,
  Check,
  CircleAlert,
  formatDate,
  Icon,
  phoneUrl,
  useAgency,
  VisuallyHidden,
} from '../../primitives/index.js';
import type { LabelsInUse } from './Form.labels.js';
import { type FormFallback, mailUrl, whatsAppUrl } from './fallback-links.js';
import * as styles from './SubmissionMessages.css.js';
import type { FormModel } from './useForm.js';

interface SubmissionMessagesProps {
  model: Pick<
    FormModel,
    'status' | 'failure' | 'sentences' | 'text' | 'overdueSince' | 'hasFiles' | 'isKept' | 'discard'
  >;
  labels: LabelsInUse;
  /** Shown after the message of a queued form that has files. */
  keepOpen: string;
  fallback?: FormFallback | undefined;
  /** Announced politely when it appears. */
  success?: ReactNode;
  /** Announced politely too, but not shown. */
  announcement?: string | undefined;
  /** Stays after the success message has gone, so that reading it has no time limit (WCAG 2.2.1). */
  persistentMessage?: ReactNode;
}

function Notice({ variant, children }: { variant: 'success' | 'failure' | 'queued'; children: ReactNode }) {
  return (
    <div className={styles.notice[variant]}>
      <Icon icon={variant === 'success' ? Check : CircleAlert} className={styles.icons[variant]} />
      <div>{children}</div>
    </div>
  );
}

/** A submission's status. Both live regions exist before their first message (WCAG 4.1.3). */
export function SubmissionMessages({
  model: { status, failure, sentences, text, overdueSince, hasFiles, isKept, discard },
  labels,
  keepOpen,
  fallback: { whatsapp, email, phone } = {},
  success,
  announcement,
  persistentMessage,
}: SubmissionMessagesProps) {
  const links = [
    whatsapp && { label: labels.fallbackWhatsApp, href: whatsAppUrl(whatsapp, text) },
    email && { label: labels.fallbackEmail, href: mailUrl(email, labels.fallbackSubject, text) },
    phone && { label: <bdi dir="ltr">{phone}</bdi>, href: phoneUrl(phone) },
  ].filter((link) => link !== undefined && link !== '');
  const { locale } = useAgency();
  const otherWays = links.length > 0 && (
    <div className={styles.fallback}>
      <p className={styles.fallbackText}>{labels.fallback}</p>
      {links.map(({ label, href }) => (
        <ButtonLink key={href} href={href} variant="outline" size="compact">
          {label}
        </ButtonLink>
      ))}
    </div>
  );
  return (
    <>
      <div role="status">
        {status === 'succeeded' && success && <Notice variant="success">{success}</Notice>}
        {announcement && <VisuallyHidden>{announcement}</VisuallyHidden>}
        {status === 'queued' && (
          <Notice variant="queued">
            <div>
              {overdueSince === undefined
                ? labels.queued
                : labels.overdue(formatDate(overdueSince, locale, { dateStyle: 'long' }))}
            </div>
            {(hasFiles || overdueSince === undefined) && (
              <div>{hasFiles ? keepOpen : isKept ? labels.queuedDraft : labels.queuedOnPage}</div>
            )}
            {otherWays}
          </Notice>
        )}
      </div>
      <div role="alert">
        {status === 'failed' && (
          <Notice variant="failure">
            <div>{failure ?? labels.failed}</div>
            {sentences.map((sentence) => (
              <div key={sentence}>{sentence}</div>
            ))}
            {otherWays}
          </Notice>
        )}
      </div>
      {status === 'succeeded' && persistentMessage && (
        <p className={styles.persistent}>
          <Icon icon={Check} className={styles.icons.success} />
          <span>{persistentMessage}</span>
        </p>
      )}
      {discard && (
        <p className={styles.hint}>
          {status !== 'queued' && <span>{labels.draftRestored}</span>}
          <button type="button" onClick={discard} className={styles.discard}>
            {labels.discardDraft}
          </button>
        </p>
      )}
    </>
  );
}
