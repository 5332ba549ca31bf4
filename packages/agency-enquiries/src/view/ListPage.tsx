import { SelectField } from 'agency-ui/forms/SelectField';
import { TextField } from 'agency-ui/forms/TextField';
import { Button } from 'agency-ui/primitives/Button';
import { ButtonLink } from 'agency-ui/primitives/ButtonLink';
import { Text } from 'agency-ui/primitives/Text';
import { referenceOf } from 'agency-ui/schemas';
import { namedValuesOf, nameOf, titleOf } from '../enquiry.js';
import type { FormDescriptions } from '../form-description.js';
import type { EnquiryPage, StoredEnquiry } from '../store/store.js';
import { Frame } from './Frame.js';
import { addressOf, type ListQuery, positionText } from './list-query.js';
import { Badges, Time } from './parts.js';
import { type Done, viewLabels as labels } from './view-labels.js';

export interface ListPageProps {
  query: ListQuery;
  page: EnquiryPage;
  forms: FormDescriptions;
  /** The total number of enquiries. */
  total: number;
  /** Number of deliveries that won't be retried. */
  stuck: number;
  done?: Done | undefined;
  stylesheets: readonly string[];
}

/** Hides "(optional)" in labels, because every filter is optional. */
const filterLabels = { optional: '' };

/** Number of characters of text shown in the list; its styles hide everything beyond two lines. */
const snippetLength = 240;

function snippetOf(enquiry: StoredEnquiry, forms: FormDescriptions): string {
  const long = namedValuesOf(enquiry, forms).filter(({ isLong }) => isLong);
  return long
    .map(({ text }) => text)
    .join(' ')
    .slice(0, snippetLength);
}

function Item({ enquiry, forms }: { enquiry: StoredEnquiry; forms: FormDescriptions }) {
  const name = nameOf(enquiry, forms);
  const snippet = snippetOf(enquiry, forms);
  return (
    <li className="view-item">
      <p className="view-who">
        <a href={`/enquiries/${enquiry.id}`}>
          <bdi>{name || enquiry.email || labels.unnamed}</bdi>
        </a>
      </p>
      <p className="view-mail">
        {[
          titleOf(enquiry, forms),
          name && enquiry.email,
          enquiry.files?.length ? labels.fileCount(enquiry.files.length) : '',
          referenceOf(enquiry.id),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {snippet && (
        <p className="view-snippet">
          <bdi>{snippet}</bdi>
        </p>
      )}
      <div className="view-aside">
        <Text variant="small" muted>
          <Time at={enquiry.receivedAt} />
        </Text>
        <Badges enquiry={enquiry} />
      </div>
    </li>
  );
}

function Filters({ query: { values, invalid }, forms }: Pick<ListPageProps, 'query' | 'forms'>) {
  const { states, marks } = labels;
  const isOpen = Object.keys(values).some((name) => name !== 'q');
  const dates = [
    ['from', labels.from],
    ['to', labels.to],
  ] as const;
  return (
    <form method="get" action="/" className="view-panel" aria-label={labels.filters}>
      <div className="view-filters">
        <div className="view-wide">
          <TextField
            type="search"
            name="q"
            label={labels.search}
            hint={labels.searchHint}
            labels={filterLabels}
            defaultValue={values.q}
          />
        </div>
        <details className="view-wide" open={isOpen}>
          <summary className="view-summary">{labels.moreFilters}</summary>
          <div className="view-filters">
            <SelectField
              name="form"
              label={labels.form}
              labels={filterLabels}
              placeholder={labels.anyForm}
              options={[...forms.values()].map(({ name, title }) => ({ value: name, label: title }))}
              defaultValue={values.form}
            />
            <SelectField
              name="delivery"
              label={labels.delivery}
              labels={filterLabels}
              placeholder={labels.anyDelivery}
              options={[
                ...Object.entries(states).map(([value, label]) => ({ value, label })),
                { value: 'none', label: labels.noDelivery },
              ]}
              defaultValue={values.delivery}
            />
            <SelectField
              name="mark"
              label={labels.mark}
              labels={filterLabels}
              placeholder={labels.anyMark}
              options={Object.entries(marks).map(([value, label]) => ({ value, label }))}
              defaultValue={values.mark}
            />
            {dates.map(([name, label]) => (
              <TextField
                key={name}
                type="date"
                name={name}
                label={label}
                labels={filterLabels}
                defaultValue={values[name]}
                error={invalid.includes(name) ? labels.badDate : undefined}
              />
            ))}
          </div>
        </details>
        <div className="view-row view-wide">
          <Button type="submit">{labels.apply}</Button>
          {Object.keys(values).length > 0 && <a href="/">{labels.clear}</a>}
        </div>
      </div>
    </form>
  );
}

/** Deliveries that need the owner's attention. */
function Stuck({ count }: { count: number }) {
  return (
    <div className="view-notice" data-tone="negative">
      <div className="view-row">
        <Text>
          {labels.stuck(count)} <a href="/?delivery=failed">{labels.states.failed}</a>,{' '}
          <a href="/?delivery=refused">{labels.states.refused}</a>
        </Text>
        <form method="post" action="/retry">
          <Button type="submit" variant="outline" size="compact">
            {labels.retryAll}
          </Button>
        </form>
      </div>
    </div>
  );
}

function Paging({ query: { values }, page }: Pick<ListPageProps, 'query' | 'page'>) {
  const [first, last] = [page.enquiries[0], page.enquiries.at(-1)];
  if (!first || !last || !(page.hasNewer || page.hasOlder)) return null;
  return (
    <nav aria-label={labels.paging} className="view-row">
      {page.hasNewer && (
        <>
          <ButtonLink variant="outline" size="compact" href={addressOf('/', values)}>
            {labels.newest}
          </ButtonLink>
          <ButtonLink
            variant="outline"
            size="compact"
            href={addressOf('/', { ...values, before: positionText(first) })}
          >
            {labels.newer}
          </ButtonLink>
        </>
      )}
      {page.hasOlder && (
        <ButtonLink variant="outline" size="compact" href={addressOf('/', { ...values, after: positionText(last) })}>
          {labels.older}
        </ButtonLink>
      )}
    </nav>
  );
}

/** The list of enquiries, with search and filters. */
export function ListPage({ query, page, forms, total, stuck, done, stylesheets }: ListPageProps) {
  const isFiltered = Object.keys(query.values).length > 0;
  return (
    <Frame title={labels.list} aside={<Text muted>{labels.total(total)}</Text>} {...{ done, stylesheets }} current="/">
      {stuck > 0 && <Stuck count={stuck} />}
      <Filters query={query} forms={forms} />
      {page.enquiries.length > 0 ? (
        <>
          <ol className="view-list">
            {page.enquiries.map((enquiry) => (
              <Item key={enquiry.id} enquiry={enquiry} forms={forms} />
            ))}
          </ol>
          <div className="view-head">
            <Paging query={query} page={page} />
            <a href={addressOf('/export.csv', query.values)} download="enquiries.csv">
              {isFiltered ? labels.exportFiltered : labels.exportAll}
            </a>
          </div>
        </>
      ) : (
        <Text variant="lead">{isFiltered ? labels.emptyFiltered : labels.empty}</Text>
      )}
    </Frame>
  );
}
