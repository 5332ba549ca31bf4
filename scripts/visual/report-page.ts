/** The script of the report page: shows the screenshots and stores the reviewer's decisions. */
import type { Status } from './compare.js';
import type { Entry, Report } from './report.js';
import type { Review } from './review.js';

type View = 'slider' | 'flip' | 'beside' | 'difference';

const byId = (id: string) => document.getElementById(id) as HTMLElement;
const report = JSON.parse(byId('report').textContent ?? '') as Report;
const review: Record<string, Review[string]> = { ...report.review };
/** Decisions are saved only if `npm run visual -- --review` serves the page. A local file can only offer a download. */
const isServed = location.protocol.startsWith('http');

const statusLabels: Record<Status, string> = { changed: 'Changed', new: 'New', removed: 'Removed', same: 'Unchanged' };
const views: Record<View, string> = {
  slider: 'Slider',
  flip: 'Flip',
  beside: 'Side by side',
  difference: 'Difference',
};

const sectionOf = ({ title }: Entry) => title.split('/')[0] ?? title;

/** Creates an element with properties and children. */
function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> & { data?: Record<string, string> } = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const { data = {}, ...elementProperties } = properties;
  const element = Object.assign(document.createElement(tag), elementProperties);
  Object.assign(element.dataset, data);
  element.append(...children);
  return element;
}

/** The decision about an entry. Decisions about an older screenshot of the same story do not count. */
function decisionOf({ key, subject }: Entry): Review[string] | undefined {
  const decided = review[key];
  return decided?.picture === subject ? decided : undefined;
}

const stateOf = (entry: Entry) => decisionOf(entry)?.decision ?? (entry.status === 'same' ? 'same' : 'open');
const stateLabels = { approved: 'Approved', rejected: 'Rejected', open: 'Not reviewed', same: '' };

let current = report.entries.findIndex((entry) => stateOf(entry) === 'open');
if (current < 0) current = 0;
let view: View = 'slider';

const filters = byId('filters') as HTMLFormElement;
const filter = (name: string) => filters.elements.namedItem(name) as HTMLSelectElement;

function fillFilters(): void {
  const put = (name: string, choices: readonly (readonly [string, string])[]) =>
    filter(name).append(...choices.map(([value, text]) => make('option', { value }, text)));
  const distinct = (of: (entry: Entry) => string) => [...new Set(report.entries.map(of))].sort();
  const same = (text: string) => [text, text] as const;
  put('section', [['', 'All sections'], ...distinct(sectionOf).map(same)]);
  put('mode', [['', 'All modes'], ...distinct(({ mode }) => mode).map(same)]);
  put('status', [
    ['differing', 'Differing'],
    ['open', 'Not reviewed'],
    ['all', 'All'],
  ]);
}

function isShown(entry: Entry): boolean {
  const [section, mode, status] = ['section', 'mode', 'status'].map((name) => filter(name).value);
  if (section && sectionOf(entry) !== section) return false;
  if (mode && entry.mode !== mode) return false;
  return status === 'all' || (status === 'open' ? stateOf(entry) === 'open' : entry.status !== 'same');
}

const shown = () => [...report.entries.keys()].filter((index) => isShown(report.entries[index] as Entry));

function drawFacts(): void {
  const fact = (name: string, value: string, tone = '') =>
    make('div', { data: { tone } }, make('dt', {}, name), make('dd', {}, value));
  const count = (status: Status) => `${report.entries.filter((entry) => entry.status === status).length}`;
  const open = report.entries.filter((entry) => stateOf(entry) === 'open').length;
  byId('facts').replaceChildren(
    fact('Before', report.base),
    fact('After', report.head),
    ...(Object.keys(statusLabels) as Status[]).map((status) => fact(statusLabels[status], count(status), status)),
    fact('Not reviewed', `${open}`, open > 0 ? 'open' : 'approved'),
  );
}

