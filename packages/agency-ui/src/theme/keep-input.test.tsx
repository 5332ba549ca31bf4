// @vitest-environment jsdom
/** If something has changed the prerendered HTML before hydration, React replaces it, losing all input. */
import { act, waitFor } from '@testing-library/react';
import { useId, useState, useSyncExternalStore } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { keepInput } from './prehydration.js';

function Page({ name = 'Send' }: { name?: string }) {
  return (
    <form>
      <input name="email" type="email" />
      <input name="email" type="email" />
      <textarea name="message" />
      <textarea name="note" defaultValue="Untouched" />
      <select name="budget">
        <option value="">Choose</option>
        <option value="small">Small</option>
      </select>
      <input name="size" type="radio" value="A4" />
      <input name="size" type="radio" value="A5" />
      <input name="news" type="checkbox" />
      <button type="submit">{name}</button>
    </form>
  );
}

let root: Root | undefined;

afterEach(async () => {
  await act(() => root?.unmount());
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const field = (selector: string) => document.querySelector(selector) as HTMLInputElement;

/** Hydrates a page that something else has changed, and returns whether React replaced its HTML. */
async function hydrate(change: (container: HTMLElement) => void, enter: () => void) {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<Page />);
  enter();
  change(container);
  const before = field('form');
  const restoreInput = keepInput(container);
  await act(() => {
    root = hydrateRoot(container, <Page />, { onRecoverableError: restoreInput });
  });
  return !before.isConnected;
}

const changes: [name: string, (container: HTMLElement) => void][] = [
  ['an extension adds a node', (container) => container.querySelector('form')?.prepend(document.createElement('mark'))],
  [
    'an extension adds a field',
    (container) => container.querySelector('form')?.prepend(document.createElement('input')),
  ],
  [
    'a proxy rewrites text',
    (container) => (container.querySelector('button') as HTMLElement).replaceChildren('[email protected]'),
  ],
];

it.each(changes)('keeps input, focus and selection if %s', async (_name, change) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const isReplaced = await hydrate(change, () => {
    (document.querySelectorAll('[name="email"]')[1] as HTMLInputElement).value = 'second@westlands.example';
    field('[name="budget"]').value = 'small';
    field('[value="A5"]').checked = true;
    field('[name="news"]').checked = true;
    const message = field('[name="message"]');
    message.value = 'Two towns';
    message.focus();
    message.setSelectionRange(4, 9, 'backward');
  });
  expect(isReplaced).toBe(true);
  expect([...document.querySelectorAll<HTMLInputElement>('[name="email"]')].map(({ value }) => value)).toEqual([
    '',
    'second@westlands.example',
  ]);
  expect(field('[name="budget"]').value).toBe('small');
  expect(field('[value="A4"]').checked).toBe(false);
  expect(field('[value="A5"]').checked).toBe(true);
  expect(field('[name="news"]').checked).toBe(true);
  expect(field('[name="note"]').value).toBe('Untouched');
  const message = field('[name="message"]');
  expect(document.activeElement).toBe(message);
  expect([message.value, message.selectionStart, message.selectionEnd, message.selectionDirection]).toEqual([
    'Two towns',
    4,
    9,
    'backward',
  ]);
});

/** A form whose fields depend on each other, with controlled and uncontrolled fields. */
function DependentPage() {
  const [day, setDay] = useState('');
  const [time, setTime] = useState('');
  const [note, setNote] = useState('');
  const isHydrated = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  return (
    <form>
      <input name="day" onInput={({ currentTarget }) => setDay(currentTarget.value)} />
      {(!isHydrated || day) && (
        <input name="time" type="radio" value="18:00" onInput={({ currentTarget }) => setTime(currentTarget.value)} />
      )}
      <input name="note" value={note} onChange={({ target }) => setNote(target.value)} />
      <output>{note}</output>
      <output id="time">{time}</output>
    </form>
  );
}

it('tells React what has been restored, and restores the fields that appear as a result', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<DependentPage />);
  field('[name="day"]').value = 'Friday';
  field('[name="time"]').checked = true;
  field('[name="note"]').value = 'By the window';
  container.querySelector('form')?.prepend(document.createElement('mark'));
  const restoreInput = keepInput(container);
  await act(() => {
    root = hydrateRoot(container, <DependentPage />, { onRecoverableError: restoreInput });
  });
  await waitFor(() => expect(field('[name="time"]')?.checked).toBe(true));
  await waitFor(() => expect(field('#time').textContent).toBe('18:00'));
  await waitFor(() => expect(field('output').textContent).toBe('By the window'));
  expect([field('[name="day"]').value, field('[name="note"]').value]).toEqual(['Friday', 'By the window']);
});

it('keeps text typed right after React has replaced the field', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const [, change] = changes[0] as (typeof changes)[number];
  await hydrate(change, () => (field('[name="message"]').value = 'Two'));
  expect(field('[name="message"]').value).toBe('Two');
  field('[name="message"]').value = 'Two towns';
  const reported = vi.fn();
  field('form').addEventListener('input', reported);
  vi.runAllTimers();
  vi.useRealTimers();
  expect(reported).toHaveBeenCalledOnce();
  expect(field('[name="message"]').value).toBe('Two towns');
});

/** A switch whose name is generated by React, as in `PricingPlans`. */
function Switch() {
  const name = useId();
  return (
    <fieldset>
      <input type="radio" name={name} value="Monthly" defaultChecked />
      <input type="radio" name={name} value="Yearly" />
    </fieldset>
  );
}

it('keeps the choice in a group whose name is generated', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<Switch />);
  const { name } = field('[value="Yearly"]');
  field('[value="Yearly"]').checked = true;
  container.querySelector('fieldset')?.prepend(document.createElement('mark'));
  const restoreInput = keepInput(container);
  await act(() => {
    root = hydrateRoot(container, <Switch />, { onRecoverableError: restoreInput });
  });
  expect(field('[value="Yearly"]').name).not.toBe(name);
  expect(field('[value="Yearly"]').checked).toBe(true);
});

it('restores the other fields if one of them rejects its input', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const [, change] = changes[0] as (typeof changes)[number];
  await hydrate(change, () => {
    const email = field('[name="email"]');
    Object.defineProperty(email, 'value', {
      get: () => {
        throw new DOMException('Refused', 'InvalidStateError');
      },
    });
    field('[name="message"]').value = 'Two towns';
  });
  expect(field('[name="message"]').value).toBe('Two towns');
});

it('changes nothing if hydration succeeds', async () => {
  expect(
    await hydrate(
      () => {},
      () => (field('[name="message"]').value = 'Two towns'),
    ),
  ).toBe(false);
  expect(field('[name="message"]').value).toBe('Two towns');
});

it('restores nothing on a different page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<Page />);
  field('[name="message"]').value = 'Two towns';
  const restoreInput = keepInput(container);
  const { pathname } = location;
  history.pushState(null, '', '/another');
  container.innerHTML = renderToString(<Page />);
  restoreInput();
  history.replaceState(null, '', pathname);
  expect(field('[name="message"]').value).toBe('');
});
