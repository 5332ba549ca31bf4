// @vitest-environment jsdom
/** A form's files: chosen, checked, sent, and lost with the page. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFormSchema } from '../../entities/index.js';
import { keepInput } from '../../theme/prehydration.js';
import { chooseFiles, createFile, DataTransferOfTests } from '../choose-files.js';
import {
  defineForm,
  FileField,
  Form,
  type FormProps,
  QuoteForm,
  type SenderOptions,
  type SubmissionStatus,
} from '../index.js';

beforeEach(() => {
  vi.stubGlobal('DataTransfer', DataTransferOfTests);
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const input = () => document.querySelector('input[type="file"]') as HTMLInputElement;

const names = () => [...(input().files ?? [])].map(({ name }) => name);

const rows = () => [...document.querySelectorAll<HTMLElement>('[data-file]')].map((row) => row.dataset['file']);

const field = <FileField label="Artwork" name="artwork" types={['pdf', 'png']} maxFiles={3} maxBytes={1000} />;

const definition = defineForm({
  name: 'order',
  title: 'Order',
  fields: {
    email: { kind: 'email', label: 'Email' },
    artwork: { kind: 'file', label: 'Artwork', types: ['pdf'], maxFiles: 2, maxBytes: 1000, optional: true },
  },
});

type OrderProps = Omit<FormProps<typeof definition>, 'definition'>;

const order = (props: OrderProps = {}) => <Form definition={definition} onSubmit={() => undefined} {...props} />;

const write = (email: string) =>
  fireEvent.input(document.querySelector('[name="email"]') as HTMLInputElement, { target: { value: email } });

const submit = () => act(async () => void fireEvent.submit(document.querySelector('form') as HTMLFormElement));

const statusOf = () => document.querySelector('form')?.dataset['submission'];

async function reload(element: Parameters<typeof render>[0]) {
  cleanup();
  await act(async () => void render(element));
}

describe('FileField', () => {
  it('states its limits in the native input’s description', { tags: ['wcag:3.3.2'] }, () => {
    render(field);
    expect(input().accept).toBe('.pdf,.png');
    expect(input().multiple).toBe(true);
    const [hint] = (input().getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id));
    expect(hint?.textContent).toBe('Up to 3 files, 1 kB each: PDF, PNG.');
  });

  it('adds each selection to the earlier ones without duplicates, and ignores a cancelled dialog', async () => {
    render(field);
    const [a, b] = [createFile('a.pdf'), createFile('b.pdf')];
    await chooseFiles(input(), a);
    await chooseFiles(input(), a, b);
    await chooseFiles(input());
    expect(names()).toEqual(['a.pdf', 'b.pdf']);
    expect(rows()).toEqual(['chosen', 'chosen']);
  });

  it('removes a file, announces the removal and moves focus to the next file', {
    tags: ['wcag:4.1.3', 'wcag:2.4.3'],
  }, async () => {
    vi.useFakeTimers();
    render(field);
    await chooseFiles(input(), createFile('a.pdf'), createFile('b.pdf'));
    expect(screen.getByRole('status').textContent).toBe('2 files chosen.');
    fireEvent.click(screen.getByRole('button', { name: 'Remove: a.pdf' }));
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(names()).toEqual(['b.pdf']);
    expect(screen.getByRole('status').textContent).toBe('a.pdf removed.');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove: b.pdf' }));
    fireEvent.click(screen.getByRole('button', { name: 'Remove: b.pdf' }));
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(document.activeElement).toBe(input());
  });

  it('names the file in each error at once', { tags: ['wcag:3.3.1', 'wcag:3.3.3'] }, async () => {
    render(field);
    await chooseFiles(
      input(),
      createFile('big.pdf', 2400),
      createFile('artwork.psd'),
      createFile('none.png', 0),
      createFile('a.pdf'),
    );
    expect(input().getAttribute('aria-invalid')).toBe('true');
    const error = document.getElementById((input().getAttribute('aria-describedby') ?? '').split(' ')[0] ?? '');
    expect(error?.textContent).toBe(
      'big.pdf is 3 kB; the limit is 1 kB each. ' +
        'artwork.psd is a type of file that we can’t open. Choose PDF, PNG. ' +
        'none.png is empty. ' +
        'You’ve chosen 4 files; the limit is 3. Remove 1, or put them into one ZIP file.',
    );
    expect(rows()).toEqual(['invalid', 'invalid', 'invalid', 'chosen']);
  });

  it('shows files that were chosen before hydration', async () => {
    const page = document.createElement('div');
    document.body.append(page);
    page.innerHTML = renderToString(field);
    await chooseFiles(input(), createFile('early.pdf'));
    expect(rows()).toEqual([]);
    const root = await act(async () => hydrateRoot(page, field));
    expect(rows()).toEqual(['chosen']);
    expect(names()).toEqual(['early.pdf']);
    await act(async () => root.unmount());
  });

  it('keeps its files and the fields after it when a failed hydration replaces the page', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const page = document.createElement('div');
    document.body.append(page);
    const form = (
      <form>
        {field}
        <input name="email" />
      </form>
    );
    page.innerHTML = renderToString(form);
    await chooseFiles(input(), createFile('early.pdf'));
    const email = () => page.querySelector('[name="email"]') as HTMLInputElement;
    email().value = 'w@westlands.example';
    // As a browser extension might.
    page.firstElementChild?.prepend(document.createElement('mark'));
    const replaced = input();
    const onRecoverableError = keepInput(page);
    const root = await act(async () => hydrateRoot(page, form, { onRecoverableError }));
    expect(replaced.isConnected).toBe(false);
    expect(rows()).toEqual(['chosen']);
    expect(names()).toEqual(['early.pdf']);
    expect(email().value).toBe('w@westlands.example');
    await act(async () => root.unmount());
  });

  it('lists files that are restored after it mounts, and adds the next selection to them', async () => {
    const page = document.createElement('div');
    document.body.append(page);
    page.innerHTML = renderToString(field);
    await chooseFiles(input(), createFile('early.pdf'));
    // As a browser extension might.
    page.firstElementChild?.prepend(document.createElement('mark'));
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const restoreInput = keepInput(page);
    const root = await act(async () => hydrateRoot(page, field, { onRecoverableError: () => {} }));
    expect(names()).toEqual([]);
    // The React starters do this in an effect.
    await act(() => restoreInput());
    expect([names(), rows()]).toEqual([['early.pdf'], ['chosen']]);
    await chooseFiles(input(), createFile('next.pdf'));
    expect([names(), rows()]).toEqual([
      ['early.pdf', 'next.pdf'],
      ['chosen', 'chosen'],
    ]);
    await act(async () => root.unmount());
  });
});

describe('a form with files', () => {
  it('passes the files to its sender, and empties the field after a success', async () => {
    const onSubmit = vi.fn((_values: object, _options: SenderOptions) => undefined);
    render(order({ onSubmit }));
    write('a@b.example');
    const file = createFile('a.pdf');
    await chooseFiles(input(), file);
    await submit();
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ email: 'a@b.example', artwork: [file] });
    await act(async () => {});
    expect([names(), rows()]).toEqual([[], []]);
    expect(screen.getByText('a.pdf').tagName).toBe('BDI');
  });

  it('empties its fields after a success even without files', async () => {
    vi.useFakeTimers();
    render(order({ onSubmit: () => new Promise((resolve) => setTimeout(resolve, 1000)) }));
    write('a@b.example');
    await submit();
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(statusOf()).toBe('succeeded');
    expect(document.querySelector<HTMLInputElement>('[name="email"]')?.value).toBe('');
  });

  it('sends nothing while a file is invalid', async () => {
    const onSubmit = vi.fn();
    render(order({ onSubmit }));
    write('a@b.example');
    await chooseFiles(input(), createFile('a.exe'));
    await submit();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(input());
    await chooseFiles(input(), createFile('a.pdf'));
    fireEvent.click(screen.getByRole('button', { name: 'Remove: a.exe' }));
    expect(input().getAttribute('aria-invalid')).toBeNull();
    await submit();
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('keeps text and files after a failure', async () => {
    render(order({ onSubmit: () => Promise.resolve(new Response(null, { status: 500 })) }));
    write('a@b.example');
    await chooseFiles(input(), createFile('a.pdf'));
    await submit();
    expect([statusOf(), names()]).toEqual(['failed', ['a.pdf']]);
  });

  it('shows a server’s issue next to its field', async () => {
    const issues = { artwork: 'The content of a.pdf isn’t PDF.' };
    render(order({ onSubmit: () => Promise.resolve(Response.json({ issues }, { status: 422 })) }));
    write('a@b.example');
    await chooseFiles(input(), createFile('a.pdf'));
    await submit();
    expect(screen.getByText(issues.artwork)).toBeTruthy();
  });

  it('shows each file’s progress, and keeps sending as long as there is progress', async () => {
    vi.useFakeTimers();
    const seen: SubmissionStatus[] = [];
    let report = (_sent: number) => {};
    const onSubmit = (_values: object, { onProgress }: SenderOptions) => {
      report = onProgress ?? report;
      return new Promise(() => {});
    };
    render(order({ onSubmit, onStatusChange: (status) => seen.push(status) }));
    write('a@b.example');
    await chooseFiles(input(), createFile('a.pdf', 100), createFile('b.pdf', 100));
    await submit();
    const bars = () => screen.queryAllByRole<HTMLProgressElement>('progressbar');
    expect(bars().map((bar) => bar.hasAttribute('value'))).toEqual([false, false]);
    await act(async () => report(150));
    expect(rows()).toEqual(['sent', 'sending']);
    expect(bars().map(({ value }) => value)).toEqual([50]);
    for (const _ of [1, 2, 3]) {
      await act(() => vi.advanceTimersByTimeAsync(19_000));
      await act(async () => report(160));
    }
    expect(seen).toEqual(['submitting']);
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(seen).toEqual(['submitting', 'failed']);
    expect(names()).toEqual(['a.pdf', 'b.pdf']);
  });

  it('allows files more time if the sender does not report progress', async () => {
    vi.useFakeTimers();
    render(<QuoteForm files onSubmit={() => new Promise(() => {})} />);
    for (const [name, value] of Object.entries({
      name: 'A',
      email: 'a@b.example',
      phone: '0700 000 000',
      message: 'B',
    }))
      fireEvent.input(document.querySelector(`[name="${name}"]`) as HTMLElement, { target: { value } });
    fireEvent.input(document.querySelector('[name="projectType"]') as HTMLElement, { target: { value: 'events' } });
    await chooseFiles(input(), createFile('a.pdf', 3_200_000));
    await submit();
    await act(() => vi.advanceTimersByTimeAsync(119_000));
    expect(statusOf()).toBe('submitting');
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(statusOf()).toBe('failed');
  });

  it('sends a file from an input that isn’t a field in the definition', async () => {
    const onSubmit = vi.fn((_values: object) => undefined);
    render(
      <Form definition={definition} onSubmit={onSubmit}>
        {({ field: propsOf }) => (
          <>
            <input {...{ name: propsOf('email').name, 'aria-label': 'Email' }} />
            <input type="file" name="photo" aria-label="Photo" />
          </>
        )}
      </Form>,
    );
    write('a@b.example');
    const file = createFile('photo.jpg');
    await chooseFiles(input(), file);
    await submit();
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ photo: [file] });
  });

  it('posts files without JavaScript', () => {
    const html = renderToString(order({ action: '/orders' }));
    expect(html).toMatch(/<form[^>]*enctype="multipart\/form-data"/i);
    expect(html).toMatch(/<input[^>]*type="file"[^>]*name="artwork"/);
    expect(html.replace(/<button[^>]*data-part="reload"/, '')).not.toContain('<button type="button"');
  });

  it('names the files that the server could not store', () => {
    const html = renderToString(order({ action: '/orders', defaultValues: { artwork: ['brief.pdf'] } }));
    expect(html).toMatch(/data-file="missing".*brief\.pdf.*Choose this file again/);
  });
});

describe('a form with files after a reload', () => {
  const networkError = () => Promise.reject(new TypeError('Failed to fetch'));

  it('asks for the draft’s files again, and sends nothing without them', async () => {
    const onSubmit = vi.fn((_values: object) => undefined);
    const form = order({ draftKey: 'order', onSubmit });
    render(form);
    write('a@b.example');
    await chooseFiles(input(), createFile('a.pdf'), createFile('b.pdf'));
    await reload(form);
    expect(rows()).toEqual(['missing', 'missing']);
    await submit();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.getByText('Choose again or remove: a.pdf, b.pdf.')).toBeTruthy();
    await chooseFiles(input(), createFile('a.pdf'));
    expect(rows()).toEqual(['chosen', 'missing']);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Remove: b.pdf' })));
    await submit();
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ artwork: [{ name: 'a.pdf' }] });
  });

  it('neither sends nor confirms a queued form without its files', async () => {
    const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    render(order({ draftKey: 'order', onSubmit: networkError }));
    write('a@b.example');
    await chooseFiles(input(), createFile('a.pdf'));
    await submit();
    expect(statusOf()).toBe('queued');
    expect(document.body.textContent).toContain('Keep this page open until then');
    offline.mockRestore();
    const onSubmit = vi.fn((_values: object) => undefined);
    for (const _ of [1, 2]) {
      await reload(order({ draftKey: 'order', onSubmit }));
      expect([statusOf(), rows()]).toEqual(['failed', ['missing']]);
      expect(screen.getByRole('alert').textContent).toContain(
        'the page has lost a file. Choose again or remove: a.pdf.',
      );
    }
    expect(onSubmit).not.toHaveBeenCalled();
    await chooseFiles(input(), createFile('a.pdf'));
    await submit();
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('sends a queued form’s files as long as the page stays open', async () => {
    const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const onSubmit = vi.fn((_values: object, _options: SenderOptions): unknown => networkError());
    render(order({ draftKey: 'order', onSubmit }));
    write('a@b.example');
    await chooseFiles(input(), createFile('a.pdf'));
    await submit();
    offline.mockReturnValue(true);
    onSubmit.mockReturnValue(undefined);
    await act(async () => dispatchEvent(new Event('online')));
    expect(onSubmit.mock.calls.map(([values]) => values)).toEqual([
      { email: 'a@b.example', artwork: [expect.objectContaining({ name: 'a.pdf' })] },
      { email: 'a@b.example', artwork: [expect.objectContaining({ name: 'a.pdf' })] },
    ]);
    expect(new Set(onSubmit.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey)).size).toBe(1);
    expect(statusOf()).toBe('succeeded');
  });
});

describe('the schema of a form with files', () => {
  const schema = createFormSchema(definition);
  const issueOf = (artwork: unknown) => schema.safeParse({ email: 'a@b.example', artwork }).error?.issues[0]?.message;

  it.each<[name: string, files: unknown, issue: string | undefined]>([
    ['one file', createFile('a.pdf'), undefined],
    ['no file', undefined, undefined],
    ['the empty file that a native form sends', new File([], ''), undefined],
    [
      'too many files',
      [createFile('a.pdf'), createFile('b.pdf'), createFile('c.pdf')],
      'You’ve chosen 3 files; the limit is 2. Remove 1, or put them into one ZIP file.',
    ],
    ['a file name', 'a.pdf', 'Send files as multipart/form-data'],
    ['a JSON object', {}, 'Send files as multipart/form-data'],
  ])('checks %s', (_name, files, issue) => {
    expect(issueOf(files)).toBe(issue);
  });
});
