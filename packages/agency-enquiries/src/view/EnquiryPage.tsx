import { Button } from 'agency-ui/primitives/Button';
import { ButtonLink } from 'agency-ui/primitives/ButtonLink';
import { Heading } from 'agency-ui/primitives/Heading';
import { Stack } from 'agency-ui/primitives/Stack';
import { Text } from 'agency-ui/primitives/Text';
import { fileTypes, formatBytes, referenceOf } from 'agency-ui/schemas';
import type { ReactNode } from 'react';
import { namedValuesOf, nameOf, titleOf } from '../enquiry.js';
import type { FormDescriptions } from '../form-description.js';
import type { DeliverySummary, StoredEnquiry } from '../store/store.js';
import { showDirections } from '../visible-text.js';
import { Frame } from './Frame.js';
import { addressOf } from './list-query.js';
import { Badges, Time } from './parts.js';
import { type Done, viewLabels as labels } from './view-labels.js';

export interface EnquiryPageProps {
  enquiry: StoredEnquiry;
  forms: FormDescriptions;
  /** Whether the visitor is currently subscribed to the newsletter. */
  isSubscribed: boolean;
  /** Whether file contents can be read. */
  canDownload: boolean;
  done?: Done | undefined;
  stylesheets: readonly string[];
}

/** The visitor's name, or other text that distinguishes the enquiry. */
export const headingOf = (enquiry: StoredEnquiry, forms: FormDescriptions): string =>
  nameOf(enquiry, forms) || enquiry.email || labels.unnamed;

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="view-panel">
      <Stack>
        <Heading level={2} variant="heading">
          {title}
        </Heading>
        {children}
      </Stack>
    </section>
  );
}

