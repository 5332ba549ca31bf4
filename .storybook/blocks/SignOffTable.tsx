/** All components with their sign-off state, and filters. */
import { Suspense, use, useState } from 'react';
import { componentOf, type SignOffStatus, statusNames } from '../sign-offs.js';
import { DocsLink } from './links.js';
import * as styles from './SignOff.css.js';
import { StatusBadge, signOffOf } from './SignOffState.js';

interface IndexEntry {
  id: string;
  title: string;
  type: 'story' | 'docs';
}

/** The first entry of each component that has stories, in sidebar order. */
async function loadComponents(): Promise<IndexEntry[]> {
  const { entries } = (await (await fetch('index.json')).json()) as { entries: Record<string, IndexEntry> };
  const all = Object.values(entries);
  const withStories = new Set(all.filter(({ type }) => type === 'story').map(({ title }) => title));
  return all.filter((entry, index) => withStories.has(entry.title) && entry.title !== all[index - 1]?.title);
}

let loading: ReturnType<typeof loadComponents> | undefined;

function Table() {
  loading ??= loadComponents();
  const [status, setStatus] = useState<SignOffStatus | ''>('');
  const [text, setText] = useState('');
  const rows = use(loading)
    .map(({ id, title }) => ({ id, title, component: componentOf(title), ...signOffOf(componentOf(title)) }))
    .filter((row) => !status || row.status === status)
    .filter(({ title, name = '' }) => `${title} ${name}`.toLowerCase().includes(text.toLowerCase()));
  return (
    <>
      <form className={styles.filters} onSubmit={(event) => event.preventDefault()}>
        <label>
          Status{' '}
          <select value={status} onChange={(event) => setStatus(event.target.value as SignOffStatus | '')}>
            <option value="">All</option>
            {Object.entries(statusNames).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          Component or person <input type="search" value={text} onChange={(event) => setText(event.target.value)} />
        </label>
        <output>
          {rows.length} of {use(loading).length} components, foundations and pages
        </output>
      </form>
      <table className={styles.table}>
        <thead>
          <tr>
            {['Component', 'Status', 'Signed by', 'Date', 'Commit'].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, title, component, status, reason, name, date, commit }) => (
            <tr key={title}>
              <th scope="row">
                <DocsLink href={`?path=/${id.endsWith('--docs') ? 'docs' : 'story'}/${id}`}>{component}</DocsLink>
              </th>
              <td>
                <StatusBadge status={status} /> {name && status !== 'signed-off' && <small>{reason}</small>}
              </td>
              <td>{name}</td>
              <td>{date}</td>
              <td>{commit && <code>{commit}</code>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

export function SignOffTable() {
  return (
    <Suspense fallback={<p>Loading …</p>}>
      <Table />
    </Suspense>
  );
}