function drawList(): void {
  const indexes = shown();
  byId('count').textContent =
    indexes.length === 1 ? '1 screenshot' : `${indexes.length} of ${report.entries.length} screenshots`;
  byId('entries').replaceChildren(
    ...indexes.map((index) => {
      const entry = report.entries[index] as Entry;
      const state = stateOf(entry);
      const button = make(
        'button',
        { type: 'button', data: { state }, onclick: () => show(index, true) },
        make('span', { className: 'story' }, `${entry.title.split('/').slice(1).join(' / ')} · ${entry.name}`),
        make('span', { className: 'mode' }, `${sectionOf(entry)}, ${entry.mode}`),
        make(
          'span',
          { className: 'state' },
          state === 'open' ? statusLabels[entry.status] : stateLabels[state] || statusLabels.same,
        ),
      );
      if (index === current) button.setAttribute('aria-current', 'true');
      return make('li', {}, button);
    }),
  );
}

const textOf = (role: string, index: number) => document.getElementById(`${role}-${index}`)?.textContent ?? '';

/** One of an entry's images, or an empty array if it does not exist. */
function image(role: 'before' | 'after' | 'mask', index: number): HTMLImageElement[] {
  const src = textOf(role, index);
  const alt = role === 'mask' ? 'Differing pixels' : role === 'before' ? 'Before' : 'After';
  return src ? [make('img', { src, alt, className: role })] : [];
}

function drawSlider(index: number): HTMLElement[] {
  const frame = make(
    'div',
    { className: 'frame overlaid slider' },
    ...image('before', index),
    ...image('after', index),
  );
  const range = make('input', {
    type: 'range',
    min: '0',
    max: '100',
    value: '50',
    ariaLabel: 'Visible part of the screenshot before',
  });
  const cut = () => frame.style.setProperty('--cut', `${range.value}%`);
  range.addEventListener('input', cut);
  cut();
  return [make('label', { className: 'range' }, 'After', range, 'Before'), frame];
}

function drawFlip(index: number): HTMLElement[] {
  const frame = make('div', { className: 'frame overlaid flip' }, ...image('before', index), ...image('after', index));
  frame.dataset['side'] = 'after';
  const button = make('button', { type: 'button' }, 'Showing after: flip to before');
  button.addEventListener('click', () => {
    const after = frame.dataset['side'] !== 'after';
    frame.dataset['side'] = after ? 'after' : 'before';
    button.textContent = after ? 'Showing after: flip to before' : 'Showing before: flip to after';
  });
  return [button, frame];
}

function drawImages(index: number): HTMLElement[] {
  const { status } = report.entries[index] as Entry;
  if (status === 'same') return [make('p', { className: 'note' }, 'No pixel differs.')];
  if (status === 'new') return [make('div', { className: 'frame' }, ...image('after', index))];
  if (status === 'removed') return [make('div', { className: 'frame' }, ...image('before', index))];
  if (view === 'slider') return drawSlider(index);
  if (view === 'flip') return drawFlip(index);
  if (view === 'difference') {
    return [make('div', { className: 'frame overlaid mark' }, ...image('after', index), ...image('mask', index))];
  }
  const side = (name: string, role: 'before' | 'after') =>
    make('figure', {}, make('figcaption', {}, name), make('div', { className: 'frame' }, ...image(role, index)));
  return [make('div', { className: 'beside' }, side('Before', 'before'), side('After', 'after'))];
}

function drawViews(index: number): HTMLElement {
  const choose = (name: View) => {
    const input = make('input', { type: 'radio', name: 'view', value: name, checked: name === view });
    input.addEventListener('change', () => {
      view = name;
      byId('pictures').replaceChildren(...drawImages(index));
    });
    return make('label', {}, input, views[name]);
  };
  const legend = make('legend', {}, 'Compare by');
  return make('fieldset', { className: 'views' }, legend, ...(Object.keys(views) as View[]).map(choose));
}