function Fields({ enquiry, forms }: Pick<EnquiryPageProps, 'enquiry' | 'forms'>) {
  // Files have their own section.
  const values = namedValuesOf({ ...enquiry, files: [] }, forms);
  if (values.length === 0) return <Text>{labels.noFields}</Text>;
  return (
    <dl className="view-fields">
      {values.map(({ label, text, isLong }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd data-long={isLong || undefined}>
            <bdi>{text}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** `PDF`, or the media type of a file that no form accepts any more. */
const nameOfType = (type: string): string =>
  Object.values(fileTypes).find(({ mediaTypes }) => (mediaTypes as readonly string[]).includes(type))?.name ?? type;

function Files({ enquiry, canDownload }: Pick<EnquiryPageProps, 'enquiry' | 'canDownload'>) {
  return (
    <>
      <ul className="view-deliveries">
        {(enquiry.files ?? []).map(({ id, name, type, bytes }) => (
          <li key={id}>
            <p>
              {canDownload ? (
                <a href={`/enquiries/${enquiry.id}/files/${id}`}>
                  <bdi>{showDirections(name)}</bdi>
                </a>
              ) : (
                <bdi>{showDirections(name)}</bdi>
              )}
            </p>
            <Text variant="small" muted>
              {nameOfType(type)}, {formatBytes(bytes, 'en')}
            </Text>
          </li>
        ))}
      </ul>
      {!canDownload && <Text variant="small">{labels.noFileStore}</Text>}
    </>
  );
}

function Delivery({ channel, recipient, state, attempts, nextAttemptAt, lastError, sentAt }: DeliverySummary) {
  return (
    <li>
      <p>
        <span data-state={state} className="view-badge">
          {labels.states[state]}
        </span>{' '}
        {labels.receiver(channel, recipient)}
      </p>
      <Text variant="small" muted>
        {labels.attempts(attempts)}
        {sentAt && (
          <>
            , {labels.sentAt} <Time at={sentAt} />
          </>
        )}
        {state === 'pending' && attempts > 0 && (
          <>
            , {labels.nextAt} <Time at={nextAttemptAt} />
          </>
        )}
      </Text>
      {lastError && (
        <Text variant="small">
          {labels.lastError} <bdi>{lastError}</bdi>
        </Text>
      )}
    </li>
  );
}

function Deliveries({ enquiry: { id, deliveries } }: Pick<EnquiryPageProps, 'enquiry'>) {
  if (deliveries.length === 0) return <Text>{labels.noDeliveries}</Text>;
  return (
    <>
      <ul className="view-deliveries">
        {deliveries.map((delivery) => (
          <Delivery key={`${delivery.channel} ${delivery.recipient}`} {...delivery} />
        ))}
      </ul>
      {deliveries.some(({ state }) => state !== 'sent') && (
        <form method="post" action={`/enquiries/${id}/retry`}>
          <Button type="submit" variant="outline" size="compact">
            {labels.retry}
          </Button>
        </form>
      )}
    </>
  );
}

function Details({ enquiry, isSubscribed }: Pick<EnquiryPageProps, 'enquiry' | 'isSubscribed'>) {
  const facts: [string, ReactNode][] = [
    [labels.received, <Time key="time" at={enquiry.receivedAt} />],
    [labels.page, enquiry.page],
    [labels.locale, enquiry.locale],
    [labels.reference, referenceOf(enquiry.id)],
    [labels.id, enquiry.id],
    [labels.reasons, enquiry.spam],
    [labels.subscribed, isSubscribed && labels.isSubscribed],
  ];
  return (
    <dl className="view-facts">
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

function Actions({ enquiry, isSubscribed }: Pick<EnquiryPageProps, 'enquiry' | 'isSubscribed'>) {
  const { id, isJob, email } = enquiry;
  return (
    <div className="view-actions">
      {email && (
        <ButtonLink size="compact" href={`mailto:${encodeURIComponent(email)}`}>
          {labels.reply}
        </ButtonLink>
      )}
      <form method="post" action={`/enquiries/${id}/job`}>
        <input type="hidden" name="job" value={isJob ? 'off' : 'on'} />
        <Button type="submit" variant="outline" size="compact">
          {isJob ? labels.unmarkJob : labels.markJob}
        </Button>
      </form>
      {!isJob && (
        <Text variant="small" muted>
          {labels.markJobHint}
        </Text>
      )}
      {isSubscribed && (
        <ButtonLink
          variant="outline"
          size="compact"
          href={addressOf('/subscribers/unsubscribe', { email, enquiry: id })}
        >
          {labels.unsubscribe}
        </ButtonLink>
      )}
      <ButtonLink variant="outline" size="compact" href={`/enquiries/${id}/delete`}>
        {labels.delete}
      </ButtonLink>
    </div>
  );
}

/** One enquiry with everything stored about it. */
export function EnquiryPage({ enquiry, forms, isSubscribed, canDownload, done, stylesheets }: EnquiryPageProps) {
  return (
    <Frame
      title={headingOf(enquiry, forms)}
      aside={
        <div className="view-row">
          <Text muted>{titleOf(enquiry, forms)}</Text>
          <Badges enquiry={enquiry} />
        </div>
      }
      done={done}
      stylesheets={stylesheets}
    >
      <div className="view-columns">
        <Stack gap="large">
          <Panel title={labels.fields}>
            <Fields enquiry={enquiry} forms={forms} />
          </Panel>
          {enquiry.files && (
            <Panel title={labels.files}>
              <Files enquiry={enquiry} canDownload={canDownload} />
            </Panel>
          )}
        </Stack>
        <Stack gap="large">
          <Panel title={labels.actions}>
            <Actions enquiry={enquiry} isSubscribed={isSubscribed} />
          </Panel>
          <Panel title={labels.deliveries}>
            <Deliveries enquiry={enquiry} />
          </Panel>
          <Panel title={labels.details}>
            <Details enquiry={enquiry} isSubscribed={isSubscribed} />
          </Panel>
        </Stack>
      </div>
    </Frame>
  );
}
