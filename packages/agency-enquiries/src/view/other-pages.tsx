/** The owner's other pages: confirmations before deleting, subscribers, and errors. */
import { TextField } from 'agency-ui/forms/TextField';
import { Button } from 'agency-ui/primitives/Button';
import { ButtonLink } from 'agency-ui/primitives/ButtonLink';
import { Text } from 'agency-ui/primitives/Text';
import type { StoredEnquiry } from '../store/store.js';
import type { Subscription } from '../subscription.js';
import { Frame } from './Frame.js';
import { addressOf } from './list-query.js';
import { Time } from './parts.js';
import { type Done, viewLabels as labels } from './view-labels.js';

interface DeletePageProps {
  enquiry: StoredEnquiry;
  /** The visitor's name or address. */
  name: string;
  /** The number of enquiries with the same e-mail address. */
  ofPerson: number;
  stylesheets: readonly string[];
}

/** Asks for confirmation before deleting one enquiry or all of its sender's data. */
export function DeletePage({ enquiry: { id, email }, name, ofPerson, stylesheets }: DeletePageProps) {
  const choices = [
    { scope: 'enquiry', text: labels.deleteOne },
    ...(email ? [{ scope: 'person', text: labels.deletePerson(ofPerson, email) }] : []),
  ];
  return (
    <Frame title={labels.deleteTitle} stylesheets={stylesheets}>
      <Text>{labels.deleteText(name)}</Text>
      <div className="view-actions">
        <ButtonLink href={`/enquiries/${id}`}>{labels.keep}</ButtonLink>
        {choices.map(({ scope, text }) => (
          <form key={scope} method="post" action={`/enquiries/${id}/delete`}>
            <input type="hidden" name="scope" value={scope} />
            <Button type="submit" variant="outline">
              {text}
            </Button>
          </form>
        ))}
      </div>
    </Frame>
  );
}

interface UnsubscribePageProps {
  email: string;
  /** The page to return to. */
  back: string;
  stylesheets: readonly string[];
}

/** Asks for confirmation before ending a newsletter subscription. */
export function UnsubscribePage({ email, back, stylesheets }: UnsubscribePageProps) {
  return (
    <Frame title={labels.unsubscribeTitle} stylesheets={stylesheets}>
      <Text>{labels.unsubscribeText(email)}</Text>
      <div className="view-actions">
        <ButtonLink href={back}>{labels.keep}</ButtonLink>
        <form method="post" action="/subscribers/unsubscribe">
          <input type="hidden" name="email" value={email} />
          <Button type="submit" variant="outline">
            {labels.unsubscribeOne}
          </Button>
        </form>
      </div>
    </Frame>
  );
}

interface SubscribersPageProps {
  subscriptions: readonly Subscription[];
  hasMore: boolean;
  /** The search text for addresses, as typed. */
  search: string;
  isFirst: boolean;
  done?: Done | undefined;
  stylesheets: readonly string[];
}

/** The newsletter's subscribers, ordered by address. */
export function SubscribersPage({ subscriptions, hasMore, search, isFirst, done, stylesheets }: SubscribersPageProps) {
  const path = '/subscribers';
  return (
    <Frame title={labels.subscribersTitle} current={path} done={done} stylesheets={stylesheets}>
      <form method="get" action={path} className="view-panel">
        <div className="view-filters">
          <TextField
            type="search"
            name="q"
            label={labels.subscriberSearch}
            labels={{ optional: '' }}
            defaultValue={search}
          />
          <div className="view-row view-wide">
            <Button type="submit">{labels.subscriberFind}</Button>
          </div>
        </div>
      </form>
      {subscriptions.length === 0 && <Text variant="lead">{labels.subscribersEmpty}</Text>}
      {subscriptions.length > 0 && (
        <ul className="view-list">
          {subscriptions.map(({ email, subscribedAt, spam }) => (
            <li key={email} className="view-item">
              <p className="view-who">{email}</p>
              <p className="view-mail">
                {labels.since} <Time at={subscribedAt} />
                {spam && ` · ${labels.spam}: ${spam}`}
              </p>
              <div className="view-aside">
                <ButtonLink
                  variant="outline"
                  size="compact"
                  href={addressOf('/subscribers/unsubscribe', { email })}
                  aria-label={`${labels.unsubscribeLink} ${email}`}
                >
                  {labels.unsubscribeLink}
                </ButtonLink>
              </div>
            </li>
          ))}
        </ul>
      )}
      {(hasMore || !isFirst) && (
        <nav aria-label={labels.paging} className="view-row">
          {!isFirst && <a href={addressOf(path, { q: search })}>{labels.first}</a>}
          {hasMore && (
            <ButtonLink
              variant="outline"
              size="compact"
              href={addressOf(path, { q: search, after: subscriptions.at(-1)?.email })}
            >
              {labels.next}
            </ButtonLink>
          )}
        </nav>
      )}
    </Frame>
  );
}

/** An error. */
export function ErrorPage({
  title,
  text,
  stylesheets,
}: {
  title: string;
  text: string;
  stylesheets: readonly string[];
}) {
  return (
    <Frame title={title} stylesheets={stylesheets}>
      <Text>{text}</Text>
      <p>
        <a href="/">{labels.back}</a>
      </p>
    </Frame>
  );
}