function decide(index: number, decision: 'approved' | 'rejected', comment: string): void {
  const entry = report.entries[index] as Entry;
  review[entry.key] = { decision, picture: entry.subject, comment };
  void save();
  const order = [...report.entries.keys()];
  const next = [...order.slice(index + 1), ...order.slice(0, index)].find(
    (other) => stateOf(report.entries[other] as Entry) === 'open' && isShown(report.entries[other] as Entry),
  );
  show(next ?? index, false);
  // Re-rendering removes the focused button, so focus moves to the same button of the next entry.
  document.querySelector<HTMLButtonElement>(`[data-decision="${decision}"]`)?.focus();
}

function drawDecision(index: number): HTMLElement[] {
  const entry = report.entries[index] as Entry;
  if (entry.status === 'same') return [];
  const decided = decisionOf(entry);
  const comment = make('textarea', { rows: 2, maxLength: 2000, value: decided?.comment ?? '', name: 'comment' });
  const button = (decision: 'approved' | 'rejected', name: string) => {
    const element = make(
      'button',
      { type: 'button', data: { decision }, onclick: () => decide(index, decision, comment.value) },
      name,
    );
    element.setAttribute('aria-pressed', `${decided?.decision === decision}`);
    return element;
  };
  return [
    make(
      'form',
      { className: 'decision', onsubmit: (event) => event.preventDefault() },
      make('label', {}, 'Comment', comment),
      make('div', { className: 'buttons' }, button('approved', 'Approve'), button('rejected', 'Reject')),
    ),
  ];
}

function show(index: number, focus: boolean): void {
  current = index;
  const entry = report.entries[index];
  if (!entry) return;
  const differs = entry.status === 'changed' ? `${entry.pixels.toLocaleString('en')} pixels differ. ` : '';
  byId('sheet').replaceChildren(
    make(
      'div',
      { className: 'title' },
      make('p', { className: 'eyebrow' }, `${entry.title} · ${entry.mode}`),
      make('h2', {}, entry.name),
      make('p', { className: 'note' }, `${statusLabels[entry.status]}. ${differs}${stateLabels[stateOf(entry)]}`),
    ),
    ...drawDecision(index),
    ...(entry.status === 'changed' ? [drawViews(index)] : []),
    make('div', { id: 'pictures' }, ...drawImages(index)),
  );
  drawList();
  drawFacts();
  if (focus) byId('sheet').focus();
}

const setStatus = (text: string) => {
  byId('saved').textContent = text;
};

async function save(): Promise<void> {
  if (!isServed) {
    setStatus('Not saved yet: download the review.');
    return;
  }
  try {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch('/review.json', { method: 'PUT', headers, body: JSON.stringify(review) });
    setStatus(response.ok ? 'Saved.' : `Not saved: ${await response.text()}`);
  } catch {
    setStatus('Not saved: the server has stopped. Download the review.');
  }
}

byId('download').addEventListener('click', () => {
  const file = new Blob([`${JSON.stringify(review, null, 2)}\n`], { type: 'application/json' });
  const link = make('a', { href: URL.createObjectURL(file), download: 'review.json' });
  link.click();
  URL.revokeObjectURL(link.href);
  setStatus('Downloaded: replace tests/visual/review.json with it.');
});

fillFilters();
filters.addEventListener('change', () => {
  const [first] = shown();
  if (first !== undefined && !isShown(report.entries[current] as Entry)) show(first, false);
  else drawList();
});
if (isServed) Object.assign(review, await fetch('/review.json').then((response) => response.json()));
setStatus(isServed ? 'Decisions are saved as you make them.' : 'Opened as a file: download the review to keep it.');
drawFacts();
drawList();
if (report.entries.every(({ status }) => status === 'same')) {
  byId('sheet').replaceChildren(
    make(
      'div',
      { className: 'title' },
      make('h2', {}, 'No differences'),
      make('p', { className: 'note' }, 'No pixel of any story differs.'),
    ),
  );
} else {
  show(current, false);
}
